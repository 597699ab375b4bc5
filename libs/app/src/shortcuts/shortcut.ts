/** The parts of the product by which the list of keys is grouped. */
export type ShortcutGroup = 'general' | 'pages' | 'rows';

/** Something that a key does while the page that declares it is open. */
export interface Shortcut {
  /** One key as the keyboard says it, or two after one another: `c`, `?`, `g t`. */
  readonly keys: string;
  readonly group: ShortcutGroup;
  readonly label: string;
  /** Answers `passed` where there was nothing to do: the key then does what it always does. */
  readonly run: () => 'passed' | void;
}

/** The first of two keys, and when it was pressed, in milliseconds. */
export interface Begun {
  readonly key: string;
  readonly at: number;
}

/** So long after the first of two keys the second one still counts. */
const patienceMs = 1_500;

/** What a key means: the shortcut it completes, or that it is the first of two. */
export function readKey(
  shortcuts: readonly Shortcut[],
  pressed: { readonly key: string; readonly at: number },
  begun: Begun | null,
): { readonly shortcut: Shortcut | null; readonly begun: Begun | null } {
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  const inTime = begun !== null && pressed.at - begun.at <= patienceMs;
  const keys = inTime ? `${begun.key} ${key}` : key;
  // What was declared last stands nearest to the person.
  const shortcut = shortcuts.findLast((one) => one.keys === keys) ?? null;
  if (shortcut !== null || inTime) return { shortcut, begun: null };
  const isFirst = shortcuts.some((one) => one.keys.startsWith(`${key} `));
  return { shortcut: null, begun: isFirst ? { key, at: pressed.at } : null };
}
