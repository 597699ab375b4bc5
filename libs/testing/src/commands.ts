import type { Command } from '@imah/contract/devices';
import type { CommandStatus } from '@imah/contract/devices/words';
import { pump } from './devices.ts';
import { fixtureId } from './fixture-id.ts';
import { fixtureNow, minutesAgo } from './fixture-time.ts';
import { whoami } from './whoami.ts';

const reached: Readonly<
  Record<CommandStatus, { readonly sent: boolean; readonly acknowledged: boolean; readonly finished: boolean }>
> = {
  'awaiting-approval': { sent: false, acknowledged: false, finished: false },
  queued: { sent: false, acknowledged: false, finished: false },
  sent: { sent: true, acknowledged: false, finished: false },
  acknowledged: { sent: true, acknowledged: true, finished: false },
  succeeded: { sent: true, acknowledged: true, finished: true },
  failed: { sent: true, acknowledged: true, finished: true },
  expired: { sent: true, acknowledged: false, finished: true },
  cancelled: { sent: false, acknowledged: false, finished: true },
};

/** Switching `pump` off, as far as `status` says. */
export function commandIn(status: CommandStatus): Command {
  const { sent, acknowledged, finished } = reached[status];
  return {
    id: fixtureId('command', 1),
    deviceId: pump.id,
    method: 'set',
    params: { key: 'on', value: false },
    status,
    requestedBy: { id: whoami.id, name: whoami.name },
    requestedAt: minutesAgo(0.05),
    sentAt: sent ? minutesAgo(0.04) : null,
    acknowledgedAt: acknowledged ? minutesAgo(0.02) : null,
    finishedAt: finished ? minutesAgo(0) : null,
    expiresAt: new Date(fixtureNow + 7000).toISOString(),
    error: status === 'failed' ? 'Motor terlalu panas' : null,
    reason: null,
    persist: false,
    decision: null,
    cancelledBy: status === 'cancelled' ? { id: whoami.id, name: whoami.name } : null,
    mismatchedAt: null,
    acts: status === 'awaiting-approval' || status === 'queued' ? ['cancel'] : [],
  };
}
