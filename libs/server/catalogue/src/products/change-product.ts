import { randomUUIDv7 } from 'node:crypto';
import type { ProductChange, ProductDetail, ProductDraft, ProductVariantDraft } from '@imah/contract/catalogue';
import { catalogueBounds } from '@imah/contract/catalogue/words';
import type { Transaction } from 'kysely';
import { changed, sameFields } from '@imah/server-buildings';
import {
  type CommandPorts,
  type PersonalEdit,
  runCommand,
  unchanged,
  type VersionedEdit,
} from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, requireVersion } from '@imah/server-platform/http';
import { catalogueEvents } from '../catalogue-event.ts';
import { lockCatalogue } from '../lock-catalogue.ts';
import { todayOf } from '../today-of.ts';
import { namesOfPictures, readPictures, writePictures } from './product-pictures.ts';
import { readVariants, writeVariants } from './product-variants.ts';
import { getProduct, lockProduct, type StoredProduct } from './product-row.ts';

/** @throws {HttpProblem} 409 where there are as many as there may be, 422 by field */
export function createProduct(ports: CommandPorts, edit: PersonalEdit, draft: ProductDraft): Promise<ProductDetail> {
  const { orgId, now } = edit;
  const productId = randomUUIDv7();
  return runCommand<void, ProductDetail>(ports, edit, {
    lock: (trx) => lockCatalogue(trx, orgId),
    validate: async (trx) => {
      await requireRoom(trx, orgId, 1);
      await requireFreeSku(trx, orgId, draft.sku);
      await requireCategory(trx, orgId, draft.categoryId);
    },
    write: async (trx) => {
      await trx
        .insertInto('product')
        .values({ org_id: orgId, id: productId, ...columnsOf(draft), created_at: new Date(now) })
        .execute();
      await writePictures(trx, { ...edit, productId }, draft.pictures);
      await writeVariants(trx, { orgId, productId }, [], draft.variants);
      const pictures = await namesOfPictures(trx, orgId, draft.pictures);
      return {
        result: await getProduct(trx, { orgId, productId }, await todayOf(trx, orgId, now)),
        audit: {
          action: 'create',
          entity: 'product',
          entityId: productId,
          after: { ...draft, pictures, variants: draft.variants.map(wordsOf) },
        },
        effects: await catalogueEvents(trx, edit, { id: productId, version: 1, op: 'created' }),
      };
    },
  });
}

type Edit = VersionedEdit & { readonly productId: string };

/** @throws {HttpProblem} 404, 412, 422 by field */
export function updateProduct(
  ports: CommandPorts,
  edit: Edit,
  { pictures: shown, variants: offered, ...change }: ProductChange,
): Promise<ProductDetail> {
  const { orgId, productId, version, now } = edit;
  return runCommand<StoredProduct, ProductDetail>(ports, edit, {
    lock: async (trx) => {
      await lockCatalogue(trx, orgId);
      return lockProduct(trx, edit);
    },
    authorize: (_trx, product) => requireVersion(product, version),
    validate: async (trx, before) => {
      const { sku, categoryId, state } = changed<StoredProduct>(before, change);
      if (sku !== before.sku) await requireFreeSku(trx, orgId, sku);
      // Its category may have been taken out of use since it was.
      const comesBack = before.state === 'archived' && state !== 'archived';
      if (comesBack || categoryId !== before.categoryId) await requireCategory(trx, orgId, categoryId);
    },
    write: async (trx, before) => {
      const after = changed<StoredProduct>(before, change);
      const today = await todayOf(trx, orgId, now);
      const pictures = await readPictures(trx, edit);
      const isShownAnew = shown !== undefined && JSON.stringify(shown) !== JSON.stringify(pictures);
      const variants = await readVariants(trx, edit);
      const isOfferedAnew = offered !== undefined && JSON.stringify(offered.map(inOrder)) !== JSON.stringify(variants);
      if (!isShownAnew && !isOfferedAnew && JSON.stringify(after) === JSON.stringify(before))
        return unchanged(await getProduct(trx, edit, today));
      const shownBefore = isShownAnew ? { pictures: await namesOfPictures(trx, orgId, pictures) } : {};
      if (isShownAnew) await writePictures(trx, edit, shown);
      await trx
        .updateTable('product')
        .set({ ...columnsOf(after), version: version + 1 })
        .where('org_id', '=', orgId)
        .where('id', '=', productId)
        .execute();
      // After the product: a variant may take the SKU that it gives up, and none the one that it takes.
      if (isOfferedAnew) await writeVariants(trx, edit, variants, offered);
      return {
        result: await getProduct(trx, edit, today),
        audit: {
          action: 'update',
          entity: 'product',
          entityId: productId,
          before: {
            ...sameFields(before, change),
            ...shownBefore,
            ...(isOfferedAnew ? { variants: variants.map(wordsOf) } : {}),
          },
          after: {
            ...change,
            ...(isOfferedAnew ? { variants: offered.map(wordsOf) } : {}),
            ...(isShownAnew ? { pictures: await namesOfPictures(trx, orgId, shown) } : {}),
          },
        },
        effects: await catalogueEvents(trx, edit, { id: productId, version: version + 1, op: 'updated' }),
      };
    },
  });
}

/** A variant as it is read, so that two can be compared. */
const inOrder = ({ id, name, sku, state }: ProductVariantDraft) => ({ id, name, sku, state });

/** What the audit says of a variant. */
const wordsOf = ({ name, sku, state }: Omit<ProductVariantDraft, 'id'>) => ({ name, sku, state });

/** What people write of a product, as it is kept. */
export const columnsOf = ({
  sku,
  name,
  kind,
  unit,
  tax,
  description,
  categoryId,
  state,
}: Omit<StoredProduct, 'version'>) => ({ sku, name, kind, unit, tax, description, category_id: categoryId, state });

/** @throws {HttpProblem} 409 */
export async function requireRoom(trx: Transaction<Database>, orgId: string, more: number): Promise<void> {
  const { count } = await trx
    .selectFrom('product')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('org_id', '=', orgId)
    .executeTakeFirstOrThrow();
  if (Number(count) + more > catalogueBounds.products) throw new HttpProblem(409, 'DAFTAR_PENUH');
}

async function requireFreeSku(trx: Transaction<Database>, orgId: string, sku: string): Promise<void> {
  for (const table of ['product', 'product_variant'] as const) {
    const taken = await trx
      .selectFrom(table)
      .select('id')
      .where('org_id', '=', orgId)
      .where('sku', '=', sku)
      .executeTakeFirst();
    if (taken !== undefined) throw invalidField('sku', 'code-taken');
  }
}

async function requireCategory(trx: Transaction<Database>, orgId: string, categoryId: string | null): Promise<void> {
  if (categoryId === null) return;
  const category = await trx
    .selectFrom('product_category')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', '=', categoryId)
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (category === undefined) throw invalidField('categoryId', 'not-an-option');
}
