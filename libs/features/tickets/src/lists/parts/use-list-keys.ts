import type { RefObject } from 'react';
import { pressByKey, useShortcuts, walkRows } from '@imah/app/shortcuts';
import type { EditedField } from '../edit/index.ts';
import { useTicketsTexts } from '../texts.ts';

const rows = 'tbody tr[aria-rowindex], li[data-card], li[data-index]';

/**
 * The keys of a list or a board of tickets: from row to row, choosing one, and changing what has the focus, or all that
 * are chosen. What the row does not offer by the pointer it does not do by a key.
 */
export function useListKeys(frame: RefObject<HTMLElement | null>): void {
  const t = useTicketsTexts();
  const { here, step } = walkRows(frame, rows);
  const change = (field: EditedField) => () => {
    const chosen = frame.current?.querySelector<HTMLElement>(`[data-bulk="${field}"]`);
    return pressByKey(chosen ?? here()?.querySelector<HTMLElement>(`[data-edit="${field}"]`) ?? null);
  };
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
    { keys: 'a', group: 'rows', label: t('columns.assignee'), run: change('assignee') },
    { keys: 'p', group: 'rows', label: t('columns.priority'), run: change('priority') },
    { keys: 's', group: 'rows', label: t('columns.state'), run: change('state') },
  ]);
}
