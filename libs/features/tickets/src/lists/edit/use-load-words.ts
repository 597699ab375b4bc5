import type { TicketWorker } from '@imah/contract/tickets';
import { useTradeTexts } from '@imah/app/trades';
import { useTicketsTexts } from '../texts.ts';

/** What somebody is able to do, whether they are on duty, and what they have to do already, in one line. */
export function useLoadWords(): (worker: TicketWorker) => string {
  const t = useTicketsTexts();
  const trade = useTradeTexts();
  return ({ trades, duty, open }) => {
    const known = [...trades.map((one) => trade(one)), ...(duty === 'on' ? [trade('onDuty')] : [])];
    return [...(known.length === 0 ? [] : [known.join(', ')]), t('edit.load', { count: open })].join(' · ');
  };
}
