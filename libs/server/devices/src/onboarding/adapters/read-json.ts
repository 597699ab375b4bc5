const read = new WeakMap<object, unknown>();

/** What a message says in JSON, read once however many devices it is about; undefined where it is none. */
export function jsonOf(said: { readonly text: string }): unknown {
  if (!read.has(said)) read.set(said, readJson(said.text));
  return read.get(said);
}

/** What a text says in JSON; undefined where it is none. */
export function readJson(text: string): unknown {
  const first = text.trimStart().charCodeAt(0);
  // Most values are no objects, and throwing is slow.
  if (first !== 123 && first !== 91) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value's own member; undefined for what is inherited, and where there is none. */
export function memberOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as JsonObject)[key];
}

export function atPath(value: unknown, path: readonly string[]): unknown {
  return path.reduce(memberOf, value);
}

/** A text of at most so many characters, without what cannot be shown; null for what is none. */
export function textOf(value: unknown, most = 120): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value)
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, '')
    .trim()
    .slice(0, most);
  return text === '' ? null : text.toWellFormed();
}

/** Whether a name can be shown and kept as it is. */
export function isName(text: string): boolean {
  return text !== '' && !/[\p{Cc}\p{Cs}]/u.test(text);
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
