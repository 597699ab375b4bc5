import type { InboxCounts, InboxRow, NotificationMarks } from '@imah/contract/notifications';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeMember, makePlace, type TestApp, type TestPerson, type TestPlace } from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';
import { fanOut } from './fan-out.ts';
import type { NewNotification } from './new-notification.ts';
import { notify } from './notify.ts';
import { inboxQuery } from './read-inbox.ts';

const noon = Date.UTC(2026, 10, 21, 5);
const second = 1000;
const minute = 60 * second;

let test: TestApp;
let place: TestPlace;
let guard: TestPerson;

beforeAll(async () => {
  test = await createTestApp();
  place = await makePlace(test, 'Graha');
  guard = await makeMember(test, place, 'Teknisi', ['technician']);
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = noon;
  for (const table of ['notification', 'notification_outbox', 'notification_choice'])
    await sql`DELETE FROM ${sql.table(table)}`.execute(test.context.db);
});

const shared = () => ({
  recipients: { kind: 'people', userIds: [guard.id] } as const,
  actorId: null,
  place: { orgId: place.orgId, buildingId: place.buildingId },
});
const door = { device: 'Pintu parkir', metric: { id: 'Pintu dibiarkan terbuka', en: 'Door held open' } } as const;
const opened = (key = 'door'): NewNotification<'alarm-raised'> => ({
  ...shared(),
  kind: 'alarm-raised',
  dedupeKey: `alarm/raised/${key}`,
  data: { ...door, severity: 'minor', condition: 'equals', value: true, unit: 'none', decimals: 0 },
  href: '/imah/building/1/iot?device=1',
});
const shut = (key = 'door'): NewNotification<'alarm-cleared'> => ({
  ...shared(),
  kind: 'alarm-cleared',
  dedupeKey: `alarm/cleared/${key}`,
  data: { ...door, severity: 'minor', condition: 'equals' },
  href: '/imah/building/1/iot?device=1',
});
const ticketFacts = { number: 'TKT-1', title: 'Lampu koridor mati', state: 'new', by: 'Budi' } as const;
const assigned = (id = '1', more: Partial<NewNotification> = {}): NewNotification => ({
  ...shared(),
  kind: 'ticket-assigned',
  dedupeKey: `ticket-assigned/${id}`,
  data: ticketFacts,
  href: `/imah/ticket/${id}`,
  ...more,
});
const replied = (id = '1'): NewNotification<'ticket-replied'> => ({
  ...shared(),
  kind: 'ticket-replied',
  dedupeKey: `ticket-replied/${id}/`,
  data: ticketFacts,
  href: `/imah/ticket/${id}?comment=7`,
});
const said = (kind: 'topic-replied' | 'topic-mentioned'): NewNotification => ({
  ...shared(),
  kind,
  dedupeKey: `${kind}/1`,
  data: { number: 'TPK-1', title: 'Arisan', by: 'Sari' },
  href: '/imah/topic/1',
});

async function tell(...notifications: NewNotification[]): Promise<void> {
  const { db, now } = test.context;
  for (const each of notifications) {
    await db.transaction().execute((trx) => notify(trx, each, now()));
    await fanOut(test.context);
  }
}
async function inbox(query = '', language = 'id'): Promise<{ data: InboxRow[]; meta: { nextCursor: string | null } }> {
  const url = `/api/v1/notifications/inbox?${query}`;
  return (await test.app.inject({ url, headers: { ...guard.bearer, 'accept-language': language } })).json();
}
const rowsOf = async (query = '') => (await inbox(query)).data.map(({ title, body, count }) => [title, body, count]);
const counts = async (): Promise<InboxCounts> =>
  (await test.app.inject({ url: '/api/v1/notifications/inbox/unread', headers: guard.bearer })).json().data;
const mark = async (payload: NotificationMarks) =>
  (await test.app.inject({ method: 'POST', url: '/api/v1/notifications/marks', headers: guard.bearer, payload })).json()
    .data;

describe('a subject of the inbox', () => {
  it('is one row for an alarm, its end and its return, with how long it lasted and how often', async () => {
    for (const gap of [58, 31]) {
      await tell(opened());
      test.clock.now += gap * second;
      await tell(shut());
      test.clock.now += minute;
    }
    await tell(opened('other'));
    test.clock.now += 58 * second;
    await tell(shut('other'));

    const { data } = await inbox('tab=alarms');
    expect(data.map(({ title, body, count, alarm }) => [title, body, count, alarm])).toEqual([
      [
        'Pintu parkir: Pintu dibiarkan terbuka',
        'Alarm ringan · selesai setelah 58 dtk · Gedung Graha',
        1,
        { severity: 'minor', state: 'over', seconds: 58 },
      ],
      [
        'Pintu parkir: Pintu dibiarkan terbuka',
        'Alarm ringan · selesai setelah 31 dtk · Gedung Graha',
        2,
        { severity: 'minor', state: 'over', seconds: 31 },
      ],
    ]);
    expect((await inbox('tab=alarms', 'en')).data[0]).toMatchObject({
      title: 'Pintu parkir: Door held open',
      body: 'Minor alarm · over after 58 secs · Gedung Graha',
    });
  });

  it('is open while the alarm lasts, and says since when', async () => {
    await tell(opened(), shut());
    test.clock.now += 5 * minute;
    await tell(opened());

    const [row] = (await inbox('tab=alarms')).data;
    expect([row?.kind, row?.body, row?.count, row?.alarm]).toEqual([
      'alarm-raised',
      'Alarm ringan · sejak 12.05 · Gedung Graha',
      2,
      { severity: 'minor', state: 'active', seconds: null },
    ]);
  });

  it('is one row for a ticket, named by its title, where its newest stands', async () => {
    await tell(assigned('1'), assigned('2'), replied('1'));

    expect(await rowsOf()).toEqual([
      ['Lampu koridor mati', 'Balasan dari Budi · TKT-1 · Gedung Graha', 2],
      ['Lampu koridor mati', 'Ditugaskan kepada Anda oleh Budi · TKT-1 · Gedung Graha', 1],
    ]);
  });

  it('counts what was told in the day before its newest, and is as old as that', async () => {
    await tell(assigned());
    await sql`UPDATE notification SET last_at = last_at - interval '25 hours'`.execute(test.context.db);
    await tell(replied());

    const [row] = (await inbox()).data;
    expect([row?.count, row?.lastAt]).toEqual([1, new Date(test.clock.now).toISOString()]);
  });

  it('is unread and urgent as long as one of what it stands for is', async () => {
    await tell(assigned('1', { urgency: 'critical' }), replied());
    const newest = (await inbox()).data[0]?.id ?? '';

    await mark({ as: 'read', ids: [newest] });
    expect((await inbox()).data.map(({ readAt, urgency }) => [readAt, urgency])).toEqual([[null, 'critical']]);
    await mark({ as: 'read', ids: [newest], whole: 'subject' });

    expect((await inbox()).data.map(({ readAt, urgency }) => [readAt, urgency])).toEqual([
      [new Date(noon).toISOString(), 'normal'],
    ]);
  });
});

describe('the tabs of the inbox', () => {
  it('keep what is for the person, what devices report and what people say apart, and count each', async () => {
    await tell(assigned(), replied(), opened(), said('topic-replied'), said('topic-mentioned'));

    expect(await counts()).toEqual({ you: 2, alarms: 1, residents: 1 });
    expect((await rowsOf('tab=you')).map(([title]) => title)).toEqual(['Arisan', 'Lampu koridor mati']);
    expect((await rowsOf('tab=residents')).map(([title]) => title)).toEqual(['Arisan']);
    const { unread } = (await test.app.inject({ url: '/api/v1/notifications/unread', headers: guard.bearer })).json()
      .data;
    expect(unread).toBe(4);
  });

  it('are read each by itself, and undone exactly', async () => {
    await tell(assigned('1'), opened());
    await mark({ as: 'read', tab: 'you' });
    test.clock.now += minute;
    await tell(assigned('2'));
    test.clock.now += minute;

    const done = await mark({ as: 'read', tab: 'you' });
    expect([done.changed, await counts()]).toEqual([1, { you: 0, alarms: 1, residents: 0 }]);
    await mark({ as: 'unread', markedAt: done.markedAt });

    expect(await counts()).toEqual({ you: 1, alarms: 1, residents: 0 });
  });

  it('are read page by page without a gap or a double', async () => {
    for (const id of ['1', '2', '3', '4', '5']) {
      await tell(assigned(id), replied(id));
      test.clock.now += second;
    }
    const first = await inbox('limit=2');
    const rest = await inbox(`limit=3&cursor=${first.meta.nextCursor}`);

    expect([...first.data, ...rest.data].map(({ href }) => href?.split('?')[0])).toEqual(
      ['5', '4', '3', '2', '1'].map((id) => `/imah/ticket/${id}`),
    );
    expect(rest.meta.nextCursor).toBeNull();
  });

  it('leave out what was read where only what is unread is asked for', async () => {
    await tell(assigned('1'), assigned('2'));
    await mark({ as: 'read', page: '/imah/ticket/1' });

    expect((await inbox('show=unread')).data.map(({ href }) => href)).toEqual(['/imah/ticket/2']);
  });
});

describe('what is told', () => {
  it('is marked by the page it leads to, with all that leads to a place on it, and nothing else', async () => {
    await tell(assigned('1'), replied('1'), assigned('10'));

    expect(await mark({ as: 'read', page: '/imah/ticket/1' })).toEqual({
      unread: 1,
      changed: 2,
      markedAt: new Date(noon).toISOString(),
    });
  });

  it('is not told to who did it, whoever it is for', async () => {
    const granted = { kind: 'granted', permission: 'alarm.view' } as const;
    await tell(assigned('1', { actorId: guard.id }), { ...opened(), recipients: granted, actorId: guard.id });

    const { rows } = await sql<{ userId: string }>`SELECT user_id AS "userId" FROM notification`.execute(
      test.context.db,
    );
    expect(rows).toEqual([{ userId: place.owner.id }]);
  });

  it('is found by an index however much there is of it', async () => {
    const rolledBack = new Error('rolled back');
    const plans: string[] = [];
    const filled = test.context.db.transaction().execute(async (trx) => {
      // Filling is what takes long; the plans are of the indexes that readers use.
      await sql`ALTER TABLE notification DROP CONSTRAINT told_once`.execute(trx);
      await sql`
        INSERT INTO notification (id, user_id, kind, urgency, dedupe_key, tab, subject, latest, data, centre, created_at, last_at, dedupe_until, read_at)
        SELECT gen_random_uuid(), u.id, 'alarm-raised', 'normal', 's' || n / 4, 'alarms', 's' || n / 4, n % 4 = 0, '{}', 'listed',
          at, at, at + interval '1 hour', CASE WHEN n % 40 > 0 THEN at END
        FROM app_user u, generate_series(1, 4000) n, LATERAL (SELECT now() - n * interval '1 minute' AS at) t`.execute(
        trx,
      );
      await sql`ANALYZE notification`.execute(trx);
      const page = { tab: 'alarms', limit: 30, after: null } as const;
      for (const show of ['all', 'unread'] as const) {
        const { rows } = await sql<{
          'QUERY PLAN': string;
        }>`EXPLAIN ${inboxQuery(guard.id, { ...page, show })}`.execute(trx);
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      }
      throw rolledBack;
    });

    await expect(filled).rejects.toBe(rolledBack);
    expect(
      plans.flatMap((plan) => plan.match(/(?:Index|Index Only|Bitmap Index|Seq) Scan .*? on notification\w*/g) ?? []),
    ).not.toEqual([]);
    expect(plans.filter((plan) => plan.includes('Seq Scan on notification'))).toEqual([]);
  });
});
