import type { Parsed, Said, Source } from '../adapter.ts';
import { parseByDescription } from '../read-value.ts';

const outside = ['$description', '$log', '$target', 'set', '$alert'];

/** A value is the whole text of its topic; an empty one is said as a single zero byte. */
export function parse({ topic, text }: Said, source: Source): Parsed {
  if (outside.includes(topic.split('/').at(-1) ?? '')) return { values: [], online: null, refused: 0 };
  return parseByDescription({ topic, text: text === '\0' ? '' : text }, source);
}
