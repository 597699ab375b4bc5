/** Joins the names that are there with spaces, or gives undefined when none is. */
export function join(...names: (string | undefined | null | false)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
