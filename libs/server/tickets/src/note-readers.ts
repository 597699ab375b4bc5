import type { TicketPerson } from '@imah/contract/tickets';
import { mayReadTicketNotes, type TicketAccessFacts } from '@imah/contract/tickets/words';
import { type Kysely, sql } from 'kysely';
import { loadActor } from '@imah/server-platform/access';
import type { Database } from '@imah/server-platform/database/schema';
import { isGranted } from './ticket-workers.ts';

/** Everyone who may read the notes of a ticket, by name. */
export async function readNoteReaders(
  db: Kysely<Database>,
  access: TicketAccessFacts,
  now: number,
): Promise<TicketPerson[]> {
  const people = await db
    .selectFrom('app_user as u')
    .select(['u.id', 'u.name'])
    .where('u.status', '=', 'active')
    .where('u.id', 'in', isGranted(db, access.orgId, ['ticketComment.view', 'ticket.transition.own']))
    .orderBy(sql`lower(u.name)`)
    .orderBy('u.id')
    .execute();
  const found: TicketPerson[] = [];
  for (const person of people) if (await readsNotes(db, access, person.id, now)) found.push(person);
  return found;
}

/** Those of the named who may read the notes, each once. */
export async function noteReadersAmong(
  db: Kysely<Database>,
  access: TicketAccessFacts,
  userIds: readonly string[],
  now: number,
): Promise<string[]> {
  const found: string[] = [];
  for (const userId of new Set(userIds)) if (await readsNotes(db, access, userId, now)) found.push(userId);
  return found;
}

async function readsNotes(
  db: Kysely<Database>,
  access: TicketAccessFacts,
  userId: string,
  now: number,
): Promise<boolean> {
  const actor = await loadActor(db, userId, now);
  return actor !== null && mayReadTicketNotes(actor, access);
}
