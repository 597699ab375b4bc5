import {
  type PolicyActor,
  readHumanNumber,
  type SearchAnswer,
  type searchEndpoints,
  type SearchHit,
  searchLimits,
} from '@imah/contract';
import type { ServerContext } from '../context.ts';
import { prepare } from '../database/prepared.ts';
import type { Handlers } from '../http/handler.ts';
import { addTopics } from './add-topics.ts';
import { findTopics } from './find-topics.ts';
import { foldHits, type FoundEntry } from './fold-hits.ts';
import { likenessOf, readQuery, type ReadQuery } from './read-query.ts';
import { searchScopes } from './search-scopes.ts';

export function searchHandlers({ db, now }: ServerContext): Pick<Handlers, keyof typeof searchEndpoints> {
  return { search: async ({ actor, query }) => ({ data: await find(db, actor, query.q, now()) }) };
}

async function find(db: ServerContext['db'], actor: PolicyActor, typed: string, now: number): Promise<SearchAnswer> {
  const number = readHumanNumber(typed);
  const told = number === null ? null : { kind: number.kind, text: number.text };
  const asked = readQuery(number?.text ?? typed);
  if (asked.words.length === 0) return { hits: [], number: told };
  const [hits, topics] = await Promise.all([
    findEntries(db, actor, asked, number !== null),
    findTopics(db, actor, asked, { number, now, limit: searchLimits.hits }),
  ]);
  return { hits: addTopics(hits, topics, asked.words), number: told };
}

async function findEntries(
  db: ServerContext['db'],
  actor: PolicyActor,
  { text, words }: ReadQuery,
  isNumber: boolean,
): Promise<SearchHit[]> {
  const scopes = searchScopes(actor);
  if (scopes.length === 0) return [];
  // A number is one record or none: what merely looks like it would mislead.
  const { patterns, resembles } = isNumber ? { patterns: [], resembles: false } : likenessOf(words[0] ?? '');
  // A person in several units is one hit, so more is asked for than is shown.
  const found = await select(db, JSON.stringify(scopes), text, words, patterns, resembles, searchLimits.hits + 5);
  return foldHits(found).slice(0, searchLimits.hits);
}

type Values = [
  scopes: string,
  text: string,
  words: readonly string[],
  patterns: readonly string[],
  resembles: boolean,
  most: number,
];

const select = prepare<Values, FoundEntry>(
  'search',
  `SELECT CASE f.kind WHEN 'ticket-work' THEN 'ticket' ELSE f.kind END AS kind, f.id, f.title,
    CASE WHEN f.kind IN ('ticket', 'ticket-work') THEN (SELECT t.state FROM ticket t WHERE t.org_id = f.org_id AND t.id = f.id)
      ELSE f.detail END AS detail, f.org_id AS "orgId", f.building_id AS "buildingId", b.name AS "buildingName"
  FROM search_entries($1::jsonb, $2, $3::text[], $4::text[], $5, $6) WITH ORDINALITY
    AS f(kind, id, org_id, building_id, title, detail, place)
  LEFT JOIN building b ON b.org_id = f.org_id AND b.id = f.building_id
  ORDER BY f.place`,
);
