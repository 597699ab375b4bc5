import { sql } from 'kysely';
import { holds } from '@imah/server-platform/access';
import { listHouseholdRequests } from '@imah/server-people/household';
import { listRequests } from '@imah/server-people/joining';
import { isIn, type TodaySource } from './today-source.ts';

/** Who stands before the door of their home is let in within a working day. */
const answeredWithinMs = 8 * 60 * 60_000;

/** Those who ask to be let into a building, or to whose household somebody is to belong; who has waited longest first. */
export const joiningToday: TodaySource = async (ask, limit) => {
  const { db, actor, now } = ask;
  const isActive = (table: string) => sql`EXISTS (
    SELECT 1 FROM building active WHERE active.org_id = ${sql.ref(`${table}.org_id`)}
      AND active.id = ${sql.ref(`${table}.building_id`)} AND active.status = 'active')`;
  const mayAnswer = (table: string) =>
    sql<boolean>`${holds(actor, 'occupant.approve', { org: `${table}.org_id`, building: `${table}.building_id` })}
      AND ${isActive(table)} AND ${isIn(ask, `${table}.building_id`)}`;
  const [accounts, households] = await Promise.all([
    listRequests(db, { where: mayAnswer('r'), now, limit }),
    listHouseholdRequests(db, mayAnswer('h'), limit),
  ]);
  const items = [
    ...accounts.map(({ request, building }) => ({ kind: 'joining', by: 'account', request, building }) as const),
    ...households.map(({ request, building }) => ({ kind: 'joining', by: 'household', request, building }) as const),
  ].toSorted((a, b) => a.request.createdAt.localeCompare(b.request.createdAt));
  return {
    total: (accounts[0]?.total ?? 0) + (households[0]?.total ?? 0),
    items: items
      .slice(0, limit)
      .map((item) => ({ until: Date.parse(item.request.createdAt) + answeredWithinMs, item })),
  };
};
