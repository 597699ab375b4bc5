import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import type * as z from 'zod';
import { checkSettings, type Objection, type Path } from './check-settings.ts';
import { isPhrase } from './fields.ts';
import { GatewayError, type Reason, reasonOf } from './gateway-error.ts';
import { phrases } from './phrases.ts';
import { settings, type Settings } from './settings.ts';

const mostFaults = 20;
const mostAliases = 1_000;

/**
 * Reads the file of a gateway.
 * @throws {GatewayError} with every fault of it: its line, its path, and what it has to be
 */
export function readSettings(text: string, file: string): Settings {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
  const where = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return `${file}:${Math.max(line, 1)}:${Math.max(col, 1)}`;
  };
  if (document.errors.length > 0)
    throw new GatewayError(
      ...document.errors
        .slice(0, mostFaults)
        .map(({ pos, message }) => reasonOf('not-yaml', where(pos[0]), message.split('\n')[0] ?? message)),
    );
  const value = valuesOf(document, where);
  const parsed = settings.safeParse(value);
  const at = (path: Path) => where(offsetOf(document, path));
  const reasons = parsed.success
    ? checkSettings(parsed.data).map((objection) => reasonOfObjection(objection, at))
    : parsed.error.issues.flatMap((issue) => reasonsOf(issue, value, at));
  if (parsed.success && reasons.length === 0) return parsed.data;
  throw new GatewayError(...reasons.slice(0, mostFaults));
}

/** A list of points that hundreds of meters share is written once, and named; what names itself, or grows without end, is refused. */
function valuesOf(document: Document, where: (offset: number) => string): unknown {
  const refuse = (reason: string) => new GatewayError(reasonOf('not-yaml', where(0), reason));
  let value: unknown;
  try {
    value = document.toJS({ maxAliasCount: mostAliases });
  } catch (error) {
    throw refuse(error instanceof Error ? error.message : String(error));
  }
  try {
    JSON.stringify(value);
  } catch {
    throw refuse('an alias contains itself');
  }
  return value;
}

/** Where a path stands in the file; where what is missing should stand, for what is not there. */
function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

function reasonsOf(issue: z.core.$ZodIssue, value: unknown, at: (path: Path) => string): readonly Reason[] {
  const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => reasonOf('unknown-setting', at([...path, key]), nameOf([...path, key])));
  const expected = phrases[isPhrase(issue.message) ? issue.message : 'object'];
  const found = path.reduce<unknown>(memberOf, value);
  return found === undefined || found === null
    ? [reasonOf('missing-setting', at(path), nameOf(path), expected)]
    : [reasonOf('bad-setting', at(path), nameOf(path), expected, shown(path, found))];
}

function reasonOfObjection(objection: Objection, at: (path: Path) => string): Reason {
  const { path } = objection;
  switch (objection.fault) {
    case 'twice':
      return reasonOf('twice', at(path), nameOf(path), JSON.stringify(objection.value));
    case 'too-many':
      return reasonOf('too-many', at(path), nameOf(path), objection.most);
    case 'missing-setting':
      return reasonOf('missing-setting', at(path), nameOf(path), phrases.password);
    case 'not-writable':
    case 'past-the-end':
      return reasonOf(objection.fault, at(path), nameOf(path));
  }
}

/** `connections[0].units[1].id` */
function nameOf(path: Path): string {
  const name = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('');
  return name === '' ? 'isi' : name.replace(/^\./, '');
}

function memberOf(value: unknown, part: string | number): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, part)
    ? (value as Record<string | number, unknown>)[part]
    : undefined;
}

/** What stands there, short; a secret is not repeated on a screen, however deep it stands. */
function shown(path: Path, value: unknown): string {
  const hidden = (key: string, own: unknown) =>
    ['password', 'community'].includes(key) || (typeof own === 'string' && own.includes('@')) ? '•••' : own;
  return JSON.stringify(hidden(String(path.at(-1)), value), hidden).slice(0, 60);
}
