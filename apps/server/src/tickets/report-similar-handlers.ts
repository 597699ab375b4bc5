import type { similarTicketEndpoints, SimilarTicket } from '@imah/contract/tickets';
import { mayReadTicketNotes } from '@imah/contract/tickets/words';
import type { Transaction } from 'kysely';
import { writeAudit } from '../access/audit.ts';
import { publishBuildingEvent } from '../buildings/publish-building.ts';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { notFound } from '../http/errors.ts';
import type { Actor, Handlers } from '../http/handler.ts';
import { readFollowers } from './report-followers.ts';
import { readJoinedTickets, readSimilarTickets, readToldTicket, type SimilarAsk } from './report-similar.ts';
import { findAccessFacts } from './ticket-repository.ts';

interface BuildingCall {
  readonly actor: Actor;
  readonly target: { readonly orgId: string };
  readonly params: { readonly buildingId: string };
  readonly request: { readonly id: string };
}

export function similarTicketHandlers(context: ServerContext): Pick<Handlers, keyof typeof similarTicketEndpoints> {
  const { db, now } = context;
  const askOf = ({ actor, target, params }: BuildingCall): SimilarAsk => ({
    orgId: target.orgId,
    buildingId: params.buildingId,
    actor,
  });
  const announce = async ({ orgId, buildingId }: SimilarAsk, ticketId: string) => {
    const { version } = await db
      .selectFrom('ticket')
      .select('version')
      .where('id', '=', ticketId)
      .executeTakeFirstOrThrow();
    await publishBuildingEvent(
      context,
      { orgId, buildingId },
      { entity: 'ticket', id: ticketId, version, op: 'updated' },
    );
  };
  const audit = (trx: Transaction<Database>, call: BuildingCall, ticketId: string, action: 'follow' | 'unfollow') => {
    const { orgId, buildingId, actor } = askOf(call);
    const by = { kind: 'user', id: actor.userId } as const;
    const entry = { action, entity: 'ticket', entityId: ticketId };
    return writeAudit(trx, { orgId, buildingId, actor: by, requestId: call.request.id, ...entry }, now());
  };
  return {
    listSimilarTickets: async (call) => ({
      data:
        call.query.also === 'yes'
          ? await readJoinedTickets(db, askOf(call), now())
          : await readSimilarTickets(db, askOf(call), call.query),
    }),
    joinTicket: async (call) => {
      const { ticketId } = call.params;
      const ask = askOf(call);
      const { told, isNew } = await db.transaction().execute(async (trx) => {
        const before = await requireTold(trx, ask, ticketId);
        if (before.also === 'yes') return { told: before, isNew: false };
        const { numInsertedOrUpdatedRows: joined } = await trx
          .insertInto('ticket_follower')
          .values({ org_id: ask.orgId, ticket_id: ticketId, user_id: ask.actor.userId, joined_at: new Date(now()) })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        if (joined === 1n) await audit(trx, call, ticketId, 'follow');
        return { told: await requireTold(trx, ask, ticketId), isNew: true };
      });
      if (isNew) await announce(ask, ticketId);
      return { data: told };
    },
    leaveTicket: async (call) => {
      const { ticketId } = call.params;
      const ask = askOf(call);
      const left = await db.transaction().execute(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('ticket_follower')
          .where('org_id', '=', ask.orgId)
          .where('ticket_id', '=', ticketId)
          .where('user_id', '=', ask.actor.userId)
          .executeTakeFirstOrThrow();
        if (numDeletedRows > 0n) await audit(trx, call, ticketId, 'unfollow');
        return numDeletedRows > 0n;
      });
      if (left) await announce(ask, ticketId);
      return undefined;
    },
    listTicketFollowers: async ({ actor, target, params }) => {
      const standing = await findAccessFacts(db, params.ticketId);
      // The right alone does not say whether it comes from work or from living there.
      if (standing === null || !mayReadTicketNotes(actor, standing)) throw notFound();
      return { data: await readFollowers(db, { orgId: target.orgId, ticketId: params.ticketId }) };
    },
  };
}

async function requireTold(trx: Transaction<Database>, ask: SimilarAsk, ticketId: string): Promise<SimilarTicket> {
  const told = await readToldTicket(trx, ask, ticketId);
  if (told === null) throw notFound();
  return told;
}
