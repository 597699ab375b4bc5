import type { ProductCategory } from '@imah/contract/catalogue';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/** A category as it is kept. */
export interface CategoryRow extends Omit<ProductCategory, 'index' | 'depth' | 'products'> {
  readonly position: number;
}

/** The categories of an organisation, as they are kept. */
export function readCategories(db: Kysely<Database>, orgId: string): Promise<CategoryRow[]> {
  return db
    .selectFrom('product_category')
    .select(['id', 'name', 'parent_id as parentId', 'position', 'state', 'version'])
    .where('org_id', '=', orgId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** The categories in the order of their tree, with how many products each has. */
export async function listCategories(db: Kysely<Database>, orgId: string): Promise<ProductCategory[]> {
  const rows = await readCategories(db, orgId);
  const counts = await db
    .selectFrom('product')
    .select(({ fn }) => ['category_id as id', fn.countAll<number>().as('count')])
    .where('org_id', '=', orgId)
    .where('category_id', 'is not', null)
    .where('state', '!=', 'archived')
    .groupBy('category_id')
    .execute();
  const countOf = new Map(counts.map(({ id, count }) => [id, Number(count)]));
  const below = Map.groupBy(rows, ({ parentId }) => parentId);
  const inOrder = (parentId: string | null, depth: number): ProductCategory[] =>
    (below.get(parentId) ?? []).flatMap(({ position: _position, ...row }, index) => [
      { ...row, index, depth, products: countOf.get(row.id) ?? 0 },
      ...inOrder(row.id, depth + 1),
    ]);
  return inOrder(null, 0);
}

/** A category with all that stand below it. */
export function withBelow(rows: readonly Pick<CategoryRow, 'id' | 'parentId'>[], categoryId: string): string[] {
  const below = rows.filter(({ parentId }) => parentId === categoryId);
  return [categoryId, ...below.flatMap(({ id }) => withBelow(rows, id))];
}

/** A category with all that stand above it; none for no category. */
export function withAbove(rows: readonly Pick<CategoryRow, 'id' | 'parentId'>[], categoryId: string | null): string[] {
  const row = rows.find(({ id }) => id === categoryId);
  return row === undefined ? [] : [row.id, ...withAbove(rows, row.parentId)];
}

/** How many levels a category takes with those below it. */
export function heightOf(rows: readonly Pick<CategoryRow, 'id' | 'parentId'>[], categoryId: string): number {
  const below = rows.filter(({ parentId }) => parentId === categoryId);
  return 1 + Math.max(0, ...below.map(({ id }) => heightOf(rows, id)));
}
