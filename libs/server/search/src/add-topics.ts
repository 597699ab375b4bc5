import type { SearchHit } from '@imah/contract/search';
import { searchLimits } from '@imah/contract/search/words';

/** So many topics have room beside whatever else is found. */
const kept = 5;
/** As with everything else: what merely resembles is shown only where little else is found. */
const few = 5;

/** The topics among the other hits: before what is not called as it was typed, and never all of them left out. */
export function addTopics(
  hits: readonly SearchHit[],
  topics: readonly SearchHit[],
  words: readonly string[],
): SearchHit[] {
  const isCalledSo = ({ title }: SearchHit) => words.every((word) => title.toLowerCase().includes(word));
  const meant = topics.filter(isCalledSo);
  const wanted = hits.filter(isCalledSo).length + meant.length < few ? topics : meant;
  const shown = wanted.slice(0, Math.max(searchLimits.hits - hits.length, kept));
  const others = hits.slice(0, searchLimits.hits - shown.length);
  const first = meant.length === 0 ? -1 : others.findIndex((hit) => !isCalledSo(hit));
  const place = first < 0 ? others.length : first;
  return [...others.slice(0, place), ...shown, ...others.slice(place)];
}
