/**
 * Brings what a person typed onto what stands now. `base` is what they began with: a field that only the other
 * changed takes their value, one that both changed keeps the person's and is named in `clashes`.
 */
export function rebase<F extends string>(
  base: Readonly<Record<F, string>>,
  typed: Readonly<Record<F, string>>,
  current: Readonly<Record<F, string>>,
): { readonly values: Readonly<Record<F, string>>; readonly clashes: readonly F[] } {
  // Object.keys forgets that its keys are those of the record.
  const fields = Object.keys(base) as F[];
  const values: Record<F, string> = { ...typed };
  const clashes: F[] = [];
  for (const field of fields) {
    if (current[field] === base[field] || current[field] === typed[field]) continue;
    if (typed[field] === base[field]) values[field] = current[field];
    else clashes.push(field);
  }
  return { values, clashes };
}

/** The fields that differ from what stands. */
export function changedFields<F extends string>(
  current: Readonly<Record<F, string>>,
  typed: Readonly<Record<F, string>>,
): readonly F[] {
  // Object.keys forgets that its keys are those of the record.
  return (Object.keys(current) as F[]).filter((field) => current[field] !== typed[field]);
}
