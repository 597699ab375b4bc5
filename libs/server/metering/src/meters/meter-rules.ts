import { mostCounted, type MeterResource } from '@imah/contract/metering/words';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { invalidField } from '@imah/server-platform/http';

/** @throws {HttpProblem} 422 where there is not one value for each register, or one is more than it can show */
export function requireValues(
  field: string,
  values: readonly number[],
  { registers, digits }: { readonly registers: readonly string[]; readonly digits: number },
): void {
  if (values.length < registers.length) throw invalidField(field, 'too-few', registers.length);
  if (values.length > registers.length) throw invalidField(field, 'too-many', registers.length);
  const most = mostCounted(digits);
  const over = values.findIndex((value) => value >= most);
  if (over >= 0) throw invalidField(`${field}.${over}`, 'too-large', most / 1000 - 1);
}

/** @throws {HttpProblem} 422 where a meter of the organisation has the number already */
export async function requireFreeNumber(
  db: Kysely<Database>,
  orgId: string,
  { resource, number, except }: { resource: MeterResource; number: string; except: string | null },
): Promise<void> {
  const other = await db
    .selectFrom('meter')
    .select('id')
    .where('org_id', '=', orgId)
    .where('resource', '=', resource)
    .where('number', '=', number)
    .$if(except !== null, (query) => query.where('id', '!=', except ?? ''))
    .executeTakeFirst();
  if (other !== undefined) throw invalidField('number', 'number-taken');
}

/** @throws {HttpProblem} 422 where the meter above is no main one of the resource that still counts, or stands below this one */
export async function requireParent(
  db: Kysely<Database>,
  { orgId, buildingId }: { readonly orgId: string; readonly buildingId: string },
  { parentId, resource, meterId }: { parentId: string; resource: MeterResource; meterId: string | null },
): Promise<void> {
  const mains = await db
    .selectFrom('meter')
    .select(['id', 'parent_id as parentId'])
    .where('org_id', '=', orgId)
    .where('building_id', '=', buildingId)
    .where('resource', '=', resource)
    .where('role', '=', 'main')
    .where('state', '=', 'active')
    .execute();
  const above = new Map(mains.map((main) => [main.id, main.parentId]));
  if (!above.has(parentId)) throw invalidField('parentId', 'not-an-option');
  for (let id: string | null = parentId; id !== null; id = above.get(id) ?? null)
    if (id === meterId) throw invalidField('parentId', 'not-an-option');
}

/** Everything that is read has been read. @throws {HttpProblem} 422 */
export function requirePast(field: string, at: number, now: number): void {
  if (at > now) throw invalidField(field, 'in-the-future');
}
