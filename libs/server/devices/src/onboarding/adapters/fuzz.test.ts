import { deviceProtocols } from '@imah/contract/devices/words';
import { describe, expect, it } from 'vitest';
import { adapters, type Said, type Source } from './index.ts';
import { conversations } from './testing/conversations.ts';
import { hear } from './testing/hear.ts';

const runs = 10_000;

/** Mulberry32: the same numbers on every machine, so that what fails once fails again. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const scraps = [
  'null',
  '-1',
  '1e999',
  '-0',
  '{}',
  '[]',
  '""',
  '{"__proto__":{"on":true}}',
  '\u0000',
  '\ud83d',
  'NaN',
  'true',
  '9'.repeat(400),
  '{{ value.__class__ }}',
  '['.repeat(2_000),
  '"constructor"',
  '\\u0000',
  '+',
  '#',
  '/',
  ' ',
];

/** A message with some of it taken away, doubled, replaced or put elsewhere. */
function mutate({ topic, text }: Said, next: (below: number) => number): Said {
  const change = (before: string): string => {
    const [from, length] = [next(before.length + 1), next(12)];
    const scrap = scraps[next(scraps.length)] ?? '';
    switch (next(5)) {
      case 0:
        return before.slice(0, from);
      case 1:
        return before.slice(0, from) + before.slice(from + length);
      case 2:
        return before.slice(0, from) + scrap + before.slice(from + length);
      case 3:
        return before.replace(/-?\d+(?:\.\d+)?|true|false|"[^"]*"/g, (found) => (next(6) === 0 ? scrap : found));
      default:
        return before.slice(0, from) + before.slice(from, from + length).repeat(3) + before.slice(from);
    }
  };
  let changed = text;
  for (let times = 1 + next(3); times > 0; times -= 1) changed = change(changed);
  return { topic: next(8) === 0 ? change(topic) : topic, text: changed };
}

const isValue = (kind: string, value: unknown): boolean => {
  if (kind === 'number') return typeof value === 'number' && Number.isFinite(value);
  if (kind === 'switch') return typeof value === 'boolean';
  return typeof value === 'string' && value.length <= 500 && value.isWellFormed() && !value.includes('\0');
};

const isSmall = (source: Source): boolean =>
  source.sourceKey.length <= 200 &&
  source.sourceKey.length > 0 &&
  source.name.length <= 150 &&
  source.name.length > 0 &&
  JSON.stringify(source).isWellFormed() &&
  !JSON.stringify(source).replaceAll('\\\\', '').includes('\\u0000');

describe.each(deviceProtocols)('%s, fuzzed', (protocol) => {
  it(`survives ${runs} mutated messages: nothing wrong is read, and what is refused is counted`, () => {
    const next = numbersFrom(20_261_124);
    const adapter = adapters[protocol];
    const conversation = conversations[protocol];
    const { sources } = hear(protocol, conversation);
    const wrong: unknown[] = [];
    let counted = 0;
    for (let run = 0; run < runs; run += 1) {
      const said = mutate(conversation[run % conversation.length]!, next);
      const discovery = adapter.discover(said);
      counted += discovery.refused.length;
      wrong.push(...discovery.found.filter((source) => !isSmall(source)));
      for (const source of [...sources, ...discovery.found.slice(0, 3)]) {
        const parsed = adapter.parse(said, source);
        counted += parsed.refused;
        for (const { key, value } of parsed.values) {
          const kind = source.properties.find((property) => property.key === key)?.kind ?? '?';
          if (!isValue(kind, value)) wrong.push({ said, key, value });
        }
      }
    }

    expect(wrong).toEqual([]);
    expect(counted).toBeGreaterThan(runs / 100);
  });
});
