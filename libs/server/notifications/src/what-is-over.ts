import type { NotificationKind } from '@imah/contract/notifications/words';
import { sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { subjectOf } from './subject-of.ts';

interface Ending {
  readonly kind: NotificationKind;
  readonly buildingId: string | null;
  readonly dedupeKey: string;
  readonly at: Date;
}

/**
 * Reads what told a person of an alarm that is over: it needs nobody any more, and what waits unread would only hide
 * what does. A critical one waits until it was seen. Returns whether the notification tells of such an end.
 */
export async function readWhatIsOver(
  trx: Transaction<Database>,
  { kind, buildingId, dedupeKey, at }: Ending,
  userId: string,
): Promise<'over' | 'news'> {
  if (kind !== 'alarm-cleared') return 'news';
  // Devices of a building that fell silent together stand as one, which is over when all are heard again; nobody was told of
  // those that fell silent during maintenance.
  await sql`
    UPDATE notification SET read_at = ${at}
    WHERE user_id = ${userId} AND kind = 'alarm-raised' AND read_at IS NULL AND urgency <> 'critical'
      AND subject = ${subjectOf({ href: null, dedupeKey })}
      AND NOT (data ->> 'condition' = 'offline' AND EXISTS (
        SELECT 1 FROM alarm WHERE building_id = ${buildingId} AND active AND condition = 'offline' AND quiet IS DISTINCT FROM 'suppressed'))`.execute(
    trx,
  );
  return 'over';
}
