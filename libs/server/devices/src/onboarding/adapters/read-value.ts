import type { MetricValue } from '@imah/contract/devices';
import type { Parsed, ParsedValue, Said, Source, SourcePresence, SourceProperty, SourceRead } from './adapter.ts';
import { atPath, jsonOf } from './read-json.ts';
import { evaluateTemplate } from './template.ts';

const onWords: readonly string[] = ['on', 'true', '1', 'open', 'yes'];
const offWords: readonly string[] = ['off', 'false', '0', 'closed', 'no'];
const longestText = 500;

/** Reads of a message what the description of the device finds in it. */
export function parseByDescription(said: Said, source: Source): Parsed {
  const { topic, text } = said;
  const json = jsonOf(said);
  const values: ParsedValue[] = [];
  let refused = 0;
  for (const property of source.properties) {
    for (const read of property.reads) {
      if (read.topic !== topic) continue;
      const raw = rawValue(read, text, json);
      if (raw === undefined || raw === null) continue;
      const value = valueOf(property, raw);
      if (value === null) refused += 1;
      else values.push({ key: property.key, value });
    }
  }
  return { values, online: presenceIn(source.presence, topic, text, json), refused };
}

function rawValue({ path, template }: SourceRead, text: string, json: unknown): unknown {
  if (template !== undefined) return evaluateTemplate(template, { text, json });
  return path.length === 0 ? text : atPath(json, path);
}

/** Null for what is no value of this kind. */
export function valueOf(
  { kind, on, off }: Pick<SourceProperty, 'kind' | 'on' | 'off'>,
  raw: unknown,
): MetricValue | null {
  switch (kind) {
    case 'number':
      return numberOf(raw);
    case 'switch':
      return switchOf(raw, on, off);
    case 'text':
      return typeof raw === 'string' && raw.isWellFormed() && !raw.includes('\0')
        ? raw.slice(0, longestText).toWellFormed()
        : null;
  }
}

function numberOf(raw: unknown): number | null {
  const isNumeral =
    typeof raw === 'string' && /^\s*[+-]?(?:\d{1,20}(?:\.\d{0,20})?|\.\d{1,20})(?:e[+-]?\d{1,2})?\s*$/i.test(raw);
  const value = typeof raw === 'number' ? raw : isNumeral ? Number(raw) : Number.NaN;
  return Number.isFinite(value) ? value : null;
}

function switchOf(raw: unknown, on: readonly string[] | undefined, off: readonly string[] | undefined): boolean | null {
  if (typeof raw !== 'string' && typeof raw !== 'boolean' && typeof raw !== 'number') return null;
  const word = String(raw).trim();
  if (says(on, word)) return true;
  if (says(off, word)) return false;
  if (typeof raw === 'boolean' && on === undefined) return raw;
  const lower = word.toLowerCase();
  if (on === undefined && onWords.includes(lower)) return true;
  if (off === undefined && offWords.includes(lower)) return false;
  return null;
}

/** Truth is written `true` by some and `True` by others, who mean the same. */
function says(words: readonly string[] | undefined, word: string): boolean {
  const lower = word.toLowerCase();
  const isTruth = lower === 'true' || lower === 'false';
  return words?.some((known) => known === word || (isTruth && known.toLowerCase() === lower)) === true;
}

/** False as soon as one word says that it is gone; true where one says that it is there. */
function presenceIn(presence: readonly SourcePresence[], topic: string, text: string, json: unknown): boolean | null {
  let online: boolean | null = null;
  for (const read of presence) {
    if (read.topic !== topic) continue;
    const raw = rawValue(read, text, json) ?? text;
    if (typeof raw !== 'string' && typeof raw !== 'boolean' && typeof raw !== 'number') continue;
    const word = String(raw).trim();
    if (read.offline.includes(word)) return false;
    if (read.online.includes(word)) online = true;
  }
  return online;
}

/** What its description says to switch or set a property; null for one that cannot be, or not to this value. */
export function commandByDescription(source: Source, key: string, value: MetricValue): Said | null {
  const property = source.properties.find((one) => one.key === key);
  const write = property?.write ?? null;
  if (property === undefined || write === null || typeof value !== typesOf[property.kind]) return null;
  if ('on' in write) return { topic: write.topic, text: value === true ? write.on : write.off };
  const said = write.as === 'json' ? JSON.stringify(value) : String(value);
  return { topic: write.topic, text: `${write.before}${said}${write.after}` };
}

const typesOf = { number: 'number', switch: 'boolean', text: 'string' } as const;
