// Collects what goes wrong in the page from now on: errors, what the console was given as one, violations of the policy.
(() => {
  if (globalThis.pageFaults) return;
  const faults = (globalThis.pageFaults = []);
  addEventListener('error', ({ message, filename, lineno }) =>
    faults.push(`error: ${message} (${filename}:${lineno})`),
  );
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`rejection: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    faults.push(`policy violation: ${violatedDirective} ${blockedURI} ${sample}`),
  );
  const { error } = console;
  console.error = (...parts) => {
    faults.push(`console: ${parts.map(String).join(' ')}`);
    error.apply(console, parts);
  };
})();
