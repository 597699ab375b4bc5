/** What is looked for among tickets: a text anywhere, or a number by its beginning. */
export type Sought =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly year: number; readonly digits: string };

/** Reads what a person typed into the search of a list. */
export function readSought(q: string): Sought {
  const number = /^tkt-(\d{4})-(\d{0,6})$/i.exec(q.trim());
  if (number !== null) return { kind: 'number', year: Number(number[1]), digits: number[2] ?? '' };
  return { kind: 'text', text: q.toLowerCase() };
}

/** The same as a pattern of `search_key`, which begins with the number. */
export function patternOf(sought: Sought): string {
  if (sought.kind === 'number') return `tkt-${sought.year}-${sought.digits}%`;
  return `%${sought.text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
