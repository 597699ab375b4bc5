import { notify } from '@imah/server-notifications';
import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

interface Asked {
  readonly orgId: string;
  readonly deviceId: string;
  readonly commandId: string;
  readonly device: { readonly buildingId: string; readonly unitId: string | null; readonly name: string };
  /** Who asked, and is told nothing: they cannot be the second person. */
  readonly askedBy: string;
  readonly by: string;
}

/** Tells whoever may control the device, but not who asked, that a command waits for one of them. */
export function notifyOfApproval(trx: Transaction<Database>, asked: Asked, now: number): Promise<void> {
  const { orgId, deviceId, commandId, device, askedBy, by } = asked;
  const { buildingId, unitId, name } = device;
  return notify(
    trx,
    {
      kind: 'command-approval',
      recipients: { kind: 'granted', permission: 'deviceCommand.control', ...(unitId === null ? {} : { unitId }) },
      actorId: askedBy,
      place: { orgId, buildingId },
      dedupeKey: `command-approval/${commandId}`,
      data: { device: name, by },
      href: `/imah/building/${buildingId}/iot?device=${deviceId}`,
    },
    now,
  );
}
