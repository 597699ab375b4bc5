import type { CategoryRow } from '../categories/category-tree.ts';
import { pathSign } from './file-words.ts';
import type { KnownCatalogue } from './known-products.ts';

const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** The category at the end of a path from the top; one name alone may stand anywhere, if it stands there once. Undefined where there is none. */
export function findCategory(rows: readonly CategoryRow[], path: readonly string[]): string | undefined {
  const active = rows.filter(({ state }) => state === 'active');
  const below = (parentId: string | null, name: string) =>
    active.find((row) => row.parentId === parentId && plain(row.name) === plain(name))?.id;
  let found: string | null | undefined = null;
  for (const name of path) found = found === undefined ? undefined : below(found, name);
  const [only] = path;
  if (found !== undefined || path.length !== 1 || only === undefined) return found ?? undefined;
  const alike = active.filter((row) => plain(row.name) === plain(only));
  return alike.length === 1 ? alike[0]?.id : undefined;
}

/** Whether a path from the top, as a file writes it, ends at a category. */
export function isPathOf(rows: readonly CategoryRow[], categoryId: string | null, path: readonly string[]): boolean {
  return categoryId !== null && plain(pathOf(rows, categoryId).join(pathSign)) === plain(path.join(pathSign));
}

/** The building of a name or a code. Undefined where there is none, or several. */
export function findBuilding(buildings: KnownCatalogue['buildings'], word: string): string | undefined {
  const alike = buildings.filter(({ name, code }) => plain(name) === plain(word) || plain(code) === plain(word));
  return alike.length === 1 ? alike[0]?.id : undefined;
}

/** The path of a category from the top, for a file. */
export function pathOf(rows: readonly CategoryRow[], categoryId: string | null): readonly string[] {
  const row = rows.find(({ id }) => id === categoryId);
  return row === undefined ? [] : [...pathOf(rows, row.parentId), row.name];
}
