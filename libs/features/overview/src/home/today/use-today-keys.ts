import { type RefObject, useEffect, useRef } from 'react';
import { focusRow, pressByKey, useShortcuts, walkRows } from '@imah/app/shortcuts';
import { useHomeTexts } from '../texts.ts';

const rows = 'li[data-target]';

/** By which key a button of a row is pressed. */
export const keyOfAct = 'data-today-key';

/**
 * The keys of "Hari ini": from row to row, giving out or taking what has the focus, and answering it. Who deals with a row
 * goes on with the one that comes to its place.
 */
export function useTodayKeys(frame: RefObject<HTMLElement | null>): void {
  const t = useHomeTexts();
  const { all, here, step } = walkRows(frame, rows);
  const left = useRef<number | null>(null);
  const press = (key: 'a' | 'e') => () => {
    const row = here();
    if (row === null) return 'passed';
    return pressByKey(row.querySelector<HTMLElement>(`[${keyOfAct}="${key}"]`));
  };

  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const note = () => {
      const row = here();
      left.current = row === null ? null : all().indexOf(row);
    };
    // A row that is dealt with leaves with the focus; the page would begin at its top again.
    const goOn = () => {
      if (left.current === null || document.activeElement !== document.body) return;
      const known = all();
      focusRow(known[Math.min(left.current, known.length - 1)]);
    };
    // What left with this very render is no news to the observer below.
    goOn();
    const observer = new MutationObserver(goOn);
    element.addEventListener('focusin', note);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', note);
      observer.disconnect();
    };
  });

  useShortcuts([
    { keys: 'j', group: 'rows', label: t('today.keys.next'), run: () => step(1) },
    { keys: 'k', group: 'rows', label: t('today.keys.previous'), run: () => step(-1) },
    { keys: 'Enter', group: 'rows', label: t('today.keys.open'), run: () => 'passed' },
    { keys: 'a', group: 'rows', label: t('today.keys.assign'), run: press('a') },
    { keys: 'e', group: 'rows', label: t('today.keys.answer'), run: press('e') },
  ]);
}
