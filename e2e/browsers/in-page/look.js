// Finds what a person would name by its role and name, says what there is to see of it, and keeps it as `pageSeen`. `steps` lead from the outside
// to the inside; each is { role, name, label, text, css }, where all but a role and a selector are { is } or { pattern, flags }.
globalThis.lookInPage = ({ steps, aim }) => {
  const plain = (text) => (text ?? '').replace(/\s+/g, ' ').trim();
  const INPUTS = {
    checkbox: 'checkbox',
    radio: 'radio',
    range: 'slider',
    number: 'spinbutton',
    search: 'searchbox',
  };
  const TAGS = {
    A: 'link',
    ARTICLE: 'article',
    ASIDE: 'complementary',
    BUTTON: 'button',
    DIALOG: 'dialog',
    LI: 'listitem',
    OL: 'list',
    OUTPUT: 'status',
    SECTION: 'region',
    SELECT: 'combobox',
    TEXTAREA: 'textbox',
    UL: 'list',
  };

  function roleOf(element) {
    const given = element.getAttribute('role');
    if (given) return given;
    if (element.tagName === 'INPUT') return INPUTS[element.type] ?? 'textbox';
    return TAGS[element.tagName] ?? null;
  }

  function contentOf(element) {
    const copy = element.cloneNode(true);
    for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
    return plain(copy.textContent);
  }

  function labelOf(element) {
    const by = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
    const names = by.map((id) => document.getElementById(id)).filter(Boolean);
    if (names.length > 0) return plain(names.map(contentOf).join(' '));
    const label = element.getAttribute('aria-label');
    if (label) return plain(label);
    return element.labels?.length > 0 ? plain([...element.labels].map(contentOf).join(' ')) : '';
  }

  const nameOf = (element) =>
    labelOf(element) || contentOf(element) || plain(element.title) || plain(element.placeholder);

  const fits = (text, wanted) =>
    wanted.pattern === undefined ? text === wanted.is : new RegExp(wanted.pattern, wanted.flags).test(text);
  const isVisible = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;

  /** All elements below one, also those in shadow trees. */
  const below = (root) =>
    [...root.querySelectorAll('*')].flatMap((one) =>
      one.shadowRoot ? [one, ...below(one.shadowRoot)] : [one],
    );

  /** The innermost that `find` gives, through shadow trees. */
  function innermost(find) {
    let found = find(document);
    while (found?.shadowRoot && find(found.shadowRoot)) found = find(found.shadowRoot);
    return found;
  }

  /** True for what is in it, also in shadow trees. */
  function holds(outer, inner) {
    for (let one = inner; one; one = one.parentNode ?? one.host) if (one === outer) return true;
    return false;
  }

  /** What is to be read in it, shadow trees last. */
  const textOf = (element) =>
    [element, ...below(element).flatMap(({ shadowRoot }) => [...(shadowRoot?.children ?? [])])]
      .map(({ innerText }) => innerText ?? '')
      .join('\n');

  function inside(roots, { role, name, label, text, css }) {
    const all = roots.flatMap(below).filter((one) => !css || one.matches(css));
    const ofRole = [...new Set(all)].filter(
      (one) => (!role || roleOf(one) === role) && (css || isVisible(one)),
    );
    const found = ofRole.filter(
      (one) =>
        (!label || fits(labelOf(one), label)) &&
        (!name || fits(nameOf(one), name)) &&
        (!text || fits(plain(textOf(one)), text)),
    );
    return {
      found,
      others:
        found.length > 0
          ? []
          : ofRole
              .map((one) => (label ? labelOf(one) : nameOf(one)).slice(0, 60))
              .filter(Boolean)
              .slice(0, 25),
    };
  }

  let roots = [document];
  for (const step of steps) {
    const { found, others } = inside(roots, step);
    if (found.length === 0) return { count: 0, others };
    roots = found;
  }
  const [first] = roots;
  globalThis.pageSeen = first;
  // A press on its label is a press on a field.
  const shown = first.getBoundingClientRect().width > 4 ? first : (first.labels?.[0] ?? first);
  if (aim) shown.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const box = shown.getBoundingClientRect();
  const x = Math.round(box.x + box.width / 2);
  const y = Math.round(box.y + box.height / 2);
  const hit = innermost((root) => root.elementFromPoint(x, y));
  const reaches =
    hit !== null && (holds(shown, hit) || [...(first.labels ?? [])].some((one) => holds(one, hit)));
  return {
    count: roots.length,
    others: [],
    text: textOf(first),
    value: typeof first.value === 'string' ? first.value : null,
    chosen: first.tagName === 'SELECT' ? plain(first.selectedOptions[0]?.textContent) : null,
    checked: first.checked === true,
    disabled: first.disabled === true,
    focused: holds(
      first,
      innermost((root) => root.activeElement),
    ),
    x,
    y,
    covered: reaches ? null : hit === null ? 'the edge of the window' : plain(hit.outerHTML).slice(0, 120),
  };
};
