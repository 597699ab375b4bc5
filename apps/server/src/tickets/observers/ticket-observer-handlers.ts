import type { ticketObserverEndpoints } from '@imah/contract/tickets';
import type { ServerContext } from '../../context.ts';
import type { Actor, Handlers } from '../../http/handler.ts';
import type { TicketKey } from '../ticket-events.ts';
import { addObserver, type Observing, removeObserver } from './change-observers.ts';
import { readObserverCandidates, readObservers } from './read-observers.ts';

interface ObserverCall {
  readonly actor: Actor;
  readonly target: { readonly orgId: string };
  readonly params: { readonly ticketId: string };
  readonly request: { readonly id: string };
}

const keyOf = ({ target, params }: Pick<ObserverCall, 'target' | 'params'>): TicketKey => ({
  orgId: target.orgId,
  ticketId: params.ticketId,
});

export function ticketObserverHandlers(context: ServerContext): Pick<Handlers, keyof typeof ticketObserverEndpoints> {
  const { db, now } = context;
  const of = (call: ObserverCall, userId: string): Observing => ({
    ...keyOf(call),
    actor: call.actor,
    userId,
    requestId: call.request.id,
    now: now(),
  });
  return {
    listTicketObservers: async (call) => ({ data: await readObservers(db, keyOf(call)) }),
    listTicketObserverCandidates: async (call) => ({ data: await readObserverCandidates(db, keyOf(call), now()) }),
    followTicket: async (call) => ({ data: await addObserver(context, of(call, call.actor.userId)) }),
    unfollowTicket: async (call) => ({ data: await removeObserver(context, of(call, call.actor.userId)) }),
    addTicketObserver: async (call) => ({ data: await addObserver(context, of(call, call.params.userId)) }),
    removeTicketObserver: async (call) => ({ data: await removeObserver(context, of(call, call.params.userId)) }),
  };
}
