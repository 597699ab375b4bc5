import type { ArrearsRow } from '@imah/contract/payments';
import { useCommand } from '@imah/app/command';
import { useFormat } from '@imah/app/i18n';
import { useToast } from '@imah/app/shell';
import { changeBilling } from '../commands.ts';
import { useArrearsTexts } from './texts.ts';

/** Reminds payers of what they owe, at most a hundred at once, and says how many were. */
export function useRemind(buildingId: string): {
  readonly isSending: boolean;
  readonly remind: (rows: readonly ArrearsRow[]) => Promise<'sent' | 'refused'>;
} {
  const t = useArrearsTexts();
  const format = useFormat();
  const toast = useToast();
  const { run, isPending } = useCommand(changeBilling(buildingId));

  async function remind(rows: readonly ArrearsRow[]): Promise<'sent' | 'refused'> {
    const payers = rows.map(({ unitId, personId }) => ({ unitId, personId }));
    let reminded = 0;
    for (let from = 0; from < payers.length; from += 100) {
      const body = { payers: payers.slice(from, from + 100) };
      const outcome = await run((client) => client.remindPayers({ params: { buildingId }, body }));
      if (outcome.kind !== 'sent') return 'refused';
      reminded += outcome.answer.data.reminded;
    }
    const rest = rows.length - reminded;
    if (reminded === 0) toast('warning', t('notSent'));
    else if (rest === 0) toast('success', t('sent', { count: format.number(reminded) }));
    else toast('success', t('sentSome', { count: format.number(reminded), rest: format.number(rest) }));
    return 'sent';
  }
  return { isSending: isPending, remind };
}
