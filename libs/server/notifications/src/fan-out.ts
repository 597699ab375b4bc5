import { topicPushMinutes } from '@imah/contract/community/words';
import {
  type InboxTab,
  inboxTabOf,
  type NotificationChannel,
  type NotificationKind,
  notificationKindKeys,
  notificationKinds,
  type NotificationUrgency,
} from '@imah/contract/notifications/words';
import { sql, type Transaction } from 'kysely';
import type { ServerContext } from '@imah/server-platform';
import { withoutWithheld } from '@imah/server-platform/access';
import type { Database } from '@imah/server-platform/database/schema';
import { findRecipients } from './find-recipients.ts';
import type { Recipients } from './new-notification.ts';
import { type Addressee, channelsFor, readAddressees } from './person-wishes.ts';
import { deliverAt } from './schedule.ts';
import { subjectOf } from './subject-of.ts';
import { readWhatIsOver } from './what-is-over.ts';

interface OutboxRow {
  readonly id: string;
  readonly orgId: string | null;
  readonly buildingId: string | null;
  readonly kind: string;
  readonly urgency: NotificationUrgency;
  readonly channels: readonly NotificationChannel[] | null;
  readonly recipients: Recipients;
  readonly dedupeKey: string;
  readonly data: unknown;
  readonly href: string | null;
  readonly at: Date;
}

export type FanOutPorts = Pick<ServerContext, 'db' | 'domains' | 'now'>;

const batch = 50;

/** Turns what waits in the outbox into notifications of people and their deliveries, oldest first. Returns how many it was. */
export async function fanOut(ports: FanOutPorts): Promise<number> {
  return ports.db.transaction().execute(async (trx) => {
    // Two processes take different rows; a key that both come upon waits below.
    const { rows } = await sql<OutboxRow>`
      DELETE FROM notification_outbox WHERE id IN (
        SELECT id FROM notification_outbox ORDER BY at, id LIMIT ${batch} FOR UPDATE SKIP LOCKED)
      RETURNING id, org_id AS "orgId", building_id AS "buildingId", kind, urgency, channels, recipients, dedupe_key AS "dedupeKey", data, href, at`.execute(
      trx,
    );
    const inOrder = rows.toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1));
    for (const notification of inOrder) await notify({ ...ports, db: trx }, notification);
    return rows.length;
  });
}

async function notify(
  ports: FanOutPorts & { readonly db: Transaction<Database> },
  notification: OutboxRow,
): Promise<void> {
  const { db: trx, domains } = ports;
  const kind = knownKind(notification.kind);
  if (kind === null) return;
  const found = await findRecipients(ports, notification.recipients, notification);
  const people = await readersOf(ports, { ...notification, kind }, found);
  const addressees = await readAddressees(trx, people);
  // One at a time for each subject: the second finds what the first has written.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${subjectOf(notification)}, 40))`.execute(trx);
  // Who has chosen to hear of one topic hears of it from a building that they have muted.
  const chosen =
    notification.recipients.kind === 'topic'
      ? await domains.topics.findChoosers(trx, notification.recipients)
      : new Set<string>();
  for (const addressee of addressees) {
    const wishes = chosen.has(addressee.userId) ? { ...addressee, mutedBuildingIds: [] } : addressee;
    await notifyPerson(trx, { ...notification, kind }, wishes);
  }
}

/** Whose rights a missing second factor withholds hears only that it is asked for. */
async function readersOf(
  { db, now }: FanOutPorts,
  { kind, orgId }: OutboxRow & { readonly kind: NotificationKind },
  people: readonly string[],
): Promise<readonly string[]> {
  return orgId === null || kind === 'second-factor-required' ? people : withoutWithheld(db, people, orgId, now());
}

async function notifyPerson(
  trx: Transaction<Database>,
  notification: OutboxRow & { readonly kind: NotificationKind },
  addressee: Addressee,
): Promise<void> {
  const { kind, urgency, at } = notification;
  const isMuted = notification.buildingId !== null && addressee.mutedBuildingIds.includes(notification.buildingId);
  if (isMuted && urgency !== 'critical') return;
  const channels = [...new Set([...channelsFor(addressee, kind), ...(notification.channels ?? [])])];
  if (channels.length === 0) return;
  const news = await readWhatIsOver(trx, notification, addressee.userId);
  // Who wants to be told by mail or push as well is told: there, what was read is left out.
  const readAt = news === 'over' && channels.every((channel) => channel === 'in-app') ? at : null;
  const counted = await countOnceMore(trx, notification, addressee.userId, readAt);
  const isListed = channels.includes('in-app');
  const place = { userId: addressee.userId, tab: inboxTabOf(kind), subject: subjectOf(notification) };
  if (counted !== null) {
    if (isListed) await bringToTop(trx, place, counted.id);
    // Those who look see the new count at once. Nobody gets a second mail for it, unless it became critical.
    const again = counted.became === 'critical' ? channels : channels.filter((channel) => channel === 'in-app');
    for (const channel of again) await queue(trx, counted.id, addressee, channel, at);
    return;
  }
  const until = new Date(at.getTime() + notificationKinds[kind].dedupeMinutes * 60_000);
  // The database counts within a millisecond too: news of one moment keep the order in which they were written.
  const {
    rows: [written],
  } = await sql<{ readonly id: string }>`
    INSERT INTO notification (id, user_id, org_id, building_id, kind, urgency, dedupe_key, tab, subject, data, href, centre, created_at, last_at, dedupe_until, read_at)
    VALUES (uuidv7(), ${addressee.userId}, ${notification.orgId}, ${notification.buildingId}, ${kind}, ${urgency}, ${notification.dedupeKey}, ${place.tab}, ${place.subject},
      ${JSON.stringify(notification.data)}::jsonb, ${notification.href}, ${isListed ? 'listed' : 'unlisted'}, ${at}, ${at}, ${until}, ${readAt})
    RETURNING id`.execute(trx);
  if (written === undefined) throw new Error('A notification was not written');
  const { id } = written;
  if (isListed) await bringToTop(trx, place, id);
  for (const channel of channels)
    await queue(trx, id, addressee, channel, await leaveAt(trx, { kind, urgency, at }, channel, addressee));
}

/** The inbox shows a subject where its newest notification stands. */
async function bringToTop(
  trx: Transaction<Database>,
  { userId, tab, subject }: { readonly userId: string; readonly tab: InboxTab; readonly subject: string },
  id: string,
): Promise<void> {
  await sql`
    UPDATE notification SET latest = false
    WHERE user_id = ${userId} AND tab = ${tab} AND subject = ${subject} AND latest AND id <> ${id}`.execute(trx);
  await sql`UPDATE notification SET latest = true WHERE id = ${id} AND NOT latest AND centre = 'listed'`.execute(trx);
}

/** When it leaves: as the person wishes, and of the topics of people at most one push or WhatsApp message an hour unless it is urgent. */
async function leaveAt(
  trx: Transaction<Database>,
  { kind, urgency, at }: { readonly kind: NotificationKind; readonly urgency: NotificationUrgency; readonly at: Date },
  channel: NotificationChannel,
  addressee: Addressee,
): Promise<Date> {
  const wished = deliverAt(urgency, channel, at.getTime(), addressee);
  if (
    (channel !== 'push' && channel !== 'whatsapp') ||
    urgency === 'critical' ||
    notificationKinds[kind].topic !== 'topics'
  )
    return new Date(wished);
  const kinds = notificationKindKeys.filter((key) => notificationKinds[key].topic === 'topics');
  const pause = topicPushMinutes * 60_000;
  const last = await trx
    .selectFrom('notification_delivery as d')
    .innerJoin('notification as n', 'n.id', 'd.notification_id')
    .select('d.due_at as due')
    .where('d.user_id', '=', addressee.userId)
    .where('d.channel', '=', channel)
    .where('d.status', 'in', ['queued', 'sent', 'delivered', 'read'])
    .where('n.kind', 'in', kinds)
    .where('n.urgency', '<>', 'critical')
    .where('d.due_at', '>', new Date(wished - pause))
    .orderBy('d.due_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined) return new Date(wished);
  // What waits already takes this along.
  return new Date(last.due.getTime() >= wished ? last.due.getTime() : last.due.getTime() + pause);
}

/** What repeats within the window of its kind stands as one, unread again unless it needs nobody; its urgency may only rise. */
async function countOnceMore(
  trx: Transaction<Database>,
  { dedupeKey, data, urgency, href, at }: OutboxRow,
  userId: string,
  readAt: Date | null,
): Promise<{ readonly id: string; readonly became: 'critical' | 'same' } | null> {
  const counted = await trx
    .selectFrom('notification')
    .select(['id', 'urgency'])
    .where('user_id', '=', userId)
    .where('dedupe_key', '=', dedupeKey)
    .where(sql<boolean>`tstzrange(created_at, dedupe_until) @> ${at}::timestamptz`)
    .forUpdate()
    .executeTakeFirst();
  if (counted === undefined) return null;
  const became = urgency === 'critical' && counted.urgency !== 'critical' ? 'critical' : 'same';
  await sql`
    UPDATE notification SET count = count + 1, last_at = greatest(last_at, ${at}), data = ${JSON.stringify(data)}::jsonb,
      href = ${href}, read_at = ${readAt}, urgency = ${became === 'critical' ? 'critical' : counted.urgency}
    WHERE id = ${counted.id}`.execute(trx);
  return { id: counted.id, became };
}

async function queue(
  trx: Transaction<Database>,
  notificationId: string,
  { userId }: Addressee,
  channel: NotificationChannel,
  dueAt: Date,
): Promise<void> {
  await sql`
    INSERT INTO notification_delivery (notification_id, channel, user_id, due_at)
    VALUES (${notificationId}, ${channel}, ${userId}, ${dueAt})
    ON CONFLICT (notification_id, channel) DO UPDATE SET status = 'queued', due_at = excluded.due_at,
      attempts = 0, error = NULL, finished_at = NULL, message_id = NULL`.execute(trx);
}

function knownKind(kind: string): NotificationKind | null {
  // The outbox may hold what another version of the server has written.
  return Object.hasOwn(notificationKinds, kind) ? (kind as NotificationKind) : null;
}
