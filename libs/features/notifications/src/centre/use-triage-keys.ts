import { type RefObject, useEffect, useEffectEvent } from 'react';

/** The attribute by which a row says its id, on what takes the focus in it. */
export const rowMark = 'data-inbox-row';

/**
 * J and K go from row to row, E marks the one with the focus and goes on; Enter is the row's own link. Only without
 * Ctrl, Alt or Meta, and not while somebody writes.
 */
export function useTriageKeys(list: RefObject<HTMLElement | null>, isOn: boolean, onMark: (id: string) => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || isWriting(event.target)) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>(`[${rowMark}]`) ?? [])];
    const at = rows.findIndex((row) => row === document.activeElement);
    const current = rows[at];
    switch (event.key.toLowerCase()) {
      case 'j':
        (rows[at + 1] ?? rows.at(-1))?.focus();
        break;
      case 'k':
        (rows[at - 1] ?? rows[0])?.focus();
        break;
      case 'e':
        if (current === undefined) return;
        // First the focus: where only what is unread is listed, the row leaves.
        (rows[at + 1] ?? rows[at - 1])?.focus();
        onMark(current.getAttribute(rowMark) ?? '');
        break;
      default:
        return;
    }
    event.preventDefault();
    event.stopPropagation();
  });

  useEffect(() => {
    if (!isOn) return undefined;
    // Before the shortcuts of the page behind it.
    const listen = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [isOn]);
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]') !== null;
}
