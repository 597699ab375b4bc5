import { dutyEnd } from '@imah/contract/buildings/words';
import type { OnDuty } from '@imah/contract/buildings';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { BuildingKey } from '../building-repository.ts';
import { selectShifts } from './duty-repository.ts';
import { thoseWhoWorkIn } from './works-in.ts';

/** Who is on duty, with their account where they have one. */
export type DutyHolder = OnDuty & { readonly userId: string | null };

/**
 * Who is on duty in a building at an instant, by its clock: of the members those who are given its tickets still, which
 * nobody is who left the organisation, is suspended or works in other buildings by now. Each once, until the last of their
 * shifts ends, by the number that any of these gives. Everybody reads of those who can be called and are shown to everybody.
 */
export async function readOnDuty(
  db: Kysely<Database>,
  key: BuildingKey,
  readers: 'everybody' | 'staff',
  now: number,
): Promise<DutyHolder[]> {
  const rows = await selectShifts(db, key)
    .innerJoin('building as b', (join) => join.onRef('b.org_id', '=', 's.org_id').onRef('b.id', '=', 's.building_id'))
    .leftJoin('membership as m', (join) => join.onRef('m.org_id', '=', 's.org_id').onRef('m.user_id', '=', 's.user_id'))
    .select(['b.time_zone as timeZone', 'm.trades', 'c.role', 'c.whatsapp'])
    .$if(readers === 'everybody', (query) =>
      query.where((or) => or.or([or('c.audience', '=', 'everybody'), or('s.phone', 'is not', null)])),
    )
    .execute();
  const on = rows.flatMap((row) => {
    const end = dutyEnd(row, now, row.timeZone);
    return end === null ? [] : [{ row, end }];
  });
  const members = on.flatMap(({ row: { userId } }) => (userId === null ? [] : [userId]));
  const there = await thoseWhoWorkIn(db, key, members, now);
  const found = on.filter(({ row: { userId } }) => userId === null || there.has(userId));
  const last = found.filter(
    ({ row, end }, at) =>
      !found.some((other, index) => {
        const isSame = other.row.userId === row.userId && other.row.contactId === row.contactId;
        return isSame && (other.end > end || (other.end === end && index < at));
      }),
  );
  const numberOf = (userId: string) => found.find(({ row }) => row.userId === userId && row.phone !== null)?.row.phone;
  return last
    .map(({ row: { id, userId, userName, contactName, contactPhone, phone, role, trades, whatsapp }, end }) => ({
      id,
      userId,
      name: userName ?? contactName ?? '',
      trades: trades ?? [],
      role,
      phone: phone ?? (userId === null ? contactPhone : (numberOf(userId) ?? null)),
      whatsapp: whatsapp ?? false,
      until: new Date(end).toISOString(),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
