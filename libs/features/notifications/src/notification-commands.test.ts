import { ApiError } from '@imah/api-client';
import { createFakeApiClient } from '@imah/api-client/testing';
import { createQueryClient, readKey } from '@imah/api-client/react';
import type { InboxRow, NotificationMarks, NotificationSettingsDraft } from '@imah/contract/notifications';
import { answerOf, fixtureNow } from '@imah/testing';
import { inboxRows, notificationSettings } from '@imah/testing/notifications';
import { describe, expect, it } from 'vitest';
import { changeNotificationSettings, markNotifications, turnOffPush, turnOnPush } from './notification-commands.ts';
import type { PushBrowser } from './settings/push-browser.ts';

const [first, second, third] = inboxRows as [InboxRow, InboxRow, InboxRow];
const now = new Date(fixtureNow).toISOString();
const pages = { pages: [{ data: [first, second] }, { data: [third] }], pageParams: [undefined, 'b'] };

/** When each of the list is said to be read while the mark is on its way. */
function readAtAfter(marks: NotificationMarks): (string | null)[] | 'nothing' {
  const [patch] = markNotifications.apply?.({ marks, at: fixtureNow }) ?? [];
  // The command patches the pages of the list, which is what it is given here.
  const shown = patch?.to(pages) as typeof pages | undefined;
  return shown === undefined ? 'nothing' : shown.pages.flatMap(({ data }) => data.map(({ readAt }) => readAt));
}

describe('a mark that is on its way', () => {
  it.each<[rule: string, marks: NotificationMarks, readAt: (string | null)[] | 'nothing']>([
    ['shows one as read now', { as: 'read', ids: [second.id] }, [null, now, third.readAt]],
    ['shows all as read, on every page, and keeps when the others were', { as: 'read' }, [now, now, third.readAt]],
    ['shows all of the tab as read', { as: 'read', tab: 'you' }, [now, now, third.readAt]],
    ['leaves another tab alone', { as: 'read', tab: 'alarms' }, [null, null, third.readAt]],
    ['shows what leads to a page as read', { as: 'read', page: second.href ?? '' }, [null, now, third.readAt]],
    ['shows one as unread again', { as: 'unread', ids: [third.id] }, [null, null, null]],
    ['does not make younger what was read before', { as: 'read', ids: [third.id] }, [null, null, third.readAt]],
    ['shows nothing of what only the server can undo', { as: 'unread', markedAt: now }, 'nothing'],
    ['leaves everything alone that it does not name', { as: 'read', ids: [] }, [null, null, third.readAt]],
  ])('%s', (_rule, marks, readAt) => {
    expect(readAtAfter(marks)).toEqual(readAt);
  });

  it('is sent as it was given, and the answer is what the bell counts', async () => {
    const client = createFakeApiClient({ markNotifications: answerOf({ unread: 1, changed: 1, markedAt: now }) });
    const queries = createQueryClient();
    const input = { marks: { as: 'read' as const, ids: [first.id] }, at: fixtureNow };

    const answer = await markNotifications.call(client, input);
    markNotifications.write?.(queries, answer, input);

    expect(client['~calls']).toEqual([{ name: 'markNotifications', input: { body: input.marks } }]);
    expect(queries.getQueryData(readKey('countUnread', {}))).toEqual({ unread: 1 });
  });
});

describe('a change of the settings that is on its way', () => {
  const shownAfter = (draft: NotificationSettingsDraft) => {
    const [patch] = changeNotificationSettings.apply?.(draft) ?? [];
    return patch?.to(notificationSettings);
  };

  it('changes the one choice that was made, of the kind and the way', () => {
    const [alarm, ...others] = notificationSettings.kinds;
    if (alarm === undefined) throw new Error('The fixture has no kinds.');

    expect(shownAfter({ choices: [{ kind: 'alarm-raised', channel: 'email', on: true }] })).toEqual({
      ...notificationSettings,
      kinds: [{ ...alarm, channels: { ...alarm.channels, email: 'on' } }, ...others],
    });
  });

  it.each<[rule: string, draft: NotificationSettingsDraft]>([
    ['ends the quiet hours', { quietHours: null }],
    ['moves the quiet hours', { quietHours: { fromMinute: 1260, toMinute: 300 } }],
    ['gathers e-mails', { digest: 'daily', digestMinute: 480 }],
    ['mutes a building', { mutedBuildingIds: ['b'] }],
    ['takes another clock', { timeZone: 'Asia/Jayapura' }],
  ])('%s and leaves the rest as it is', (_rule, draft) => {
    expect(shownAfter(draft)).toEqual({ ...notificationSettings, ...draft });
  });

  it('waits for the one before it, so that no answer brings back what was changed after its question', () => {
    expect(changeNotificationSettings.queue).toBe('notification-settings');
  });
});

describe('pushes to a browser', () => {
  const subscription = { endpoint: 'https://push.test/1', keys: { p256dh: 'a', auth: 'b' } };
  const [device] = notificationSettings.pushDevices;
  const browserWith = (change: Partial<PushBrowser>, steps: string[] = []): PushBrowser => ({
    support: 'supported',
    permission: () => 'default',
    subscribe: async () => ({ kind: 'subscribed', subscription }),
    unsubscribe: async () => void steps.push('unsubscribed'),
    ownHash: async () => null,
    ...change,
  });
  const clientOf = () =>
    createFakeApiClient({ subscribePush: answerOf(device ?? ({} as never)), unsubscribePush: undefined });

  it('are asked for with the key of the installation, and their address is told to the server', async () => {
    const keys: string[] = [];
    const client = clientOf();
    const browser = browserWith({ subscribe: async (key) => (keys.push(key), { kind: 'subscribed', subscription }) });

    expect(await turnOnPush(browser).call(client, 'kunci')).toBe('subscribed');
    expect(keys).toEqual(['kunci']);
    expect(client['~calls']).toEqual([{ name: 'subscribePush', input: { body: subscription } }]);
  });

  it('are not told to the server where the person refuses', async () => {
    const client = clientOf();

    expect(await turnOnPush(browserWith({ subscribe: async () => ({ kind: 'denied' }) })).call(client, 'kunci')).toBe(
      'denied',
    );
    expect(client['~calls']).toEqual([]);
  });

  it('fail where the push service of the browser cannot be reached', async () => {
    const client = clientOf();
    const browser = browserWith({ subscribe: () => Promise.reject(new TypeError('unreachable')) });

    await expect(turnOnPush(browser).call(client, 'kunci')).rejects.toThrow('unreachable');
    expect(client['~calls']).toEqual([]);
  });

  it.each([
    ['here', ['unsubscribed']],
    ['elsewhere', []],
  ] as const)('are ended %s in that browser, and always at the server', async (where, expected) => {
    const steps: string[] = [];
    const client = clientOf();

    await turnOffPush(browserWith({}, steps)).call(client, { id: 'p', where });

    expect(steps).toEqual(expected);
    expect(client['~calls']).toEqual([{ name: 'unsubscribePush', input: { params: { pushDeviceId: 'p' } } }]);
  });

  it('stay listed where the server does not answer', async () => {
    const client = createFakeApiClient({
      unsubscribePush: new ApiError({ kind: 'server', status: 500, message: 'gangguan' }),
    });

    await expect(turnOffPush(browserWith({})).call(client, { id: 'p', where: 'elsewhere' })).rejects.toThrow(
      'gangguan',
    );
  });
});
