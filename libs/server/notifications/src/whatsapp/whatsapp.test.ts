import type { NotificationSettingsDraft } from '@imah/contract/notifications';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeMember,
  makePerson,
  makePlace,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { deliverDue } from '../deliver.ts';
import { fanOut } from '../fan-out.ts';
import type { NewNotification } from '../new-notification.ts';
import { notify } from '../notify.ts';
import { type CloudApi, startCloudApi } from '../testing/cloud-api.ts';
import { createTestApp } from '../testing/test-app.ts';

const noon = Date.UTC(2026, 10, 21, 5);
const minuteMs = 60_000;
const number = '+628123456789';
let api: CloudApi;
let test: TestApp;
let place: TestPlace;
let ani: TestPerson;

beforeAll(async () => {
  api = await startCloudApi();
  test = await createTestApp({ config: { whatsapp: api.account, publicUrl: 'https://imah.example' } });
  place = await makePlace(test, 'Graha');
  ani = await makeMember(test, place, 'Ani', ['technician']);
});
afterAll(async () => {
  await test.close();
  await api.close();
});
beforeEach(async () => {
  test.clock.now = noon;
  api.taken.length = 0;
  api.refusals.length = 0;
  api.asked = 0;
  api.unreachable.clear();
  api.unregistered.clear();
  const { db } = test.context;
  for (const table of ['notification', 'notification_outbox', 'notification_choice'])
    await sql`DELETE FROM ${sql.table(table)}`.execute(db);
  await sql`UPDATE app_user SET phone = ${number}, locale = 'id' WHERE id = ${ani.id}`.execute(db);
  await choose({ choices: [{ kind: 'ticket-assigned', channel: 'whatsapp', on: true }] });
});

const choose = (payload: NotificationSettingsDraft, who = ani) =>
  test.app.inject({ method: 'PATCH', url: '/api/v1/notifications/settings', headers: who.bearer, payload });
const settingsOf = async (who = ani) =>
  (await test.app.inject({ url: '/api/v1/notifications/settings', headers: who.bearer })).json().data;

const work = (ticket: number, title = 'AC bocor'): NewNotification<'ticket-assigned'> => ({
  kind: 'ticket-assigned',
  recipients: { kind: 'people', userIds: [ani.id] },
  actorId: null,
  place: { orgId: place.orgId, buildingId: place.buildingId },
  dedupeKey: `ticket/${ticket}`,
  data: { number: `TKT-2026-000${ticket}`, title, state: 'new', by: 'Sari' },
  href: `/imah/ticket/${ticket}`,
});
async function tell(...notifications: NewNotification[]): Promise<void> {
  const { db, now } = test.context;
  await db.transaction().execute(async (trx) => {
    for (const notification of notifications) await notify(trx, notification, now());
  });
  await fanOut(test.context);
}
const deliveries = async () => {
  const { rows } = await sql<{ status: string; attempts: number; error: string | null }>`
    SELECT status, attempts, error FROM notification_delivery WHERE channel = 'whatsapp' ORDER BY notification_id`.execute(
    test.context.db,
  );
  return rows;
};

describe('news on WhatsApp', () => {
  it('is sent by the template of its kind, in the language of the person, with a link to the page', async () => {
    await tell(work(1));
    await deliverDue(test.context);

    expect(api.taken).toMatchObject([{ to: '628123456789', template: 'imah_ticket', language: 'id' }]);
    expect(api.taken[0]?.text.split('\n')).toEqual([
      'Ada kabar tentang laporan atau pekerjaan Anda.',
      '',
      '*Tiket untuk Anda: AC bocor*',
      expect.stringContaining('TKT-2026-0001, ditugaskan oleh Sari.'),
      '',
      'Buka di Imah: https://imah.example/imah/ticket/1',
      '',
      'Balas BERHENTI untuk tidak lagi menerima pesan WhatsApp dari Imah.',
    ]);
    expect(await deliveries()).toEqual([{ status: 'sent', attempts: 1, error: null }]);
  });

  it('speaks English to who does', async () => {
    await sql`UPDATE app_user SET locale = 'en' WHERE id = ${ani.id}`.execute(test.context.db);
    await tell(work(1));
    await deliverDue(test.context);

    expect(api.taken).toMatchObject([{ language: 'en', text: expect.stringContaining('Open in Imah: https://') }]);
  });

  it('leaves as one message where several are due', async () => {
    await tell(work(1, 'AC bocor'), work(2, 'Lampu mati'));
    await deliverDue(test.context);

    expect(api.taken).toMatchObject([
      {
        template: 'imah_several',
        text: expect.stringMatching(/^Ada 2 kabar untuk Anda:\nTiket untuk Anda: AC bocor; /),
      },
    ]);
    expect((await deliveries()).map(({ status }) => status)).toEqual(['sent', 'sent']);
  });

  it('fits what Meta takes, whatever somebody wrote', async () => {
    await tell(work(1, `Bocor\n\n\tdi${' '.repeat(9)}atap ${'panjang '.repeat(60)}`));
    await deliverDue(test.context);

    expect(api.taken[0]?.text).toContain('*Tiket untuk Anda: Bocor di atap panjang ');
    expect(api.taken[0]?.text).toContain('…*');
  });

  it('is sent once by two processes that look at the same moment', async () => {
    await tell(work(1));

    await Promise.all([deliverDue(test.context), deliverDue(test.context)]);

    expect(api.taken).toHaveLength(1);
  });

  it('reaches nobody who has not chosen it, and nobody without a number', async () => {
    await choose({ choices: [{ kind: 'ticket-assigned', channel: 'whatsapp', on: false }] });
    await tell(work(1));
    expect(await deliveries()).toEqual([]);

    await choose({ choices: [{ kind: 'ticket-assigned', channel: 'whatsapp', on: true }] });
    await sql`UPDATE app_user SET phone = NULL WHERE id = ${ani.id}`.execute(test.context.db);
    await tell(work(2));
    await deliverDue(test.context);

    expect([api.asked, (await deliveries()).map(({ status }) => status)]).toEqual([0, ['skipped']]);
  });
});

describe('a message that WhatsApp refuses', () => {
  it('is sent a minute later where there were too many', async () => {
    api.refusals.push(130429);
    await tell(work(1));
    await deliverDue(test.context);
    expect(await deliveries()).toEqual([
      { status: 'queued', attempts: 1, error: 'WhatsApp 130429: (#130429) Refused' },
    ]);

    test.clock.now += minuteMs;
    await deliverDue(test.context);

    expect([api.taken.length, await deliveries()]).toEqual([1, [{ status: 'sent', attempts: 2, error: null }]]);
  });

  it('has failed at once where the number cannot be reached, and its reason names no number', async () => {
    api.unreachable.add('628123456789');
    await tell(work(1));
    await deliverDue(test.context);
    test.clock.now += 24 * 60 * minuteMs;
    await deliverDue(test.context);

    expect([api.asked, await deliveries()]).toEqual([
      1,
      [{ status: 'failed', attempts: 1, error: 'WhatsApp 131026: (#131026) Message undeliverable to •••' }],
    ]);
  });

  it('waits for a template that is not registered yet', async () => {
    api.unregistered.add('imah_ticket');
    await tell(work(1));
    await deliverDue(test.context);
    api.unregistered.clear();
    test.clock.now += minuteMs;
    await deliverDue(test.context);

    expect(api.taken).toHaveLength(1);
  });

  it('keeps the others of its turn from waiting for a service that takes nothing', async () => {
    const budi = await makeMember(test, place, 'Budi', ['technician']);
    await sql`UPDATE app_user SET phone = '+628129999999' WHERE id = ${budi.id}`.execute(test.context.db);
    await choose({ choices: [{ kind: 'ticket-assigned', channel: 'whatsapp', on: true }] }, budi);
    const context = {
      ...test.context,
      config: { ...test.context.config, whatsapp: { ...api.account, accessToken: 'EAAG-expired-token' } },
    };
    await tell({ ...work(1), recipients: { kind: 'people', userIds: [ani.id, budi.id] } });
    await deliverDue(context);

    expect(api.asked).toBe(1);
    expect((await deliveries()).map(({ status, error }) => [status, error])).toEqual([
      ['queued', 'WhatsApp 190: (#190) Invalid access token'],
      ['queued', 'WhatsApp 190: (#190) Invalid access token'],
    ]);
  });

  it('is given up after five times', async () => {
    for (const minutes of [0, 1, 5, 30, 120]) {
      api.refusals.push(131056);
      if (minutes === 0) await tell(work(1));
      test.clock.now += minutes * minuteMs;
      await deliverDue(test.context);
    }

    expect(await deliveries()).toMatchObject([{ status: 'failed', attempts: 5 }]);
  });
});

describe('the choice of WhatsApp', () => {
  it('is off for every kind until the person chooses it', async () => {
    const { kinds } = await settingsOf(await makeMember(test, place, 'Citra', ['technician']));

    expect(new Set(kinds.map(({ channels }: { channels: { whatsapp: string } }) => channels.whatsapp))).toEqual(
      new Set(['off']),
    );
  });

  it('needs a number, and an installation that has WhatsApp', async () => {
    const draft: NotificationSettingsDraft = { choices: [{ kind: 'alarm-raised', channel: 'whatsapp', on: true }] };
    const dewi = await makePerson(test, 'Dewi');
    const without = await createTestApp();
    const other = await makePerson(without, 'Eka');
    const refused = await without.app.inject({
      method: 'PATCH',
      url: '/api/v1/notifications/settings',
      headers: other.bearer,
      payload: draft,
    });
    await without.close();

    expect((await settingsOf()).whatsapp).toBe('ready');
    expect([(await settingsOf(dewi)).whatsapp, (await choose(draft, dewi)).statusCode]).toEqual(['no-number', 422]);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['choices']]);
  });
});
