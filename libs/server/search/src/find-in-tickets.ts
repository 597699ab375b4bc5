import { decideRows, type PolicyActor } from '@imah/contract/access';
import type { SearchHit } from '@imah/contract/search';
import { searchLimits } from '@imah/contract/search/words';
import { mayReadTicketNotes, type TicketAccessFacts } from '@imah/contract/tickets/words';
import { type Kysely, sql } from 'kysely';
import { prepare } from '@imah/server-platform/database';
import type { Database } from '@imah/server-platform/database/schema';
import { isVisibleTicket } from '@imah/server-tickets';
import type { ReadQuery } from './read-query.ts';

/** So many tickets that only say it have room beside whatever else is found. */
const kept = 5;

type Said = SearchHit & Omit<TicketAccessFacts, 'orgId' | 'buildingId'> & { readonly buildingId: string };

type Values = [scopes: string, words: readonly string[], patterns: readonly string[], most: number];

// Most searches find nothing here: only what is found is asked about by the rule of tickets.
const saying = prepare<Values, { readonly orgId: string; readonly id: string; readonly isNote: boolean }>(
  'search-in-tickets',
  `SELECT org_id AS "orgId", id, bool_and(is_note) AS "isNote"
    FROM tickets_saying($1::jsonb, $2::text[], $3::text[], $4) GROUP BY org_id, id`,
);

/**
 * The tickets that say what was typed: in their report, in a reply, and to those who read them in a note of the staff;
 * newest first. Of one whose note alone says it nobody else learns.
 */
export async function findInTickets(
  db: Kysely<Database>,
  actor: PolicyActor,
  { words }: ReadQuery,
  patterns: readonly string[],
): Promise<SearchHit[]> {
  const scopes = actor.memberships.flatMap((membership) => scopeOf(actor, membership));
  if (scopes.length === 0 || patterns.length === 0) return [];
  const said = await saying(db, JSON.stringify(scopes), words, patterns, 4 * searchLimits.hits);
  if (said.length === 0) return [];
  const inNotes = new Set(said.flatMap(({ orgId, id, isNote }) => (isNote ? [`${orgId} ${id}`] : [])));
  const { rows } = await sql<Said>`
    SELECT 'ticket' AS kind, t.id, t.number || ' ' || t.title AS title, t.state AS detail, t.org_id AS "orgId",
      t.building_id AS "buildingId", b.name AS "buildingName",
      t.unit_id AS "unitId", t.audience, t.state, t.reporter_user_id AS "reporterUserId", t.assignee_id AS "assigneeId",
      ARRAY(SELECT x.user_id FROM ticket_executor x WHERE x.org_id = t.org_id AND x.ticket_id = t.id) AS "executorIds"
    FROM ticket t
    JOIN building b ON b.org_id = t.org_id AND b.id = t.building_id
    WHERE t.id = ANY(${said.map(({ id }) => id)}::uuid[]) AND ${isVisibleTicket(actor)}
    ORDER BY t.created_at DESC, t.id`.execute(db);
  return rows
    .filter((ticket) => !inNotes.has(`${ticket.orgId} ${ticket.id}`) || mayReadTicketNotes(actor, ticket))
    .slice(0, searchLimits.hits)
    .map(({ kind, id, title, detail, orgId, buildingId, buildingName }) => ({
      kind,
      id,
      title,
      detail,
      orgId,
      buildingId,
      buildingName,
    }));
}

/** The hits with the tickets that only say it after them: some always have room. */
export function addSaid(hits: readonly SearchHit[], said: readonly SearchHit[]): SearchHit[] {
  const known = new Set(hits.map(({ id }) => id));
  const others = said.filter(({ id }) => !known.has(id));
  const shown = others.slice(0, Math.max(searchLimits.hits - hits.length, kept));
  return [...hits.slice(0, searchLimits.hits - shown.length), ...shown];
}

function scopeOf(actor: PolicyActor, membership: PolicyActor['memberships'][number]) {
  const { orgId, buildings, unitIds } = membership;
  const reach = decideRows(actor, 'ticket.view', { orgId });
  if (reach !== 'all' && reach !== 'own') return [];
  return {
    org_id: orgId,
    building_ids: buildings === 'all' ? null : [...buildings],
    reach,
    unit_ids: [...unitIds],
    user_id: actor.userId,
    notes: decideRows(actor, 'ticketComment.view', { orgId }) === 'all',
  };
}
