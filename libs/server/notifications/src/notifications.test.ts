import type { Notification, NotificationSettings } from '@imah/contract/notifications';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeMember, makePlace, type TestApp, type TestPerson, type TestPlace } from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';
import { deliverDue } from './deliver.ts';
import { fanOut } from './fan-out.ts';
import type { NewNotification } from './new-notification.ts';
import { notify } from './notify.ts';
import { purgeNotifications } from './purge-notifications.ts';

const noon = Date.UTC(2026, 10, 21, 5);
const night = Date.UTC(2026, 10, 21, 16);
const minuteMs = 60_000;

let test: TestApp;
let place: TestPlace;
let guard: TestPerson;

beforeAll(async () => {
  test = await createTestApp();
  place = await makePlace(test, 'Graha');
  guard = await makeMember(test, place, 'Teknisi', ['technician']);
  await makeMember(test, place, 'Penghuni', ['resident']);
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = noon;
  test.mails.length = 0;
  test.liveCalls.length = 0;
  for (const table of ['notification', 'notification_outbox', 'notification_setting', 'notification_choice'])
    await sql`DELETE FROM ${sql.table(table)}`.execute(test.context.db);
});

const alarm = (overrides: Partial<NewNotification<'alarm-raised'>> = {}): NewNotification<'alarm-raised'> => ({
  kind: 'alarm-raised',
  recipients: { kind: 'granted', permission: 'alarm.view' },
  actorId: null,
  place: { orgId: place.orgId, buildingId: place.buildingId },
  dedupeKey: 'alarm/1',
  data: {
    device: 'Pompa 1',
    severity: 'major',
    condition: 'above',
    metric: { id: 'Suhu motor', en: 'Motor temperature' },
    value: 80.1,
    unit: '°C',
    decimals: 1,
  },
  href: '/imah',
  ...overrides,
});
const password = (person: TestPerson): NewNotification<'password-changed'> => ({
  kind: 'password-changed',
  recipients: { kind: 'people', userIds: [person.id] },
  actorId: null,
  dedupeKey: `password/${person.id}`,
  data: { how: 'changed', at: new Date(test.clock.now).toISOString() },
});

async function tell(...notifications: NewNotification[]): Promise<void> {
  const { db, now } = test.context;
  await db.transaction().execute(async (trx) => {
    for (const notification of notifications) await notify(trx, notification, now());
  });
  await run();
}
async function run(): Promise<void> {
  while ((await fanOut(test.context)) > 0);
  while ((await deliverDue(test.context)) > 0);
}
async function centreOf(person: TestPerson, query = '', language = 'id'): Promise<Notification[]> {
  const url = `/api/v1/notifications${query}`;
  const answer = await test.app.inject({ url, headers: { ...person.bearer, 'accept-language': language } });
  return answer.json().data;
}
const unreadOf = async (person: TestPerson) =>
  (await test.app.inject({ url: '/api/v1/notifications/unread', headers: person.bearer })).json().data.unread;
const mark = async (person: TestPerson, payload: object) =>
  test.app.inject({ method: 'POST', url: '/api/v1/notifications/marks', headers: person.bearer, payload });
const change = async (person: TestPerson, payload: object): Promise<NotificationSettings> => {
  const url = '/api/v1/notifications/settings';
  return (await test.app.inject({ method: 'PATCH', url, headers: person.bearer, payload })).json().data;
};
const deliveriesOf = async (person: TestPerson) =>
  sql<{ channel: string; status: string; attempts: number }>`
    SELECT channel, status, attempts FROM notification_delivery WHERE user_id = ${person.id} ORDER BY channel`
    .execute(test.context.db)
    .then(({ rows }) => rows);

describe('whoever is told', () => {
  it('is everybody who may see it where it happened, and nobody else', async () => {
    await tell(alarm());

    const { rows } = await sql<{ email: string }>`
      SELECT u.email::text AS email FROM notification n JOIN app_user u ON u.id = n.user_id ORDER BY u.email`.execute(
      test.context.db,
    );
    expect(rows.map(({ email }) => email)).toEqual([guard.email, place.owner.email].toSorted());
  });

  it('is told nothing of a change that was rolled back', async () => {
    const { db } = test.context;
    const failed = db.transaction().execute(async (trx) => {
      await notify(trx, alarm(), noon);
      throw new Error('rolled back');
    });

    await expect(failed).rejects.toThrow('rolled back');
    await run();
    expect(await centreOf(guard)).toEqual([]);
  });

  it('reads what, where and why in the language of the page', async () => {
    await tell(alarm());

    const [shown] = await centreOf(guard);
    const at = new Date(noon).toISOString();
    expect(shown).toEqual({
      id: shown?.id,
      kind: 'alarm-raised',
      urgency: 'normal',
      title: 'Alarm berat: Pompa 1',
      body: 'Gedung Graha. Suhu motor 80,1\u00a0°C, di atas batas.',
      reason: 'Anda boleh melihat alarm di Gedung Graha.',
      href: '/imah',
      buildingId: place.buildingId,
      count: 1,
      createdAt: at,
      lastAt: at,
      readAt: null,
    });
    expect((await centreOf(guard, '', 'en'))[0]?.body).toBe(
      'Gedung Graha. Motor temperature 80.1\u00a0°C, above its limit.',
    );
  });

  it('hears on the live channel how many stand unread', async () => {
    await tell(alarm());

    expect(test.liveCalls).toContain(`publish imah/v1/u/${guard.id}/notif`);
  });

  it('hears of a muted building only what is critical', async () => {
    await change(guard, { mutedBuildingIds: [place.buildingId] });
    await tell(alarm(), alarm({ dedupeKey: 'alarm/2', urgency: 'critical' }));

    expect((await centreOf(guard)).map(({ urgency }) => urgency)).toEqual(['critical']);
  });
});

describe('the same key', () => {
  it('within its window is one notification that counts, unread again', async () => {
    await tell(alarm());
    await mark(guard, { as: 'read' });
    test.clock.now += 59 * minuteMs;
    await tell(alarm(), alarm());

    expect((await centreOf(guard)).map(({ count, readAt }) => [count, readAt])).toEqual([[3, null]]);
    expect((await deliveriesOf(guard)).map(({ channel }) => channel)).toEqual(['in-app', 'push']);
  });

  it('after its window is told anew', async () => {
    await tell(alarm());
    test.clock.now += 60 * minuteMs;
    await tell(alarm());

    expect((await centreOf(guard)).map(({ count }) => count)).toEqual([1, 1]);
  });

  it('told by many at once is still one', async () => {
    const { db } = test.context;
    for (let index = 0; index < 40; index += 1)
      await db.transaction().execute((trx) => notify(trx, alarm(), noon + index));
    const atNoon = { ...test.context, now: () => noon };
    // Two processes on one database.
    await Promise.all([fanOut(atNoon), fanOut(atNoon)]);
    await run();

    expect((await centreOf(guard)).map(({ count }) => count)).toEqual([40]);
  });

  it('that turns critical leaves by every channel once more', async () => {
    await change(guard, { choices: [{ kind: 'alarm-raised', channel: 'email', on: true }] });
    await tell(alarm());
    await tell(alarm({ urgency: 'critical' }));

    expect(test.mails.filter(({ to }) => to === guard.email)).toHaveLength(2);
  });
});

describe('what is told of one ticket', () => {
  const moved = (id: string, state: 'in-progress' | 'resolved'): NewNotification<'ticket-moved'> => ({
    kind: 'ticket-moved',
    recipients: { kind: 'people', userIds: [guard.id] },
    actorId: null,
    place: { orgId: place.orgId, buildingId: place.buildingId },
    dedupeKey: `ticket-moved/${id}/${state}`,
    data: { number: 'TKT-2026-000038', title: 'Keran bocor', state, by: 'Agus' },
    href: `/imah/ticket/${id}`,
  });

  it('counts as one that stands unread, begins with its title, and is pushed unless one does not want it', async () => {
    await tell(moved('a', 'in-progress'), moved('a', 'resolved'), moved('b', 'resolved'));

    expect(await unreadOf(guard)).toBe(2);
    expect((await centreOf(guard)).map(({ title }) => title).toSorted()).toEqual([
      'Keran bocor: sedang dikerjakan',
      'Keran bocor: selesai dikerjakan',
      'Keran bocor: selesai dikerjakan',
    ]);
    const channels = (await deliveriesOf(guard)).map(({ channel }) => channel);
    expect([...new Set(channels)]).toEqual(['in-app', 'push']);
  });
});

describe('marking', () => {
  it('one, then the rest, and undoing the last', async () => {
    await tell(alarm(), alarm({ dedupeKey: 'alarm/2' }), alarm({ dedupeKey: 'alarm/3' }));
    const [first] = await centreOf(guard);
    await mark(guard, { as: 'read', ids: [first?.id] });
    test.clock.now += minuteMs;
    const all = (await mark(guard, { as: 'read' })).json().data;

    expect(all).toEqual({ unread: 0, changed: 2, markedAt: new Date(test.clock.now).toISOString() });
    expect((await mark(guard, { as: 'unread', markedAt: all.markedAt })).json().data).toEqual({
      unread: 2,
      changed: 2,
      markedAt: null,
    });
    expect(await unreadOf(guard)).toBe(2);
    expect(await centreOf(guard, '?show=unread')).toHaveLength(2);
  });

  it('leaves the notifications of everybody else as they are', async () => {
    await tell(alarm());
    const [theirs] = await centreOf(guard);
    const answer = await mark(place.owner, { as: 'read', ids: [theirs?.id] });

    expect(answer.json().data.changed).toBe(0);
    expect(await unreadOf(guard)).toBe(1);
  });

  it('everything that was ever read as unread is refused', async () => {
    const answer = await mark(guard, { as: 'unread' });

    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['ids']]);
  });
});

it('lists page by page without leaving one out', async () => {
  await tell(...Array.from({ length: 7 }, (_, index) => alarm({ dedupeKey: `alarm/${index}` })));
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const url = `/api/v1/notifications?limit=3${cursor && `&cursor=${cursor}`}`;
    const page: { data: Notification[]; meta: { nextCursor: string | null } } = (
      await test.app.inject({ url, headers: guard.bearer })
    ).json();
    seen.push(...page.data.map(({ id }) => id));
    cursor = page.meta.nextCursor;
  }

  expect(seen).toEqual((await centreOf(guard)).map(({ id }) => id));
  expect(seen).toHaveLength(7);
});

describe('an e-mail', () => {
  const byMail = { choices: [{ kind: 'alarm-raised', channel: 'email', on: true }] };

  it('tells what, why and where to change it', async () => {
    await change(guard, byMail);
    await tell(alarm());

    const [mail] = test.mails;
    expect([test.mails.length, mail?.to, mail?.subject]).toEqual([1, guard.email, 'Imah: Alarm berat: Pompa 1']);
    expect(mail?.text).toContain('Anda boleh melihat alarm di Gedung Graha.');
    expect(mail?.text).toContain('/imah/akun#pemberitahuan');
  });

  it('waits for the end of the quiet hours, and what gathered meanwhile is one', async () => {
    await change(guard, byMail);
    test.clock.now = night;
    await tell(alarm(), alarm({ dedupeKey: 'alarm/2' }));
    expect(test.mails).toEqual([]);
    test.clock.now = Date.UTC(2026, 10, 21, 22, 59);
    await run();
    expect(test.mails).toEqual([]);

    test.clock.now = Date.UTC(2026, 10, 21, 23);
    await run();

    expect(test.mails.map(({ subject }) => subject)).toEqual(['2 pemberitahuan dari Imah']);
  });

  it('that is critical passes the quiet hours', async () => {
    await change(guard, byMail);
    test.clock.now = night;
    await tell(alarm({ urgency: 'critical' }));

    expect(test.mails).toHaveLength(1);
  });

  it('is not sent of what was read meanwhile', async () => {
    await change(guard, byMail);
    test.clock.now = night;
    await tell(alarm());
    // The session that was open at noon has ended by then.
    test.clock.now = noon;
    await mark(guard, { as: 'read' });
    test.clock.now = Date.UTC(2026, 10, 21, 23);
    await run();

    expect(test.mails).toEqual([]);
    expect((await deliveriesOf(guard)).find(({ channel }) => channel === 'email')?.status).toBe('skipped');
  });

  it('with the daily digest leaves at its minute in the person’s own zone', async () => {
    await change(guard, {
      ...byMail,
      digest: 'daily',
      digestMinute: 8 * 60,
      timeZone: 'Asia/Jayapura',
      quietHours: null,
    });
    await tell(alarm());
    test.clock.now = Date.UTC(2026, 10, 21, 22, 59);
    await run();
    expect(test.mails).toEqual([]);
    test.clock.now = Date.UTC(2026, 10, 21, 23);
    await run();

    expect(test.mails).toHaveLength(1);
  });

  it('that the mail server did not take is tried again after 1, 5, 30 and 120 minutes, then given up', async () => {
    await change(guard, byMail);
    let tries = 0;
    const broken = {
      ...test.context,
      mailer: { ...test.context.mailer, send: async () => Promise.reject(new Error(`try ${(tries += 1)}`)) },
    };
    await test.context.db.transaction().execute((trx) => notify(trx, alarm(), noon));
    await fanOut({ ...test.context, now: () => noon });
    const triesAt: number[] = [];
    for (const minutes of [0, 1, 6, 36, 156, 876]) {
      test.clock.now = noon + minutes * minuteMs;
      await deliverDue(broken);
      triesAt.push(tries);
    }

    expect(triesAt).toEqual([1, 2, 3, 4, 5, 5]);
    expect((await deliveriesOf(guard)).find(({ channel }) => channel === 'email')).toEqual({
      channel: 'email',
      status: 'failed',
      attempts: 5,
    });
  });
});

describe('the settings', () => {
  it('begin with quiet hours from ten to six where the building stands', async () => {
    const { timeZone, quietHours, digest, kinds, pushDevices } = await change(guard, {});

    expect({ timeZone, quietHours, digest, pushDevices }).toEqual({
      timeZone: 'Asia/Jakarta',
      quietHours: { fromMinute: 1320, toMinute: 360 },
      digest: 'each',
      pushDevices: [],
    });
    expect(kinds.find(({ kind }) => kind === 'password-changed')?.channels).toEqual({
      'in-app': 'required',
      email: 'required',
      push: 'off',
      whatsapp: 'off',
    });
  });

  it('keep what was said and forget what follows the kind anyway', async () => {
    const off = { kind: 'alarm-raised', channel: 'in-app', on: false };
    const without = await change(guard, { choices: [off], digest: 'hourly' });
    const withAgain = await change(guard, { choices: [{ ...off, on: true }] });
    const { rows } = await sql`SELECT 1 FROM notification_choice`.execute(test.context.db);

    const stateOf = ({ kinds }: NotificationSettings) =>
      kinds.find(({ kind }) => kind === off.kind)?.channels['in-app'];
    expect([stateOf(without), stateOf(withAgain), withAgain.digest, rows.length]).toEqual(['off', 'on', 'hourly', 0]);
  });

  it('cannot silence what happens to the own account', async () => {
    await change(guard, {
      choices: [
        { kind: 'password-changed', channel: 'email', on: false },
        { kind: 'password-changed', channel: 'in-app', on: false },
      ],
    });
    await tell(password(guard));

    expect(test.mails.map(({ subject }) => subject)).toEqual(['Imah: Kata sandi Anda diubah']);
    expect(await unreadOf(guard)).toBe(1);
  });

  it('that leave no channel leave nothing', async () => {
    await change(guard, {
      choices: ['in-app', 'push'].map((channel) => ({ kind: 'alarm-raised', channel, on: false })),
    });
    await tell(alarm());

    expect(await deliveriesOf(guard)).toEqual([]);
  });
});

it('is forgotten when nothing was heard of it for 30 days', async () => {
  await tell(alarm());
  const { db } = test.context;
  const dayMs = 86_400_000;

  const kept = await purgeNotifications(db, noon + 30 * dayMs);
  const forgotten = await purgeNotifications(db, noon + 30 * dayMs + 1);

  // One of the technician, one of the owner.
  expect([kept, forgotten]).toEqual([0, 2]);
});
