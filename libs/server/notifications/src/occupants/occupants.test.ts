import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePlace, makeUnit, type TestApp, type TestPlace } from '@imah/server-platform/testing';
import { type CloudApi, startCloudApi } from '../testing/cloud-api.ts';
import { createTestApp } from '../testing/test-app.ts';
import { recordStatus } from '../whatsapp/record-status.ts';
import { takeReply } from '../whatsapp/take-reply.ts';
import { sendToOccupants } from './send-to-occupants.ts';
import { type OccupantNews, writeToOccupants } from './write-to-occupants.ts';

const noon = Date.UTC(2026, 10, 21, 5);
const number = '+628123456789';
let api: CloudApi;
let test: TestApp;
let place: TestPlace;
let ani: string;

beforeAll(async () => {
  api = await startCloudApi();
  test = await createTestApp({ config: { whatsapp: api.account } });
  place = await makePlace(test, 'Graha');
  const unitId = await makeUnit(test, place, 'A-101', null);
  ani = randomUUIDv7();
  const { db } = test.context;
  await sql`INSERT INTO person (org_id, id, name, phone) VALUES (${place.orgId}, ${ani}, 'Ani', ${number})`.execute(db);
  await sql`
    INSERT INTO occupancy (org_id, id, unit_id, person_id, role, period, is_billing_party)
    VALUES (${place.orgId}, ${randomUUIDv7()}, ${unitId}, ${ani}, 'tenant', '[2026-01-01,)', true)`.execute(db);
});
afterAll(async () => {
  await test.close();
  await api.close();
});
beforeEach(async () => {
  test.clock.now = noon;
  api.taken.length = 0;
  api.refusals.length = 0;
  api.unreachable.clear();
  const { db } = test.context;
  for (const table of ['occupant_message', 'whatsapp_consent']) await sql`DELETE FROM ${sql.table(table)}`.execute(db);
  await sql`UPDATE person SET phone = ${number} WHERE id = ${ani}`.execute(db);
  await sql`
    INSERT INTO whatsapp_consent (org_id, person_id, state, phone, at)
    VALUES (${place.orgId}, ${ani}, 'agreed', ${number}, ${new Date(noon)})`.execute(db);
});

const tell = (more: Partial<OccupantNews> = {}) =>
  test.context.db.transaction().execute((trx) =>
    writeToOccupants(
      trx,
      {
        orgId: place.orgId,
        buildingId: place.buildingId,
        template: 'imah_occupant_announcement',
        whom: sql`true`,
        dedupeKey: 'announcement/1',
        parameters: ['Air mati', 'Besok\npukul 09.00.'],
        urgency: 'normal',
        ...more,
      },
      test.clock.now,
    ),
  );
const message = async () => {
  const { rows } = await sql<{ status: string; error: string | null; due: Date }>`
    SELECT status, error, due_at AS due FROM occupant_message`.execute(test.context.db);
  return rows[0];
};
const consent = async () => {
  const { rows } = await sql<{ state: string }>`SELECT state FROM whatsapp_consent`.execute(test.context.db);
  return rows[0]?.state;
};

describe('an occupant without an account', () => {
  it('is told once, in Indonesian, by two processes that look at the same moment', async () => {
    await tell();
    await tell();
    await Promise.all([sendToOccupants(test.context), sendToOccupants(test.context)]);

    expect(api.taken).toMatchObject([{ to: '628123456789', template: 'imah_occupant_announcement', language: 'id' }]);
    expect(api.taken[0]?.text).toContain('*Air mati*\nBesok pukul 09.00.\n\nBalas BERHENTI');
    expect(await message()).toMatchObject({ status: 'sent', error: null });
  });

  it.each([
    ['did not agree', sql`UPDATE whatsapp_consent SET state = 'withdrawn'`],
    ['agreed for another number', sql`UPDATE whatsapp_consent SET phone = '+628000000000'`],
    ['is not meant', null],
  ])('who %s is told nothing', async (_, change) => {
    await change?.execute(test.context.db);
    await tell(change === null ? { whom: sql`p.name = 'Budi'` } : {});

    expect(await message()).toBeUndefined();
  });

  it('sleeps at night, unless it cannot wait', async () => {
    test.clock.now = Date.UTC(2026, 10, 21, 16);
    await tell();
    expect((await message())?.due).toEqual(new Date(Date.UTC(2026, 10, 21, 23)));

    await tell({ urgency: 'critical', dedupeKey: 'announcement/2' });
    await sendToOccupants(test.context);
    expect(api.taken).toHaveLength(1);
  });

  it('is told a minute later where there were too many, and never where they cannot be reached', async () => {
    api.refusals.push(130429);
    await tell();
    await sendToOccupants(test.context);
    expect(await message()).toMatchObject({ status: 'queued', due: new Date(noon + 60_000) });

    test.clock.now += 60_000;
    api.unreachable.add('628123456789');
    await sendToOccupants(test.context);
    expect(await message()).toMatchObject({ status: 'failed', error: expect.stringContaining('131026') });
  });

  it('has read what Meta says they have', async () => {
    await tell();
    await sendToOccupants(test.context);
    const messageId = api.taken[0]?.callbackData ?? '';
    await recordStatus(test.context.db, { messageId, state: 'read', fault: null }, noon);

    expect(await message()).toMatchObject({ status: 'read' });
  });
});

describe('the reply BERHENTI', () => {
  const reply = (id: string, at = noon + 60_000) =>
    takeReply(test.context, { id, phone: number, at, text: 'Berhenti' }, test.clock.now);
  const audits = async () => {
    const { rows } = await sql<{ after: unknown }>`
      SELECT after FROM audit_event WHERE entity = 'person' AND entity_id = ${ani} ORDER BY seq`.execute(
      test.context.db,
    );
    return rows.length;
  };

  it('ends the consent, is audited once, and nothing that waits is sent any more', async () => {
    const before = await audits();
    await tell();
    await reply('wamid.stop');
    await reply('wamid.stop');
    await sendToOccupants(test.context);

    expect([await consent(), (await audits()) - before]).toEqual(['stopped', 1]);
    expect([api.taken.length, (await message())?.status]).toEqual([0, 'skipped']);
  });

  it('ends nothing that was agreed to after it, when it is sent again', async () => {
    await reply('wamid.earlier', noon - 60_000);

    expect(await consent()).toBe('agreed');
  });
});
