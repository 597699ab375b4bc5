import { randomUUIDv7 } from 'node:crypto';
import type { NotificationChannel, NotificationUrgency } from '@imah/contract/notifications/words';
import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { StoredNotification } from './texts/render.ts';

/** A delivery whose time has come, with the notification it carries. */
export interface DueDelivery extends StoredNotification {
  readonly notificationId: string;
  readonly channel: NotificationChannel;
  readonly userId: string;
  /** Null for what concerns the account itself. */
  readonly orgId: string | null;
  readonly attempts: number;
  /** Until then this process is trusted to finish it; another time says that it was asked for anew. */
  readonly leasedUntil: Date;
  readonly urgency: NotificationUrgency;
  readonly href: string | null;
  readonly count: number;
  readonly isRead: boolean;
}

/** For how long a process that has taken a delivery is trusted to finish it. */
const leaseMs = 5 * 60_000;

/** How long after each failed attempt the next one comes (domain model 5.15); after the last the delivery has failed. */
export const retryMinutes = [1, 5, 30, 120] as const;

/** Takes the deliveries that are due; another process does not get them while the lease lasts. */
export async function claimDue(db: Kysely<Database>, now: number, limit: number): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    WITH claimed AS (
      UPDATE notification_delivery SET attempts = attempts + 1, due_at = ${new Date(now + leaseMs)}
      WHERE (notification_id, channel) IN (
        SELECT notification_id, channel FROM notification_delivery
        WHERE status = 'queued' AND due_at <= ${new Date(now)}
        ORDER BY due_at, user_id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
      RETURNING notification_id, channel, user_id, attempts, due_at
    )
    SELECT c.notification_id AS "notificationId", c.channel, c.user_id AS "userId", n.org_id AS "orgId", c.attempts, c.due_at AS "leasedUntil", n.urgency, n.kind, n.data, n.href,
      n.count, n.read_at IS NOT NULL AS "isRead", b.name AS building, o.name AS organization
    FROM claimed c
    JOIN notification n ON n.id = c.notification_id
    LEFT JOIN building b ON b.org_id = n.org_id AND b.id = n.building_id
    LEFT JOIN organization o ON o.id = n.org_id
    ORDER BY n.created_at, n.id`.execute(db);
  return rows;
}

/** Writes down under which id a service is given deliveries, before it is: what it says of them may come before its answer. */
export async function nameMessage(db: Kysely<Database>, deliveries: readonly DueDelivery[]): Promise<string> {
  const messageId = randomUUIDv7();
  await sql`
    UPDATE notification_delivery SET message_id = ${messageId}
    WHERE (notification_id, channel, due_at) IN (SELECT * FROM ${keysOf(deliveries)})`.execute(db);
  return messageId;
}

/**
 * Writes down how deliveries ended. One that was asked for anew meanwhile is left to leave once more, and one of which its
 * service has said more already stays as that says.
 */
export async function settle(
  db: Kysely<Database>,
  deliveries: readonly DueDelivery[],
  status: 'sent' | 'skipped' | 'failed',
  now: number,
  reason: string | null = null,
): Promise<void> {
  if (deliveries.length === 0) return;
  await sql`
    UPDATE notification_delivery SET status = ${status}, finished_at = ${new Date(now)}, error = ${reason}
    WHERE status = 'queued' AND (notification_id, channel, due_at) IN (SELECT * FROM ${keysOf(deliveries)})`.execute(
    db,
  );
}

/** Writes down that deliveries could not be made now: later again, or given up. */
export async function postpone(
  db: Kysely<Database>,
  deliveries: readonly DueDelivery[],
  error: unknown,
  now: number,
): Promise<void> {
  const text = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  for (const delivery of deliveries) {
    const minutes = retryMinutes[delivery.attempts - 1];
    await sql`
      UPDATE notification_delivery SET status = ${minutes === undefined ? 'failed' : 'queued'}, error = ${text},
        due_at = ${new Date(now + (minutes ?? 0) * 60_000)}, finished_at = ${minutes === undefined ? new Date(now) : null}
      WHERE status = 'queued' AND notification_id = ${delivery.notificationId} AND channel = ${delivery.channel}
        AND due_at = ${delivery.leasedUntil}`.execute(db);
  }
}

function keysOf(deliveries: readonly DueDelivery[]) {
  const ids = deliveries.map(({ notificationId }) => notificationId);
  const channels = deliveries.map(({ channel }) => channel);
  const leases = deliveries.map(({ leasedUntil }) => leasedUntil);
  return sql`unnest(${ids}::uuid[], ${channels}::text[], ${leases}::timestamptz[])`;
}
