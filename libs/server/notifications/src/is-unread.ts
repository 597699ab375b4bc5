import type { NotificationKind } from '@imah/contract/notifications/words';
import { type RawBuilder, sql } from 'kysely';

/** SQL: whether something of a kind that was told to the person about `subject` (SQL of the path of a page) stands unread. */
export function isUnread(userId: string, subject: RawBuilder<unknown>, kind: NotificationKind): RawBuilder<boolean> {
  return sql<boolean>`EXISTS (SELECT 1 FROM notification n WHERE n.user_id = ${userId} AND n.tab = 'you'
    AND n.subject = ${subject} AND n.kind = ${kind} AND n.read_at IS NULL AND n.centre = 'listed')`;
}
