// Who shows the page: a tab, a frame of our own site, or another site, which could lay something over our buttons.

/** Whether this is the view made for other pages: `embed.html`, or `?embed` on hosts that send no headers. */
export function isEmbed(): boolean {
  return (
    document.documentElement.dataset.view === 'embed' || new URLSearchParams(location.search).has('embed')
  );
}

/** Whether any page around this one is of another origin. */
export function framedByOthers(): boolean {
  for (let inner: Window = window; inner !== inner.parent;) {
    inner = inner.parent;
    try {
      if (inner.location.origin !== location.origin) return true;
    } catch {
      return true;
    }
  }
  return false;
}
