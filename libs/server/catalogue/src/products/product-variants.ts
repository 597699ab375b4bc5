import { randomUUIDv7 } from 'node:crypto';
import type { ProductVariant, ProductVariantDraft } from '@imah/contract/catalogue';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { invalidField } from '@imah/server-platform/http';

interface Place {
  readonly orgId: string;
  readonly productId: string;
}

/** The variants of a product in their order. */
export function readVariants(db: Kysely<Database>, { orgId, productId }: Place): Promise<ProductVariant[]> {
  return db
    .selectFrom('product_variant')
    .select(['id', 'name', 'sku', 'state'])
    .where('org_id', '=', orgId)
    .where('product_id', '=', productId)
    .orderBy('position')
    .execute();
}

/**
 * Gives a product these variants in this order. One that is left out goes with its prices, unless it was ever ordered.
 * The catalogue is locked.
 * @throws {HttpProblem} 422 at a variant that the product does not have, a name that stands twice, or a SKU that is taken; at
 * `variants` where one that was ordered is left out
 */
export async function writeVariants(
  trx: Transaction<Database>,
  place: Place,
  known: readonly ProductVariant[],
  wanted: readonly ProductVariantDraft[],
): Promise<void> {
  const { orgId, productId } = place;
  const ids = new Set(known.map(({ id }) => id));
  const kept = new Set(wanted.flatMap(({ id }) => (id === null ? [] : [id])));
  const names = new Map<string, number>();
  for (const [index, { id, name, sku }] of wanted.entries()) {
    const isOnceMore = wanted.findIndex((one) => one.id === id) < index;
    if (id !== null && (!ids.has(id) || isOnceMore)) throw invalidField(`variants.${index}.name`, 'not-an-option');
    if (names.has(name.toLowerCase())) throw invalidField(`variants.${index}.name`, 'name-taken');
    names.set(name.toLowerCase(), index);
    if (wanted.findIndex((one) => one.sku === sku) < index) throw invalidField(`variants.${index}.sku`, 'code-taken');
    if (await isTaken(trx, place, sku)) throw invalidField(`variants.${index}.sku`, 'code-taken');
  }
  const left = known.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
  if (left.length > 0 && (await isOrdered(trx, place, left))) throw invalidField('variants', 'variant-ordered');
  await clear(trx, place, left);
  for (const [index, { id, name, sku, state }] of wanted.entries()) {
    const written = { name, sku, state, position: index + 1 };
    if (id === null)
      await trx
        .insertInto('product_variant')
        .values({ org_id: orgId, id: randomUUIDv7(), product_id: productId, ...written })
        .execute();
    else
      await trx.updateTable('product_variant').set(written).where('org_id', '=', orgId).where('id', '=', id).execute();
  }
}

/** Whether something else than a variant of this product has the SKU. */
async function isTaken(trx: Transaction<Database>, { orgId, productId }: Place, sku: string): Promise<boolean> {
  const { isThere } = await trx
    .selectNoFrom((eb) =>
      eb
        .or([
          eb.exists(eb.selectFrom('product').select('id').where('org_id', '=', orgId).where('sku', '=', sku)),
          eb.exists(
            eb
              .selectFrom('product_variant')
              .select('id')
              .where('org_id', '=', orgId)
              .where('sku', '=', sku)
              .where('product_id', '<>', productId),
          ),
        ])
        .as('isThere'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(isThere);
}

async function isOrdered(
  trx: Transaction<Database>,
  { orgId, productId }: Place,
  variantIds: readonly string[],
): Promise<boolean> {
  const line = await trx
    .selectFrom('product_order_line')
    .select('variant_id')
    .where('org_id', '=', orgId)
    .where('product_id', '=', productId)
    .where('variant_id', 'in', variantIds)
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}

/** Removes what is left out, and frees the names and SKUs of the others: two of them may change places. */
async function clear(trx: Transaction<Database>, { orgId, productId }: Place, left: readonly string[]): Promise<void> {
  if (left.length > 0)
    await trx.deleteFrom('product_variant').where('org_id', '=', orgId).where('id', 'in', left).execute();
  await trx
    .updateTable('product_variant')
    .set((eb) => ({
      name: eb.fn<string>('replace', [eb.cast<string>('id', 'text'), eb.val('-'), eb.val('')]),
      sku: eb.fn<string>('upper', [eb.cast<string>('id', 'text')]),
    }))
    .where('org_id', '=', orgId)
    .where('product_id', '=', productId)
    .execute();
}
