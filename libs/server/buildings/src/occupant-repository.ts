import type { OccupancyRole } from '@imah/contract/people/words';
import { sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { BuildingKey } from './building-repository.ts';

/** Somebody who comes with a unit. */
export interface NewPerson {
  readonly id: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
}

/** A stay of one who pays for the unit; without a day it begins today, as the building has it. */
export interface NewStay {
  readonly id: string;
  readonly unitId: string;
  readonly personId: string;
  readonly role: OccupancyRole;
  readonly since: string | null;
}

/** Adds many people at once. */
export async function insertPeople(
  trx: Transaction<Database>,
  { orgId, now }: { readonly orgId: string; readonly now: number },
  people: readonly NewPerson[],
): Promise<void> {
  await sql`
    INSERT INTO person (org_id, id, name, phone, email, created_at)
    SELECT ${orgId}, id, name, phone, email, ${new Date(now)}
    FROM jsonb_to_recordset(${JSON.stringify(people)}::jsonb) AS p(id uuid, name text, phone text, email text)`.execute(
    trx,
  );
}

/** Lets many move in at once. */
export async function insertStays(
  trx: Transaction<Database>,
  { orgId, buildingId, now }: BuildingKey & { readonly now: number },
  stays: readonly NewStay[],
): Promise<void> {
  await sql`
    INSERT INTO occupancy (org_id, id, unit_id, person_id, role, is_billing_party, period, created_at)
    SELECT ${orgId}, o.id, o."unitId", o."personId", o.role, true,
      daterange(coalesce(o.since, (${new Date(now)}::timestamptz AT TIME ZONE b.time_zone)::date), NULL), ${new Date(now)}
    FROM jsonb_to_recordset(${JSON.stringify(stays)}::jsonb)
      AS o(id uuid, "unitId" uuid, "personId" uuid, role text, since date)
    JOIN building b ON b.org_id = ${orgId} AND b.id = ${buildingId}`.execute(trx);
}
