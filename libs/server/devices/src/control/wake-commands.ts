import { wakeSeconds } from '@imah/contract/devices/words';
import { sql } from 'kysely';
import { type CommandPorts, recordingOf, runCommand, unchanged } from '@imah/server-platform/command';
import type { LiveService } from '@imah/server-platform/live';
import { handOverCommands } from '../hand-over-commands.ts';
import { commandEvents, moveCommands } from '../move-command.ts';

/** What of the live channel says whether a device can hear. */
type Ports = CommandPorts & { readonly live: Pick<LiveService, 'isConnected'> };

/**
 * Hands over what waited for devices that are there again: those that are connected here, and those that speak a language
 * of their own and are online. Returns how many.
 */
export async function wakeCommands(ports: Ports, deviceId?: string): Promise<number> {
  const { db, live, now } = ports;
  const waiting = await db
    .selectFrom('device_command as c')
    .innerJoin('device as d', (join) => join.onRef('d.org_id', '=', 'c.org_id').onRef('d.id', '=', 'c.device_id'))
    .leftJoin('found_device as f', (join) => join.onRef('f.org_id', '=', 'd.org_id').onRef('f.device_id', '=', 'd.id'))
    .select(['c.org_id as orgId', 'c.id', 'c.device_id as deviceId', 'f.id as foundId'])
    .where('c.status', '=', 'queued')
    .where('c.expires_at', '>', new Date(now()))
    .where('d.enabled', '=', true)
    .where('d.online', '=', true)
    .$if(deviceId !== undefined, (query) => query.where('c.device_id', '=', deviceId ?? ''))
    .orderBy('c.id')
    .execute();
  let woken = 0;
  for (const { orgId, id, foundId, deviceId: device } of waiting)
    if (foundId !== null || live.isConnected(device)) woken += await leave(ports, orgId, id);
  return woken;
}

async function leave(ports: Ports, orgId: string, id: string): Promise<number> {
  const edit = { orgId, actor: null, now: ports.now() };
  const one = sql`c.id = ${id}`;
  const left = await runCommand<void, number>(ports, edit, {
    // The statement that moves it locks it too: of two processes one moves it.
    lock: async () => undefined,
    write: async (trx) => {
      const { parts, outcomeOf } = recordingOf(edit);
      const moved = await moveCommands(trx, parts, one, { to: 'sent', by: { kind: 'system' } });
      if (moved.length === 0) return unchanged(0);
      // It waited for long, and now the device is there: an answer is due soon, or the control would stay taken.
      const soon = new Date(edit.now + wakeSeconds * 1000);
      await trx
        .updateTable('device_command')
        .set({ expires_at: soon })
        .where('id', '=', id)
        .where('expires_at', '>', soon)
        .execute();
      await trx
        .updateTable('device_desired')
        .set({ due_at: soon })
        .where('command_id', '=', id)
        .where('due_at', '>', soon)
        .execute();
      return outcomeOf(moved.length, commandEvents(moved, edit.now));
    },
  });
  if (left > 0) await handOverCommands(ports, one);
  return left;
}
