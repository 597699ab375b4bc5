import type { KeyboardEvent } from 'react';

const popups = '[role=dialog], [role=alertdialog], [role=menu]';

/** Whether this element lies in a popup, which an Escape pressed there is meant for. */
export const isInPopup = (target: EventTarget | null): boolean => target instanceof Element && !!target.closest(popups);

/** Whether what has the focus takes an Escape first: a list that is open beside the popup closes, a search is emptied. */
function takesEscape(place: EventTarget | null): boolean {
  if (!(place instanceof HTMLInputElement)) return false;
  const hasList = place.matches('[role=combobox][aria-expanded=true]');
  return (hasList && !!document.querySelector('[data-inner-popup]')) || (place.type === 'search' && place.value !== '');
}

/**
 * Closes a popup by an Escape pressed within it that nobody has taken: Radix gives the key to what was opened last
 * alone, and a toast that came meanwhile is opened later than any popup. A field in it that takes the key goes first.
 */
export function closeOnEscape(close: () => void) {
  return {
    onEscapeKeyDown: (event: globalThis.KeyboardEvent) => {
      if (takesEscape(document.activeElement)) event.preventDefault();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isDefaultPrevented()) return;
      if (takesEscape(event.target)) return;
      event.preventDefault();
      close();
    },
  };
}
