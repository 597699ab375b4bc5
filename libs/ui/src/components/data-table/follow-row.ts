import type { MouseEvent } from 'react';

const own = 'a, button, input, label, select, textarea, [role="menu"], [role="menuitem"], [role="dialog"]';

/**
 * A press beside what a row holds follows the link of its name, in a new tab where that is asked for. Words that are being
 * marked are left alone, and what opens above the page is no part of the row.
 */
export function followRow(event: MouseEvent<HTMLElement>): void {
  const { currentTarget: row, target } = event;
  const isMiddle = event.type === 'auxclick' && event.button === 1;
  if (event.defaultPrevented || (event.button !== 0 && !isMiddle)) return;
  if (!(target instanceof Element) || !row.contains(target) || target.closest(own) !== null) return;
  if (window.getSelection()?.type === 'Range') return;
  const link = row.querySelector('a[href]');
  const { ctrlKey, metaKey, shiftKey } = event;
  const press = { bubbles: true, cancelable: true, ctrlKey: ctrlKey || isMiddle, metaKey, shiftKey };
  link?.dispatchEvent(new globalThis.MouseEvent('click', press));
}
