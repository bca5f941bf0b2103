// Sets the chosen theme before the first paint; without a choice the system decides.
try {
  const query = new URLSearchParams(location.search);
  // An embedded view is told by its address, and reads no storage.
  const isEmbed = document.documentElement.dataset.view === 'embed' || query.has('embed');
  const theme = isEmbed ? query.get('theme') : localStorage.getItem('plugbench:theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is forbidden here: the system's theme it is.
}
