const sides: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const rows: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * The cell of a matrix to which a key leads from another: beside it in its row, or in the nearest row above or below that
 * has one in its column. Null for another key, and at the edge.
 */
export function cellAfter(from: HTMLElement, key: string): HTMLElement | null {
  const row = from.closest('tr');
  const side = sides[key];
  if (side !== undefined) {
    const cells = cellsOf(row);
    return cells[cells.indexOf(from) + side] ?? null;
  }
  if (key === 'Home') return cellsOf(row)[0] ?? null;
  if (key === 'End') return cellsOf(row).at(-1) ?? null;
  const step = rows[key];
  if (step === undefined) return null;
  const all = [...(from.closest('table')?.querySelectorAll('tr') ?? [])];
  const here = all.findIndex((each) => each === row);
  const beyond = step > 0 ? all.slice(here + 1) : all.slice(0, here).toReversed();
  for (const each of beyond) {
    const below = cellsOf(each).find((cell) => cell.dataset['cell'] === from.dataset['cell']);
    if (below !== undefined) return below;
  }
  return null;
}

function cellsOf(row: Element | null): HTMLElement[] {
  return row === null ? [] : [...row.querySelectorAll<HTMLElement>('[data-cell]:not(:disabled)')];
}
