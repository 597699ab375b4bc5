import type { ProductPicture } from '@imah/contract/catalogue';
import { catalogueBounds } from '@imah/contract/catalogue/words';
import type { Kysely, Transaction } from 'kysely';
import { readToday } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { attachFiles, type FileSubject, readFilesOf, removeFilesOf } from '@imah/server-platform/files';
import { type Actor, invalidField } from '@imah/server-platform/http';
import { selectOffers } from '../orders/read-offers.ts';
import { readPlaces } from '../orders/shop-places.ts';

/**
 * Who may see a product may see its pictures: those who read the catalogue, and residents of a building while it is on
 * offer there.
 */
export const productFileSubjects: { readonly product: FileSubject } = {
  product: {
    read: 'product.view',
    resolve: async (db, productId) => {
      const product = await db.selectFrom('product').select('org_id').where('id', '=', productId).executeTakeFirst();
      return product === undefined ? null : { orgId: product.org_id };
    },
    isShownTo: isOffered,
  },
};

async function isOffered(db: Kysely<Database>, productId: string, actor: Actor, now: number): Promise<boolean> {
  const places = new Map((await readPlaces(db, actor)).map((place) => [place.buildingId, place]));
  for (const place of places.values()) {
    const { today } = await readToday(db, place, now);
    const offer = await selectOffers(db, place, today).where('p.id', '=', productId).executeTakeFirst();
    if (offer !== undefined) return true;
  }
  return false;
}

interface Place {
  readonly orgId: string;
  readonly productId: string;
}

/** The pictures of a product in their order; the first is the main one. */
export function readPictures(db: Kysely<Database>, { orgId, productId }: Place): Promise<ProductPicture[]> {
  return db
    .selectFrom('product_picture')
    .select(['file_id as fileId', 'alt'])
    .where('org_id', '=', orgId)
    .where('product_id', '=', productId)
    .orderBy('position')
    .execute();
}

/** The pictures of some products, by product. */
export async function readPicturesOf(
  db: Kysely<Database>,
  orgId: string,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, ProductPicture[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_picture')
    .select(['product_id', 'file_id as fileId', 'alt'])
    .where('org_id', '=', orgId)
    .where('product_id', 'in', productIds)
    .orderBy('position')
    .execute();
  const byProduct = Map.groupBy(rows, (row) => row.product_id);
  return new Map([...byProduct].map(([id, some]) => [id, some.map(({ fileId, alt }) => ({ fileId, alt }))]));
}

/**
 * Gives a product these pictures in this order; those that are not among them leave the store.
 * @throws {HttpProblem} 422 where one is no image, or no file of the sender's own
 */
export async function writePictures(
  trx: Transaction<Database>,
  { orgId, productId, actor }: Place & { readonly actor: Actor },
  pictures: readonly ProductPicture[],
): Promise<void> {
  const subject = { orgId, kind: 'product', id: productId } as const;
  const known = (await readPictures(trx, { orgId, productId })).map(({ fileId }) => fileId);
  const wanted = pictures.map(({ fileId }) => fileId);
  await trx.deleteFrom('product_picture').where('org_id', '=', orgId).where('product_id', '=', productId).execute();
  const left = known.filter((fileId) => !wanted.includes(fileId));
  await removeFilesOf(trx, subject, left);
  const fresh = wanted.filter((fileId) => !known.includes(fileId));
  await attachFiles(trx, subject, { fileIds: fresh, userId: actor.userId, field: 'pictures' });
  if (pictures.length === 0) return;
  const files = await readFilesOf(trx, subject, catalogueBounds.picturesOfProduct);
  if (files.some(({ kind }) => kind !== 'image')) throw invalidField('pictures', 'invalid');
  await trx
    .insertInto('product_picture')
    .values(
      pictures.map(({ fileId, alt }, index) => ({
        org_id: orgId,
        product_id: productId,
        position: index + 1,
        file_id: fileId,
        alt,
      })),
    )
    .execute();
}

/** What the audit says of pictures, in their order: what they show, or the names of their files. */
export async function namesOfPictures(
  trx: Transaction<Database>,
  orgId: string,
  pictures: readonly ProductPicture[],
): Promise<string[]> {
  if (pictures.length === 0) return [];
  const ids = pictures.map(({ fileId }) => fileId);
  const files = await trx
    .selectFrom('stored_file')
    .select(['id', 'name'])
    .where('org_id', '=', orgId)
    .where('id', 'in', ids)
    .execute();
  const nameOf = new Map(files.map(({ id, name }) => [id, name]));
  return pictures.map(({ fileId, alt }) => (alt === '' ? (nameOf.get(fileId) ?? '') : alt));
}
