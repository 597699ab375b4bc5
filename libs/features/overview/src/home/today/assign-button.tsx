import type { TicketRow } from '@imah/contract/tickets';
import { Button } from '@imah/ui';
import { userCheckIcon } from '@imah/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useHomeTexts } from '../texts.ts';
import { keyOfAct } from './use-today-keys.ts';

// Whom one can choose from comes when somebody chooses.
const AssignTicketMenu = lazy(async () => ({
  default: (await import('@imah/features-tickets/lists/assign')).AssignTicketMenu,
}));

/** Opens whom a ticket can be given to, with how much each has to do. */
export function AssignButton({ ticket }: { readonly ticket: TicketRow }) {
  const t = useHomeTexts();
  const [use, setUse] = useState<'unused' | 'used'>('unused');
  const parts = {
    size: 'sm',
    icon: userCheckIcon,
    'aria-label': t('today.ticket.assignNamed', { title: ticket.title }),
    [keyOfAct]: 'a',
    children: t('today.ticket.assign'),
  } as const;
  const closed = <Button {...parts} aria-haspopup="menu" aria-expanded={false} onClick={() => setUse('used')} />;
  if (use === 'unused') return closed;
  return (
    <Suspense fallback={closed}>
      <AssignTicketMenu ticket={ticket} trigger={<Button {...parts} />} />
    </Suspense>
  );
}
