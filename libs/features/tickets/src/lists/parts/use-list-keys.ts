import type { RefObject } from 'react';
import { useShortcuts } from '@imah/app/shortcuts';
import type { EditedField } from '../edit/index.ts';
import { useTicketsTexts } from '../texts.ts';

const rows = 'tbody tr[aria-rowindex], li[data-card], li[data-index]';

/**
 * The keys of a list or a board of tickets: from row to row, choosing one, and changing what has the focus, or all that
 * are chosen. What the row does not offer by the pointer it does not do by a key.
 */
export function useListKeys(frame: RefObject<HTMLElement | null>): void {
  const t = useTicketsTexts();
  const all = () => [...(frame.current?.querySelectorAll<HTMLElement>(rows) ?? [])];
  const here = () => document.activeElement?.closest<HTMLElement>(rows) ?? null;
  const step = (by: 1 | -1) => () => {
    const known = all();
    const row = here();
    const at = row === null ? -1 : known.indexOf(row);
    const next = known[at < 0 ? 0 : Math.min(Math.max(at + by, 0), known.length - 1)];
    const link = next?.querySelector<HTMLElement>('a[href]');
    if (link === undefined || link === null) return 'passed';
    link.focus();
    link.scrollIntoView({ block: 'nearest' });
    return undefined;
  };
  const change = (field: EditedField) => () => {
    const chosen = frame.current?.querySelector<HTMLElement>(`[data-bulk="${field}"]`);
    return press(chosen ?? here()?.querySelector<HTMLElement>(`[data-edit="${field}"]`) ?? null);
  };
  useShortcuts([
    { keys: 'j', group: 'rows', label: t('keys.next'), run: step(1) },
    { keys: 'k', group: 'rows', label: t('keys.previous'), run: step(-1) },
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

/** Opens what a press opens. A menu that is there already listens for keys, not for clicks. */
function press(button: HTMLElement | null): 'passed' | undefined {
  if (button === null) return 'passed';
  button.focus();
  if (button.hasAttribute('data-state'))
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  else button.click();
  return undefined;
}
