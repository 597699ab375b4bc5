import { id, instant } from '@imah/contract/core';
import { notificationTopic } from '@imah/contract/mqtt/words';
import type { notificationEndpoints, NotificationPacket, NotificationSettings } from '@imah/contract/notifications';
import * as z from 'zod/mini';
import type { ServerContext } from '@imah/server-platform';
import {
  type Actor,
  type Handlers,
  HttpProblem,
  invalidField,
  readCursor,
  readLocale,
  writeCursor,
} from '@imah/server-platform/http';
import { withheldOrgIds } from '@imah/server-platform/access';
import { countInbox, countUnread, readInbox } from './read-inbox.ts';
import { markNotifications } from './mark-notifications.ts';
import { addPushDevice, removePushDevice } from './push/push-devices.ts';
import { isPushService } from './push/push-services.ts';
import { readNotifications } from './read-notifications.ts';
import { changeSettings, readSettings } from './settings.ts';

const position = z.object({ lastAt: instant, id });

export function notificationHandlers(context: ServerContext): Pick<Handlers, keyof typeof notificationEndpoints> {
  const { db, live, now, config } = context;

  /** The same number in every tab and on every device. */
  async function tellMarked(userId: string, unread: number): Promise<void> {
    const packet: NotificationPacket = { op: 'marked', id: null, urgency: null, unread };
    await live.publish(notificationTopic(userId), packet);
  }

  const hiddenFrom = ({ userId }: Actor) => withheldOrgIds(db, userId, now());

  return {
    listNotifications: async ({ actor, query, request }) => {
      const { data, next } = await readNotifications(db, actor.userId, localeOf(actor, request.headers), {
        limit: query.limit,
        show: query.show,
        hidden: await hiddenFrom(actor),
        after: readCursor(position, query.cursor),
      });
      return { data, meta: { nextCursor: next === null ? null : writeCursor(next) } };
    },
    listInbox: async ({ actor, query, request }) => {
      const { data, next } = await readInbox(db, actor.userId, localeOf(actor, request.headers), {
        tab: query.tab,
        limit: query.limit,
        show: query.show,
        hidden: await hiddenFrom(actor),
        after: readCursor(position, query.cursor),
      });
      return { data, meta: { nextCursor: next === null ? null : writeCursor(next) } };
    },
    countInbox: async ({ actor }) => ({ data: await countInbox(db, actor.userId, await hiddenFrom(actor)) }),
    countUnread: async ({ actor }) => ({ data: { unread: await countUnread(db, actor.userId, now()) } }),
    markNotifications: async ({ actor, body }) => {
      // Without either, everything that was ever read would be news again.
      if (body.as === 'unread' && body.ids === undefined && body.page === undefined && body.markedAt === undefined)
        throw invalidField('ids', 'required');
      const { changed, markedAt } = await markNotifications(db, actor.userId, body, now());
      const unread = await countUnread(db, actor.userId, now());
      if (changed > 0) await tellMarked(actor.userId, unread);
      return { data: { unread, changed, markedAt } };
    },
    getNotificationSettings: async ({ actor }) => ({ data: await settingsOf(actor) }),
    changeNotificationSettings: async ({ actor, body }) => {
      const wantsWhatsApp = body.choices?.some(({ channel, on }) => channel === 'whatsapp' && on) === true;
      if (wantsWhatsApp && (await settingsOf(actor)).whatsapp !== 'ready')
        throw invalidField('choices', 'not-an-option');
      await db.transaction().execute((trx) => changeSettings(trx, actor.userId, body));
      return { data: await settingsOf(actor) };
    },
    subscribePush: async ({ actor, body, request }) => {
      if (!isPushService(body.endpoint, config.pushHosts)) throw invalidField('endpoint', 'not-an-option');
      return { data: await addPushDevice(db, actor.userId, body, request.headers['user-agent'], now()) };
    },
    unsubscribePush: async ({ actor, params }) => {
      // The same answer for one's own, for another person's and for none: nothing is sent there for this person.
      await removePushDevice(db, actor.userId, params.pushDeviceId);
      return undefined;
    },
  };

  async function settingsOf({ userId }: Actor): Promise<NotificationSettings> {
    const settings = await readSettings(db, userId, config);
    if (settings === null) throw new HttpProblem(401, 'PERLU_MASUK');
    return settings;
  }
}

/** What the page says it is shown in, else the language of the account. */
function localeOf({ locale }: Actor, headers: { readonly 'accept-language'?: string | undefined }) {
  const asked = headers['accept-language'];
  return asked === undefined ? locale : readLocale(asked);
}
