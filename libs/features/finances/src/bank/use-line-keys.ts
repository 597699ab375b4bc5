import type { RefObject } from 'react';
import { useShortcuts, walkRows } from '@imah/app/shortcuts';
import { useBankTexts } from './texts.ts';

/** The keys of the list of lines: from row to row, choosing one; Enter is the row's own link. */
export function useLineKeys(frame: RefObject<HTMLElement | null>): void {
  const t = useBankTexts();
  const { here, step } = walkRows(frame, 'li[data-line]');
  useShortcuts([
    { keys: 'j', group: 'rows', label: t('keys.next'), run: () => step(1) },
    { keys: 'k', group: 'rows', label: t('keys.previous'), run: () => step(-1) },
    { keys: 'Enter', group: 'rows', label: t('keys.open'), run: () => 'passed' },
    {
      keys: 'x',
      group: 'rows',
      label: t('keys.choose'),
      run: () => {
        const check = here()?.querySelector<HTMLElement>('input[type="checkbox"]');
        check?.click();
        return check === null || check === undefined ? 'passed' : undefined;
      },
    },
  ]);
}
