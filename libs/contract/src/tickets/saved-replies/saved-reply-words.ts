/** An organisation has so many saved replies at most. */
export const mostSavedReplies = 200;

/**
 * What a saved reply may leave open, written as `{nama}`: the name of who reported it, their unit, number and title of the
 * ticket, its building, and who writes. The words stand in texts that people write, so they are Indonesian in every language.
 */
export const replyPlaceholders = ['nama', 'unit', 'nomor', 'judul', 'gedung', 'petugas'] as const;
export type ReplyPlaceholder = (typeof replyPlaceholders)[number];

const pattern = /\{([\p{L}\p{N}_-]{1,30})\}/gu;
const isPlaceholder = (name: string): name is ReplyPlaceholder => replyPlaceholders.some((known) => known === name);

/** What is written like a placeholder and is none, each once. */
export function unknownPlaceholders(body: string): string[] {
  const names = [...body.matchAll(pattern)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !isPlaceholder(name.toLowerCase()));
}

/** The text with what its placeholders stand for; a value is never looked at for placeholders itself. */
export function fillPlaceholders(body: string, values: Readonly<Record<ReplyPlaceholder, string>>): string {
  return body.replace(pattern, (whole, name: string) => {
    const known = name.toLowerCase();
    return isPlaceholder(known) ? values[known] : whole;
  });
}

/** Whether the name or the text of a saved reply has every word that was typed. */
export function matchesTyped({ name, body }: { readonly name: string; readonly body: string }, typed: string): boolean {
  const text = `${name} ${body}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
