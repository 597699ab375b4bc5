/** What a control of a form says, as a text; null for what says nothing that could be lost. */
export function valueOfControl(control: Element): string | null {
  if (control instanceof HTMLInputElement) {
    if (control.type === 'checkbox' || control.type === 'radio') return String(control.checked);
    // A password or a code is typed for the one moment, a search finds what is there, a file is in its own list.
    const isMomentary = ['password', 'search', 'file'].includes(control.type);
    return isMomentary || control.autocomplete === 'one-time-code' ? null : control.value;
  }
  if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) return control.value;
  // A toggle, a switch, a star: a button that stands for a choice. What only opens something is none.
  return control.getAttribute('aria-checked');
}
