/**
 * The element of an id, or of a field's name inside of a form.
 * @template {HTMLElement} E
 * @param {string} name
 * @param {new () => E} kind
 * @param {HTMLFormElement} [form]
 * @returns {E}
 */
export function element(name, kind, form) {
  const found = form === undefined ? document.getElementById(name) : form.elements.namedItem(name);
  if (!(found instanceof kind)) throw new Error(`index.html has no ${name}`);
  return found;
}

/** @param {Record<string, unknown>} texts */
export function fillTexts(texts) {
  document.title = String(texts.title);
  for (const place of document.querySelectorAll('[data-text]')) {
    place.textContent = String(texts[place.getAttribute('data-text') ?? '']);
  }
}

/** @param {string} text empty: there is none */
export function showProblem(text) {
  element('problem', HTMLElement).textContent = text;
}

/**
 * @param {HTMLSelectElement} select
 * @param {readonly { value: string, label: string }[]} options
 */
export function fillSelect(select, options) {
  select.replaceChildren(...options.map(({ value, label }) => new Option(label, value)));
  select.disabled = options.length === 0;
}
