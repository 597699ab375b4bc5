import type {
  InboxRow,
  MarkedNotifications,
  NotificationMarks,
  NotificationSettings,
  NotificationSettingsDraft,
} from '@imah/contract/notifications';
import { type PagesOf, readKey } from '@imah/api-client/react';
import { type Command, patch } from '@imah/app/command';
import { reads, renewedBy } from '@imah/app/read';
import type { PushBrowser } from './settings/push-browser.ts';

type InboxPages = PagesOf<'listInbox'>;

export interface MarkInput {
  readonly marks: NotificationMarks;
  /** Epoch ms, for what is shown until the server has answered. */
  readonly at: number;
}

/** Marks at once on the screen; what the server refuses is taken back. */
export const markNotifications: Command<MarkInput, { readonly data: MarkedNotifications }> = {
  call: (client, { marks }) => client.markNotifications({ body: marks }),
  // What is undone is known only to the server.
  apply: ({ marks, at }) =>
    marks.markedAt === undefined
      ? [patch<InboxPages>(reads('listInbox'), (pages) => marked(pages, marks, new Date(at)))]
      : [],
  write: (queries, { data: { unread } }) => void queries.setQueryData(readKey('countUnread', {}), { unread }),
  renews: renewedBy.notifications,
};

function marked(pages: InboxPages, { as, ids, tab, page }: NotificationMarks, at: Date): InboxPages {
  const isMeant = (row: InboxRow) =>
    (ids === undefined || ids.includes(row.id)) &&
    (tab === undefined || row.tab === tab) &&
    (page === undefined || row.href?.split(/[?#]/, 1)[0] === page);
  const change = (row: InboxRow): InboxRow =>
    isMeant(row) ? { ...row, readAt: as === 'read' ? (row.readAt ?? at.toISOString()) : null } : row;
  return { ...pages, pages: pages.pages.map((each) => ({ ...each, data: each.data.map(change) })) };
}

/** Changes at once on the screen how the person is told of what. */
export const changeNotificationSettings: Command<NotificationSettingsDraft, unknown> = {
  // One after the other: an answer must not bring back what was changed after its question.
  queue: 'notification-settings',
  call: (client, body) => client.changeNotificationSettings({ body }),
  apply: (draft) => [
    patch<NotificationSettings>(reads('getNotificationSettings'), (settings) => changed(settings, draft)),
  ],
  renews: renewedBy.notificationSettings,
};

function changed(settings: NotificationSettings, { choices = [], ...rest }: NotificationSettingsDraft) {
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const kinds = settings.kinds.map((setting) => {
    const own = choices.filter(({ kind }) => kind === setting.kind);
    const channels = own.map(({ channel, on }) => [channel, on ? 'on' : 'off'] as const);
    return { ...setting, channels: { ...setting.channels, ...Object.fromEntries(channels) } };
  });
  return { ...settings, ...given, kinds };
}

/** Asks the person and their browser for pushes, and tells the server where they go. */
export const turnOnPush = (browser: PushBrowser): Command<string, 'subscribed' | 'denied'> => ({
  call: async (client, pushKey) => {
    const answer = await browser.subscribe(pushKey);
    if (answer.kind === 'subscribed') await client.subscribePush({ body: answer.subscription });
    return answer.kind;
  },
  renews: renewedBy.notificationSettings,
});

/** Takes pushes from one browser; from this one it also ends them here. */
export const turnOffPush = (
  browser: PushBrowser,
): Command<{ readonly id: string; readonly where: 'here' | 'elsewhere' }, unknown> => ({
  call: async (client, { id, where }) => {
    if (where === 'here') await browser.unsubscribe();
    return client.unsubscribePush({ params: { pushDeviceId: id } });
  },
  renews: renewedBy.notificationSettings,
});
