/** A query as it is compared. */
export interface ReadQuery {
  /** Lower case, without what cannot be stored and with single spaces. */
  readonly text: string;
  /** Its words, the longest first: it narrows the most. */
  readonly words: readonly string[];
}

const mostWords = 6;

/** What a person typed, made ready to be compared. */
export function readQuery(typed: string): ReadQuery {
  const text = typed
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
  const phone = readDialled(text);
  if (phone !== null) return { text: phone, words: [phone] };
  const words = text === '' ? [] : [...new Set(text.split(' '))].slice(0, mostWords);
  return { text, words: words.toSorted((a, b) => b.length - a.length) };
}

/** A mobile number as people dial it, 0812…, is stored as +62812…: null for what is none, a unit code say. */
function readDialled(text: string): string | null {
  const digits = text.replaceAll(/[\s().-]/g, '');
  const [, rest] = /^(?:\+?62|0)(8\d{3,12})$/.exec(digits) ?? [];
  return rest === undefined ? null : `62${rest}`;
}

/** How what is not called exactly so is found. */
export interface Likeness {
  /** For LIKE: the word somewhere, and the word as it is when two letters beside each other were exchanged. */
  readonly patterns: readonly string[];
  /** Whether what resembles it counts as well. */
  readonly resembles: boolean;
}

/** Two letters are in too much, and a code with one digit changed is another code. */
export function likenessOf(word: string): Likeness {
  const letters = Array.from(word);
  if (letters.length < 3) return { patterns: [], resembles: false };
  const resembles = letters.length > 3 && !/\d/.test(word);
  const spellings = resembles ? [word, ...exchanged(letters)] : [word];
  return { patterns: spellings.map((spelling) => `%${spelling.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`), resembles };
}

function exchanged(letters: readonly string[]): string[] {
  const words = letters.slice(1).map((letter, index) =>
    letters
      .with(index, letter)
      .with(index + 1, letters[index] ?? '')
      .join(''),
  );
  return [...new Set(words)].filter((word) => word !== letters.join(''));
}

/** A ticket as people speak of it, `#123`: of whichever year. Null for what is no such number. */
export function readShortNumber(typed: string): { readonly text: string; readonly likeness: Likeness } | null {
  const [, digits] = /^#\s*(\d{1,6})$/.exec(typed.trim()) ?? [];
  if (digits === undefined) return null;
  return { text: `#${digits}`, likeness: { patterns: [`tkt-____-${digits.padStart(6, '0')} %`], resembles: false } };
}
