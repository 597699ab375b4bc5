/** A text of a bank on one line, without what no database keeps, cut at its limit. */
export function tidy(text: string, longest: number): string {
  return text
    .replaceAll(/[\p{Cc}\p{Zs}]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .trim();
}
