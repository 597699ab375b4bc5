import type { KeyboardEvent } from 'react';

const popups = '[role=dialog], [role=alertdialog], [role=menu]';

/** Whether this element lies in a popup, which an Escape pressed there is meant for. */
export const isInPopup = (target: EventTarget | null): boolean => target instanceof Element && !!target.closest(popups);

/**
 * Closes a popup by an Escape pressed within it that nobody has taken: Radix gives the key to what was opened last
 * alone, and a toast that came meanwhile is opened later than any popup.
 */
export function closeOnEscape(close: () => void) {
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isDefaultPrevented()) return;
      if (event.target instanceof Element && event.target.matches('[role=combobox][aria-expanded=true]')) return;
      event.preventDefault();
      close();
    },
  };
}
