import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeMember, makePlace, type TestApp, type TestPerson, type TestPlace } from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';
import type { DeliveryPorts } from './channels/channel-adapter.ts';
import { deliverDue } from './deliver.ts';
import { fanOut } from './fan-out.ts';
import type { NewNotification } from './new-notification.ts';
import { startNotifications } from './notification-service.ts';
import { notify } from './notify.ts';

const noon = Date.UTC(2026, 10, 21, 5);
const minuteMs = 60_000;
let test: TestApp;
let place: TestPlace;
let guard: TestPerson;

beforeAll(async () => {
  test = await createTestApp();
  place = await makePlace(test, 'Graha');
  guard = await makeMember(test, place, 'Teknisi', ['technician']);
  const { db } = test.context;
  await sql`INSERT INTO notification_setting (user_id, quiet) VALUES (${guard.id}, 'never')`.execute(db);
  await sql`INSERT INTO notification_choice (user_id, kind, channel, enabled)
    VALUES (${guard.id}, 'alarm-raised', 'email', true), (${guard.id}, 'alarm-raised', 'push', false)`.execute(db);
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = noon;
  test.mails.length = 0;
  test.liveCalls.length = 0;
  for (const table of ['notification', 'notification_outbox'])
    await sql`DELETE FROM ${sql.table(table)}`.execute(test.context.db);
});

const alarm = (more: Partial<NewNotification<'alarm-raised'>> = {}): NewNotification<'alarm-raised'> => ({
  kind: 'alarm-raised',
  recipients: { kind: 'people', userIds: [guard.id] },
  actorId: null,
  place: { orgId: place.orgId, buildingId: place.buildingId },
  dedupeKey: 'alarm/1',
  data: {
    device: 'Pompa 1',
    severity: 'major',
    condition: 'offline',
    metric: null,
    value: null,
    unit: 'none',
    decimals: 0,
  },
  ...more,
});
async function write(...notifications: NewNotification[]): Promise<void> {
  const { db, now } = test.context;
  await db.transaction().execute(async (trx) => {
    for (const notification of notifications) await notify(trx, notification, now());
  });
  await fanOut(test.context);
}
const mailOf = async () => {
  const { rows } = await sql<{ status: string; attempts: number; error: string | null }>`
    SELECT status, attempts, error FROM notification_delivery WHERE user_id = ${guard.id} AND channel = 'email'`.execute(
    test.context.db,
  );
  return rows[0];
};
const withMailer = (send: () => Promise<void>, more: Partial<DeliveryPorts> = {}): DeliveryPorts => ({
  ...test.context,
  ...more,
  mailer: { ...test.context.mailer, send },
});

describe('a mail that is being sent', () => {
  it('is sent once by two processes that look at the same moment', async () => {
    await write(alarm());

    const taken = await Promise.all([deliverDue(test.context), deliverDue(test.context)]);

    expect([test.mails.length, taken.toSorted((a, b) => a - b)]).toEqual([1, [0, 2]]);
  });

  it('is sent again by another process where the one that took it has ended, and not before', async () => {
    await write(alarm());
    // It has taken the mail, and never comes to its end.
    void deliverDue(withMailer(() => new Promise(() => undefined)));
    await expect.poll(async () => (await mailOf())?.attempts).toBe(1);

    test.clock.now += 5 * minuteMs - 1;
    await deliverDue(test.context);
    const before = test.mails.length;
    test.clock.now += 1;
    await deliverDue(test.context);

    expect([before, test.mails.length, (await mailOf())?.status]).toEqual([0, 1, 'sent']);
  });

  it('leaves once more where it turned critical meanwhile', async () => {
    await write(alarm());
    let sent = 0;
    await deliverDue(
      withMailer(async () => {
        sent += 1;
        test.clock.now += 1_000;
        await write(alarm({ urgency: 'critical' }));
      }),
    );

    await deliverDue(test.context);

    expect([sent, test.mails.length, await mailOf()]).toEqual([1, 1, { status: 'sent', attempts: 1, error: null }]);
  });

  it('leaves once more also where it could not be sent and turned critical meanwhile', async () => {
    await write(alarm());
    await deliverDue(
      withMailer(async () => {
        test.clock.now += 1_000;
        await write(alarm({ urgency: 'critical' }));
        throw new Error('busy');
      }),
    );

    await deliverDue(test.context);

    expect(test.mails).toHaveLength(1);
  });
});

describe('a mail that could not be sent', () => {
  it('is tried as often anew where it turned critical after it was given up', async () => {
    await write(alarm());
    const broken = withMailer(async () => Promise.reject(new Error('busy')));
    for (const minutes of [0, 1, 6, 36, 156]) {
      test.clock.now = noon + minutes * minuteMs;
      await deliverDue(broken);
    }
    const before = await mailOf();
    // The window in which the same alarm is counted is still open for it.
    await sql`UPDATE notification SET dedupe_until = ${new Date(noon + 86_400_000)}`.execute(test.context.db);
    await write(alarm({ urgency: 'critical' }));
    await deliverDue(broken);
    const failedOnce = await mailOf();
    test.clock.now += minuteMs;
    await deliverDue(test.context);

    expect([before?.status, failedOnce, test.mails.length]).toEqual([
      'failed',
      { status: 'queued', attempts: 1, error: 'busy' },
      1,
    ]);
  });

  it('is logged by the codes of the mail server, and never with whom it was for', async () => {
    const logged: unknown[] = [];
    const log = { ...test.context.log, warn: (...said: unknown[]) => void logged.push(said) };
    await write(alarm());
    const refused = Object.assign(new Error(`550 no such mailbox ${guard.email}`), {
      code: 'EENVELOPE',
      responseCode: 550,
      response: `550 ${guard.email} is unknown`,
      command: 'RCPT TO',
      rejected: [guard.email],
    });

    await deliverDue(withMailer(async () => Promise.reject(refused), { log }));

    expect(logged).toEqual([
      [
        { channel: 'email', code: 'EENVELOPE', response: 550, command: 'RCPT TO' },
        'a notification could not be delivered',
      ],
    ]);
  });
});

describe('what is told on open pages', () => {
  const packets: unknown[] = [];
  const live = () => ({
    ...test.context.live,
    publish: async (topic: string, packet: unknown) => void packets.push([topic, packet]),
  });
  beforeEach(() => void (packets.length = 0));

  it('names the one that is new, or how many, and whether one of them is critical', async () => {
    await write(alarm());
    await deliverDue({ ...test.context, live: live() });
    await write(alarm({ dedupeKey: 'alarm/2' }), alarm({ dedupeKey: 'alarm/3', urgency: 'critical' }));
    await deliverDue({ ...test.context, live: live() });

    const topic = `imah/v1/u/${guard.id}/notif`;
    expect(packets).toEqual([
      [topic, { op: 'told', id: expect.any(String), urgency: 'normal', unread: 1 }],
      [topic, { op: 'told', id: null, urgency: 'critical', unread: 3 }],
    ]);
  });
});

describe('people', () => {
  it('whose account is locked before it is delivered are told nothing, and it is not tried again', async () => {
    await write(alarm());
    await sql`UPDATE app_user SET status = 'locked' WHERE id = ${guard.id}`.execute(test.context.db);
    await deliverDue(test.context);
    await sql`UPDATE app_user SET status = 'active' WHERE id = ${guard.id}`.execute(test.context.db);
    await deliverDue(test.context);

    expect([test.mails, test.liveCalls, (await mailOf())?.status]).toEqual([[], [], 'skipped']);
  });

  it('are told nothing of a kind that this version does not know, and the outbox is emptied of it', async () => {
    const { db } = test.context;
    await sql`INSERT INTO notification_outbox (id, kind, urgency, recipients, dedupe_key, data, at)
      VALUES (uuidv7(), 'of-a-later-version', 'normal', ${JSON.stringify({ kind: 'people', userIds: [guard.id] })}::jsonb, 'x', '{}', now())`.execute(
      db,
    );

    await fanOut(test.context);

    const { rows } = await sql`SELECT kind FROM notification UNION ALL SELECT kind FROM notification_outbox`.execute(
      db,
    );
    expect(rows).toEqual([]);
  });

  it('cannot be named by a permission without a place to hold it in', async () => {
    const nowhere = { ...alarm(), recipients: { kind: 'granted', permission: 'alarm.view' } } as const;
    const { place: _, ...notification } = nowhere;

    const telling = test.context.db.transaction().execute((trx) => notify(trx, notification, noon));

    await expect(telling).rejects.toThrow('alarm-raised names no place to hold a permission in');
  });
});

it('does at once, when it is asked to, what waits for its timer, and ends when it is told', async () => {
  const service = startNotifications(test.context);
  const { db } = test.context;
  await db.transaction().execute(async (trx) => {
    for (let index = 0; index < 60; index += 1) await notify(trx, alarm({ dedupeKey: `alarm/${index}` }), noon);
  });

  await service.settled();
  await service.stop();

  // More than one batch of the outbox.
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM notification`.execute(db);
  expect([rows[0]?.count, test.mails.length > 0]).toEqual([60, true]);
});
