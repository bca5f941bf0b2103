// Outline of what a person sees inside one element, in reading order.
// Runs in the page: `outline(document.querySelector(...))` returns string[].
// Text runs are merged within a block; icons are skipped; controls are one line each.
globalThis.outline = function outline(root) {
  const lines = [];
  let run = '';
  const flush = () => {
    const text = run.replace(/\s+/g, ' ').trim();
    if (text) lines.push(`text ${text}`);
    run = '';
  };
  const visible = (el) => {
    const style = getComputedStyle(el);
    return style.display !== 'none' && style.visibility !== 'hidden';
  };
  const label = (el) => (el.innerText ?? '').replace(/\s+/g, ' ').trim();
  const control = (el) => {
    const tag = el.localName;
    const role = el.getAttribute('role');
    if (tag === 'input') {
      const type = el.type;
      if (type === 'checkbox' || type === 'radio') return `${type} ${el.checked ? 'on' : 'off'}`;
      const parts = [`input ${type}`, `value=${JSON.stringify(el.value)}`];
      if (el.placeholder) parts.push(`placeholder=${JSON.stringify(el.placeholder)}`);
      return parts.join(' ');
    }
    if (tag === 'textarea') {
      const parts = ['textarea', `value=${JSON.stringify(el.value)}`];
      if (el.placeholder) parts.push(`placeholder=${JSON.stringify(el.placeholder)}`);
      return parts.join(' ');
    }
    if (tag === 'select') {
      const options = [...el.options].map((o) => o.text.trim());
      return `select value=${JSON.stringify(el.selectedOptions[0]?.text.trim() ?? '')} options=${JSON.stringify(options)}`;
    }
    if (role === 'switch') return `switch ${el.getAttribute('aria-checked') === 'true' ? 'on' : 'off'}`;
    if (tag === 'button') return `button ${label(el)}`.trim();
    if (tag === 'a' && el.hasAttribute('href')) return `link ${label(el)} -> ${el.getAttribute('href')}`;
    return null;
  };
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      run += node.data;
      return;
    }
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    if (node.localName === 'svg' || node.localName === 'style' || node.localName === 'script') return;
    if (!visible(node)) return;
    const line = control(node);
    if (line !== null) {
      flush();
      lines.push(line);
      return;
    }
    const inline = /^(inline|contents)$/.test(getComputedStyle(node).display);
    if (!inline) flush();
    for (const child of node.childNodes) walk(child);
    if (!inline) flush();
  };
  walk(root);
  flush();
  return lines;
};
