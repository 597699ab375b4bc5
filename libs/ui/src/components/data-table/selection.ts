export type Selection = {
  selected: ReadonlySet<string>;
  /** The row pressed last: where a press with Shift starts its range. */
  anchor: string | null;
};

export type Press = { id: string; range: 'one' | 'from-anchor' };

/** What is selected after a press on one row; with Shift every row from the last press to this one follows it. */
export function pressRow({ selected, anchor }: Selection, ids: readonly string[], { id, range }: Press): Selection {
  const next = new Set(selected);
  const turn = selected.has(id) ? 'off' : 'on';
  const start = anchor === null ? -1 : ids.indexOf(anchor);
  const end = ids.indexOf(id);
  const touched =
    range === 'from-anchor' && start >= 0 ? ids.slice(Math.min(start, end), Math.max(start, end) + 1) : [id];
  for (const one of touched) {
    if (turn === 'on') next.add(one);
    else next.delete(one);
  }
  return { selected: next, anchor: id };
}

/** Selects every row that shows, or none of them when all were. Rows that a filter hides stay as they are. */
export function pressAll({ selected }: Selection, ids: readonly string[]): Selection {
  const next = new Set(selected);
  const all = ids.every((id) => selected.has(id));
  for (const id of ids) {
    if (all) next.delete(id);
    else next.add(id);
  }
  return { selected: next, anchor: null };
}
