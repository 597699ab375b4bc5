import type { PolicyActor } from '@imah/contract/access';
import type { SearchAnswer, searchEndpoints, SearchHit } from '@imah/contract/search';
import { readHumanNumber, searchLimits } from '@imah/contract/search/words';
import { sql } from 'kysely';
import type { ServerContext } from '@imah/server-platform';
import { prepare } from '@imah/server-platform/database';
import type { Handlers } from '@imah/server-platform/http';
import { addTopics } from './add-topics.ts';
import { findTopics, orgsOf, topicLikeness } from './find-topics.ts';
import { findByNumber } from './find-by-number.ts';
import { addSaid, findInTickets } from './find-in-tickets.ts';
import { foldHits, type FoundEntry } from './fold-hits.ts';
import { type Likeness, likenessOf, readQuery, type ReadQuery, readShortNumber } from './read-query.ts';
import { searchScopes } from './search-scopes.ts';
import { isVisibleTicket } from '@imah/server-tickets';

export function searchHandlers({ db, now }: ServerContext): Pick<Handlers, keyof typeof searchEndpoints> {
  return { search: async ({ actor, query }) => ({ data: await find(db, actor, query.q, now()) }) };
}

async function find(db: ServerContext['db'], actor: PolicyActor, typed: string, now: number): Promise<SearchAnswer> {
  const short = readShortNumber(typed);
  const number = readHumanNumber(typed);
  const told =
    number === null ? short && { kind: 'TKT' as const, text: short.text } : { kind: number.kind, text: number.text };
  const asked = readQuery(short?.text ?? number?.text ?? typed);
  if (asked.words.length === 0 || actor.memberships.length === 0) return { hits: [], number: told };
  // A number is one record or none: what merely looks like it would mislead.
  const likeness = short === null ? (number === null ? likenessOf(asked.words[0] ?? '') : noLikeness) : short.likeness;
  const topicsLike = short === null ? topicLikeness(asked, number) : noLikeness;
  const { entries, topics } = await findEntries(db, actor, asked, { entries: likeness, topics: topicsLike });
  const limit = searchLimits.hits;
  const hits =
    topics === 'none'
      ? entries
      : addTopics(entries, await findTopics(db, actor, asked, { likeness: topicsLike, now, limit }), asked.words);
  if (number !== null) {
    const numbered = await findByNumber(db, actor, number);
    return { hits: [...numbered, ...hits].slice(0, limit), number: told };
  }
  if (told !== null || entries.length >= limit) return { hits, number: told };
  return { hits: addSaid(hits, await findInTickets(db, actor, asked, likeness.patterns)), number: null };
}

const noLikeness: Likeness = { patterns: [], resembles: false };

interface Likenesses {
  readonly entries: Likeness;
  readonly topics: Likeness;
}

/** What the person may find, and whether any topic is called so: only then it is asked which of them they see. */
async function findEntries(
  db: ServerContext['db'],
  actor: PolicyActor,
  { text, words }: ReadQuery,
  { entries: { patterns, resembles }, topics }: Likenesses,
): Promise<{ readonly entries: SearchHit[]; readonly topics: 'some' | 'none' }> {
  const found = await select(
    db,
    JSON.stringify(searchScopes(actor)),
    text,
    words,
    patterns,
    resembles,
    // A person in several units is one hit, so more is asked for than is shown.
    searchLimits.hits + 5,
    orgsOf(actor),
    topics.patterns,
    topics.resembles,
  );
  const entries = await withoutHidden(
    db,
    actor,
    found.filter(({ kind }) => kind !== 'topic'),
  );
  return {
    entries: foldHits(entries).slice(0, searchLimits.hits),
    topics: found.some(({ kind }) => kind === 'topic') ? 'some' : 'none',
  };
}

/** Entries know the unit of a ticket, and not who had it when it was reported: that the rule of tickets says. */
async function withoutHidden(
  db: ServerContext['db'],
  actor: PolicyActor,
  entries: readonly FoundEntry[],
): Promise<readonly FoundEntry[]> {
  const ids = entries.flatMap(({ kind, id }) => (kind === 'ticket' ? [id] : []));
  if (ids.length === 0 || actor.memberships.every(({ unitIds }) => unitIds.size === 0)) return entries;
  const rows = await db
    .selectFrom('ticket as t')
    .select('t.id')
    .where(sql<boolean>`t.id = ANY(${ids}::uuid[])`)
    .where(sql<boolean>`${isVisibleTicket(actor)}`)
    .execute();
  const visible = new Set(rows.map(({ id }) => id));
  return entries.filter(({ kind, id }) => kind !== 'ticket' || visible.has(id));
}

type Values = [
  scopes: string,
  text: string,
  words: readonly string[],
  patterns: readonly string[],
  resembles: boolean,
  most: number,
  orgs: readonly string[],
  topicPatterns: readonly string[],
  topicsResemble: boolean,
];

// Its last row, of no record, says that a topic is called so.
const select = prepare<Values, FoundEntry>(
  'search',
  `SELECT kind, id, title, detail, "orgId", "buildingId", "buildingName" FROM (
    SELECT CASE f.kind WHEN 'ticket-work' THEN 'ticket' ELSE f.kind END AS kind, f.id, f.title,
      CASE WHEN f.kind IN ('ticket', 'ticket-work') THEN (SELECT t.state FROM ticket t WHERE t.org_id = f.org_id AND t.id = f.id)
        ELSE f.detail END AS detail, f.org_id AS "orgId", f.building_id AS "buildingId", b.name AS "buildingName", f.place
    FROM search_entries($1::jsonb, $2, $3::text[], $4::text[], $5, $6) WITH ORDINALITY
      AS f(kind, id, org_id, building_id, title, detail, place)
    LEFT JOIN building b ON b.org_id = f.org_id AND b.id = f.building_id
    UNION ALL
    SELECT 'topic', NULL, '', NULL, NULL, NULL, NULL, NULL
    WHERE EXISTS (SELECT 1 FROM topics_called($7::uuid[], $3::text[], $8::text[], $9))
  ) found ORDER BY place`,
);
