import type { ProductCategory } from '@imah/contract/catalogue';

/** The categories to choose one of, each by its path from the top; those out of use only where one is chosen. */
export function categoryOptions(categories: readonly ProductCategory[], chosen: string | null) {
  return categories
    .filter(({ id, state }) => state === 'active' || id === chosen)
    .map((category) => ({ value: category.id, label: pathOf(categories, category) }));
}

/** A category with the names above it. */
export function pathOf(categories: readonly ProductCategory[], { name, parentId }: ProductCategory): string {
  const parent = categories.find(({ id }) => id === parentId);
  return parent === undefined ? name : `${pathOf(categories, parent)} › ${name}`;
}
