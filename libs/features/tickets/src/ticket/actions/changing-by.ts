import type { ApiClient } from '@imah/api-client';
import type { Ticket, TicketChange } from '@imah/contract/tickets';
import type { OutboxDraft } from '@imah/app/outbox';
import type { TicketChanging } from '../model/use-ticket-change.ts';

/** What an id of the change is called: a category, a place. */
interface Named {
  readonly id: string;
  readonly name: string;
}

/** The call that changes fields of a ticket, and how it is kept. `base` is what the person saw. */
export function changingBy(base: Ticket, body: TicketChange, names: readonly Named[]): TicketChanging {
  const { id: ticketId, version, state } = base;
  const place = base.unitId ?? base.floorId ?? base.sectionId;
  const known = [
    ...names,
    ...(base.category === null ? [] : [base.category]),
    ...(place === null ? [] : [{ id: place, name: base.unitCode ?? base.place ?? '' }]),
  ];
  const standing: TicketChange = {
    title: base.title,
    details: base.details,
    kind: base.kind,
    priority: base.priority,
    categoryId: base.category?.id ?? null,
    unitId: base.unitId,
    floorId: base.floorId,
    sectionId: base.sectionId,
    audience: base.audience,
  };
  const fields = Object.fromEntries(Object.entries(standing).filter(([field]) => field in body));
  return {
    send: (client: ApiClient) => client.updateTicket({ params: { ticketId }, body, version }),
    keep: {
      orgId: base.orgId,
      about: `${base.number} ${base.title}`,
      order: {
        kind: 'updateTicket',
        ticketId,
        body,
        seen: { version, state, fields },
        names: Object.fromEntries(known.map(({ id, name }) => [id, name])),
      },
    } satisfies OutboxDraft,
  };
}
