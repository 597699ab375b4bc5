import type { SearchHit } from '@imah/contract/search';

/** A row of the search: a record may be found in several places. */
export type FoundEntry = SearchHit;

/** One hit for each record, with the details of all its places; in the order of the first. */
export function foldHits(found: readonly FoundEntry[]): SearchHit[] {
  const hits = new Map<string, SearchHit>();
  for (const entry of found) {
    const key = `${entry.kind} ${entry.orgId} ${entry.id}`;
    const known = hits.get(key);
    hits.set(key, known === undefined ? entry : { ...known, detail: joined(known.detail, entry.detail) });
  }
  return [...hits.values()];
}

function joined(one: string | null, other: string | null): string | null {
  const parts = [...(one?.split(', ') ?? []), ...(other === null ? [] : [other])];
  return parts.length === 0 ? null : [...new Set(parts)].toSorted().join(', ');
}
