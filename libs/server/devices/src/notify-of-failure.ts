import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notify, type NotificationData } from '@imah/server-notifications';

/** What a command came to: the device refused it or said nothing, a second person refused it, or none answered in time. */
type FailureOutcome = NotificationData['command-failed']['outcome'];

/** Tells those who asked for commands that these came to nothing. Who still looks at the device sees it there as well. */
export async function notifyOfFailure(
  trx: Transaction<Database>,
  ids: readonly string[],
  outcome: FailureOutcome,
  now: number,
): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await selectFailed(ids).execute(trx);
  for (const { orgId, buildingId, deviceId, device, requestedBy } of rows)
    await notify(
      trx,
      {
        kind: 'command-failed',
        recipients: { kind: 'people', userIds: [requestedBy] },
        actorId: null,
        place: { orgId, buildingId },
        dedupeKey: `command/${deviceId}/${outcome}`,
        data: { device, outcome },
        href: `/imah/building/${buildingId}/iot?device=${deviceId}`,
      },
      now,
    );
}

interface FailedCommand {
  readonly orgId: string;
  readonly buildingId: string;
  readonly deviceId: string;
  readonly device: string;
  readonly requestedBy: string;
}

function selectFailed(ids: readonly string[]): RawBuilder<FailedCommand> {
  return sql`
    SELECT c.org_id AS "orgId", d.building_id AS "buildingId", d.id AS "deviceId", d.name AS device, c.requested_by AS "requestedBy"
    FROM device_command c JOIN device d ON d.org_id = c.org_id AND d.id = c.device_id
    WHERE c.id = ANY(${[...ids]}::uuid[])`;
}
