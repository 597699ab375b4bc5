import { decide, type PolicyActor } from '@imah/contract/access';
import type { SearchHit } from '@imah/contract/search';
import type { HumanNumber } from '@imah/contract/search/words';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { orgsOf } from './find-topics.ts';

interface Numbered extends Pick<SearchHit, 'id' | 'orgId' | 'detail' | 'buildingName'> {
  readonly buildingId: string;
  readonly title: string | null;
  readonly userId: string | null;
}

/** The bills or payments that carry a number, of those the person may open: one's own, and of buildings whose books one reads. */
export async function findByNumber(
  db: Kysely<Database>,
  actor: PolicyActor,
  number: HumanNumber | null,
): Promise<SearchHit[]> {
  if (number?.kind !== 'INV' && number?.kind !== 'SA' && number?.kind !== 'KWT') return [];
  const { kind, permission } =
    number.kind !== 'KWT'
      ? ({ kind: 'bill', permission: 'bill.view' } as const)
      : ({ kind: 'payment', permission: 'payment.view' } as const);
  const rows = kind === 'bill' ? await bills(db, actor, number) : await payments(db, actor, number);
  return rows
    .filter(({ orgId, buildingId, userId }) => {
      const ownerIds = userId === null ? [] : [userId];
      return userId === actor.userId || decide(actor, permission, { orgId, buildingId, ownerIds }) === 'allowed';
    })
    .map(({ userId: _payer, title, ...row }) => ({ kind, title: title ?? '', ...row }));
}

/** A draft has no number yet; what was withdrawn keeps its own, and is nobody's bill. */
function bills(db: Kysely<Database>, actor: PolicyActor, { kind, year, count }: HumanNumber): Promise<Numbered[]> {
  return db
    .selectFrom('bill as x')
    .innerJoin('person as p', (join) => join.onRef('p.org_id', '=', 'x.org_id').onRef('p.id', '=', 'x.person_id'))
    .innerJoin('billing_run as r', (join) => join.onRef('r.org_id', '=', 'x.org_id').onRef('r.id', '=', 'x.run_id'))
    .select((eb) => eb.fn<string>('concat_ws', [eb.val(' '), 'x.number', 'x.unit_code']).as('title'))
    .select(['x.id', 'x.org_id as orgId', 'x.building_id as buildingId', 'x.building_name as buildingName'])
    .select(['x.person_name as detail', 'p.user_id as userId'])
    .where('x.org_id', 'in', orgsOf(actor))
    .where('r.state', '=', 'issued')
    .where('x.series', '=', kind)
    .where('x.year', '=', year)
    .where('x.count', '=', count)
    .orderBy('x.id')
    .execute();
}

function payments(db: Kysely<Database>, actor: PolicyActor, { year, count }: HumanNumber): Promise<Numbered[]> {
  return db
    .selectFrom('payment as x')
    .innerJoin('person as p', (join) => join.onRef('p.org_id', '=', 'x.org_id').onRef('p.id', '=', 'x.person_id'))
    .innerJoin('building as b', (join) => join.onRef('b.org_id', '=', 'x.org_id').onRef('b.id', '=', 'x.building_id'))
    .select(['x.number as title', 'x.id', 'x.org_id as orgId', 'x.building_id as buildingId'])
    .select(['b.name as buildingName', 'x.person_name as detail', 'p.user_id as userId'])
    .where('x.org_id', 'in', orgsOf(actor))
    .where('x.year', '=', year)
    .where('x.count', '=', count)
    .orderBy('x.id')
    .execute();
}
