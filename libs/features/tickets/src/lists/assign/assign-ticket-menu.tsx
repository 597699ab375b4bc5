import type { TicketRow } from '@imah/contract/tickets';
import type { ReactElement } from 'react';
import { AssigneeMenu, useTicketEdit } from '../edit/index.ts';

interface AssignTicketMenuProps {
  readonly ticket: TicketRow;
  readonly trigger: ReactElement;
}

/** The open menu of those to whom a ticket can be given, for a page that lists tickets beside other things. */
export function AssignTicketMenu({ ticket, trigger }: AssignTicketMenuProps) {
  const { edit } = useTicketEdit('stay');
  return <AssigneeMenu ticket={ticket} edit={edit} trigger={trigger} />;
}
