import type { ProductLine } from '@imah/contract/billing';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

type Product = ProductLine['product'];

/** What the lines of a bill are for that ask for products, by their position. */
export async function readChargeLines(db: Kysely<Database>, billId: string): Promise<ReadonlyMap<number, Product>> {
  const rows = await db
    .selectFrom('bill_line as l')
    .innerJoin('bill_charge as c', (join) => join.onRef('c.org_id', '=', 'l.org_id').onRef('c.id', '=', 'l.tariff_id'))
    .select(['l.position', 'c.source_id as orderId', 'c.source_number as orderNumber', 'c.name', 'c.unit'])
    .where('l.bill_id', '=', billId)
    .where('l.kind', '=', 'product')
    .execute();
  return new Map(rows.map(({ position, ...product }) => [position, product]));
}
