import { dutyEnd } from '@imah/contract/buildings/words';
import type { OnDuty } from '@imah/contract/buildings';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { BuildingKey } from '../building-repository.ts';
import { selectShifts } from './duty-repository.ts';

/** Who is on duty, with their account where they have one. */
export type DutyHolder = OnDuty & { readonly userId: string | null };

/**
 * Who is on duty in a building at an instant, by its clock: whoever leaves the organisation, or is suspended, is not. Each
 * once, until the last of their shifts ends. Everybody reads of those who can be called and are shown to everybody.
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
    .where((or) =>
      or.or([
        or('s.contact_id', 'is not', null),
        or.and([
          or('u.status', '=', 'active'),
          or('m.status', '=', 'active'),
          or.or([or('m.expires_at', 'is', null), or('m.expires_at', '>', new Date(now))]),
        ]),
      ]),
    )
    .$if(readers === 'everybody', (query) =>
      query.where((or) => or.or([or('c.audience', '=', 'everybody'), or('s.phone', 'is not', null)])),
    )
    .execute();
  const found = rows.flatMap((row) => {
    const end = dutyEnd(row, now, row.timeZone);
    return end === null ? [] : [{ row, end }];
  });
  const last = found.filter(
    ({ row, end }, at) =>
      !found.some((other, index) => {
        const isSame = other.row.userId === row.userId && other.row.contactId === row.contactId;
        return isSame && (other.end > end || (other.end === end && index < at));
      }),
  );
  return last
    .map(({ row: { id, userId, userName, contactName, contactPhone, phone, role, trades, whatsapp }, end }) => ({
      id,
      userId,
      name: userName ?? contactName ?? '',
      trades: trades ?? [],
      role,
      phone: phone ?? contactPhone,
      whatsapp: whatsapp ?? false,
      until: new Date(end).toISOString(),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
