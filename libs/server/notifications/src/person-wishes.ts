import type { Locale } from '@imah/contract/core/words';
import {
  type DigestCadence,
  type NotificationChannel,
  notificationChannels,
  type NotificationKind,
  notificationKinds,
} from '@imah/contract/notifications/words';
import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { Wishes } from './schedule.ts';

/** A person as far as telling them something goes. */
export interface Addressee extends Wishes {
  readonly userId: string;
  readonly email: string;
  /** E.164, as the person gave it; null for none. */
  readonly phone: string | null;
  readonly name: string;
  readonly locale: Locale;
  readonly mutedBuildingIds: readonly string[];
  /** `kind/channel` to whether the person wants it; what is missing follows the kind. */
  readonly choices: Readonly<Record<string, boolean>>;
}

interface Row {
  readonly userId: string;
  readonly email: string;
  readonly phone: string | null;
  readonly name: string;
  readonly locale: Locale;
  readonly timeZone: string;
  readonly quiet: 'hours' | 'never';
  readonly fromMinute: number;
  readonly toMinute: number;
  readonly digest: DigestCadence;
  readonly digestMinute: number;
  readonly mutedBuildingIds: readonly string[];
  readonly choices: Readonly<Record<string, boolean>>;
}

/**
 * People with their wishes, those of active accounts. Who has never said where they are is taken to
 * be where the first building of their organisations stands.
 */
export async function readAddressees(db: Kysely<Database>, userIds: readonly string[]): Promise<Addressee[]> {
  if (userIds.length === 0) return [];
  const { rows } = await sql<Row>`
    SELECT u.id AS "userId", u.email::text AS email, u.phone, u.name, u.locale,
      coalesce(s.time_zone, home.time_zone, 'Asia/Jakarta') AS "timeZone", coalesce(s.quiet, 'hours') AS quiet,
      coalesce(s.quiet_from_minute, 1320) AS "fromMinute", coalesce(s.quiet_to_minute, 360) AS "toMinute",
      coalesce(s.digest, 'each') AS digest, coalesce(s.digest_minute, 420) AS "digestMinute",
      coalesce(s.muted_building_ids, '{}') AS "mutedBuildingIds",
      (SELECT coalesce(jsonb_object_agg(c.kind || '/' || c.channel, c.enabled), '{}')
        FROM notification_choice c WHERE c.user_id = u.id) AS choices
    FROM app_user u
    LEFT JOIN notification_setting s ON s.user_id = u.id
    LEFT JOIN LATERAL (
      SELECT b.time_zone FROM membership m JOIN building b ON b.org_id = m.org_id
      WHERE m.user_id = u.id AND (m.all_buildings OR b.id = ANY(m.building_ids))
      ORDER BY b.created_at, b.id LIMIT 1
    ) home ON s.time_zone IS NULL
    WHERE u.id = ANY(${[...userIds]}::uuid[]) AND u.status = 'active'
    ORDER BY u.id`.execute(db);
  return rows.map(({ quiet, fromMinute, toMinute, ...rest }) => ({
    ...rest,
    quietHours: quiet === 'never' ? null : { fromMinute, toMinute },
  }));
}

/** Whether a kind reaches a person on a channel: what must reach them, else what they chose, else what the kind says. */
export function channelState(
  { choices }: Pick<Addressee, 'choices'>,
  kind: NotificationKind,
  channel: NotificationChannel,
): 'on' | 'off' | 'required' {
  const { channels, required } = notificationKinds[kind];
  const isAmong = (list: readonly NotificationChannel[]) => list.includes(channel);
  if (isAmong(required)) return 'required';
  return (choices[`${kind}/${channel}`] ?? isAmong(channels)) ? 'on' : 'off';
}

/** The channels on which a kind reaches a person. */
export function channelsFor(addressee: Pick<Addressee, 'choices'>, kind: NotificationKind): NotificationChannel[] {
  return notificationChannels.filter((channel) => channelState(addressee, kind, channel) !== 'off');
}
