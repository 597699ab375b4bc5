const typing = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
const popups = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether a single key is for the page: nobody types, nothing is open above it, and nobody has answered it already. */
export function isForPage(event: KeyboardEvent, page: ParentNode): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  if (target instanceof Element && target.closest(`${typing}, ${popups}`) !== null) return false;
  return page.querySelector(popups) === null;
}
