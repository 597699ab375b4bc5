/** Somebody who can be named in what is written. */
export interface Mentionable {
  readonly id: string;
  readonly name: string;
}

/** What is typed after the last `@` at the end of the text; null where no name is being written. */
export function mentionTyped(text: string): string | null {
  return /(?:^|\s)@([\p{L}\p{N}'.-]{0,40})$/u.exec(text)?.[1] ?? null;
}

/** The text with the name that was being written, or at its end. */
export function withMention(text: string, { name }: Pick<Mentionable, 'name'>): string {
  const typed = mentionTyped(text);
  const before = typed === null ? text : text.slice(0, text.length - typed.length - 1);
  return `${before}${before === '' || /\s$/.test(before) ? '' : ' '}@${name} `;
}

/** Whom the text names. Of names that begin alike the longest counts. */
export function mentionedIn(text: string, people: readonly Mentionable[]): string[] {
  const found = new Set<string>();
  let rest = text;
  for (const { id, name } of people.toSorted((a, b) => b.name.length - a.name.length)) {
    if (!rest.includes(`@${name}`)) continue;
    found.add(id);
    rest = rest.replaceAll(`@${name}`, ' ');
  }
  return people.flatMap(({ id }) => (found.has(id) ? [id] : []));
}
