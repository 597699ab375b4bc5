import { randomUUIDv7 } from 'node:crypto';
import type { BillingReview, BillingRun } from '@imah/contract/billing';
import { sql } from 'kysely';
import { makeMember, makePlace, type TestApp, type TestPerson } from '@imah/server-platform/testing';

/** What is asked beside the address: a body, the version of what is changed, by whom. */
export interface Asked {
  readonly body?: object;
  readonly version?: number;
  readonly who?: TestPerson;
  readonly key?: string;
}

/** A building with one floor, its manager, somebody of finance and a technician; and the calls about bills. */
export async function billingCalls(test: TestApp, name: string) {
  const { db } = test.context;
  const place = await makePlace(test, name);
  const [sectionId, floorId] = [randomUUIDv7(), randomUUIDv7()];
  await sql`INSERT INTO section (org_id, id, building_id, name, kind)
    VALUES (${place.orgId}, ${sectionId}, ${place.buildingId}, 'Menara A', 'tower')`.execute(db);
  await sql`INSERT INTO floor (org_id, id, section_id, level, label)
    VALUES (${place.orgId}, ${floorId}, ${sectionId}, 1, 'Lantai 1')`.execute(db);
  const manager = await makeMember(test, place, 'Manajer', ['building-manager'], [place.buildingId]);
  const finance = await makeMember(test, place, 'Keuangan', ['finance']);
  const technician = await makeMember(test, place, 'Teknisi', ['technician'], [place.buildingId]);

  async function ask(method: 'GET' | 'POST', path: string, { body, version, who, key }: Asked = {}) {
    const answer = await test.app.inject({
      method,
      url: path.startsWith('/') ? path : `/api/v1/buildings/${place.buildingId}/${path}`,
      headers: {
        ...(who ?? finance).bearer,
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    const json = answer.body === '' ? null : answer.json();
    return { status: answer.statusCode, code: json?.code, data: json?.data, errors: json?.errors };
  }
  const unit = async (code: string): Promise<string> => {
    const id = randomUUIDv7();
    await sql`INSERT INTO unit (org_id, id, building_id, floor_id, code, kind, area_milli_m2)
      VALUES (${place.orgId}, ${id}, ${place.buildingId}, ${floorId}, ${code}, 'residential', 36000)`.execute(db);
    return id;
  };
  /** Somebody of the unit on those days, with an account. */
  const stay = async (
    unitId: string,
    who: string,
    role: string,
    period: string,
    isPayer: boolean,
  ): Promise<TestPerson> => {
    const person = await makeMember(test, place, who, ['resident'], [place.buildingId]);
    const personId = randomUUIDv7();
    await sql`INSERT INTO person (org_id, id, user_id, name) VALUES (${place.orgId}, ${personId}, ${person.id}, ${who})`.execute(
      db,
    );
    await sql`INSERT INTO occupancy (org_id, id, unit_id, person_id, role, period, is_billing_party)
      VALUES (${place.orgId}, ${randomUUIDv7()}, ${unitId}, ${personId}, ${role}, ${period}::daterange, ${isPayer})`.execute(
      db,
    );
    return person;
  };
  const tariff = (more: object = {}) =>
    ask('POST', 'tariffs', {
      body: {
        kind: 'service-charge',
        basis: 'area',
        payer: 'occupant',
        tax: 'none',
        rateE4: 180_000_000,
        from: '2026-01',
        ...more,
      },
    });
  const run = async (period = '2026-11'): Promise<BillingRun> =>
    (await ask('POST', 'billing-runs', { body: { period, dueOn: `${period}-20` } })).data;
  const move = (id: string, to: string, version: number, who = finance) =>
    ask('POST', `billing-runs/${id}/moves`, { body: { move: to }, version, who });
  /** The run of a month, reckoned, looked at and issued. */
  const issue = async (period: string): Promise<BillingReview> => {
    const { id } = await run(period);
    await move(id, 'calculate', 1);
    await move(id, 'review', 2);
    return (await move(id, 'issue', 3)).data;
  };
  return { place, manager, finance, technician, ask, unit, stay, tariff, run, move, issue };
}
