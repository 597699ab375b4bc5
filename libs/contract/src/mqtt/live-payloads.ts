import * as z from 'zod/mini';
import { alarm } from '../alarms/alarm.ts';
import { epochMs, instant } from '../core/instant.ts';
import { id } from '../core/ids.ts';
import { metricKey, metricValue } from '../devices/metric.ts';

/** `…/d/{d}/presence`, also the device's last will. */
export const presencePacket = z.object({ online: z.boolean(), ts: z.optional(epochMs) });
export type PresencePacket = z.infer<typeof presencePacket>;

/** `…/d/{d}/cmd` */
export const commandPacket = z.object({
  id,
  method: z.literal('set'),
  params: z.object({ key: metricKey, value: metricValue }),
  expiresAt: instant,
});
export type CommandPacket = z.infer<typeof commandPacket>;

/** `…/d/{d}/cmd/ack` */
export const commandAck = z.object({
  id,
  status: z.enum(['accepted', 'done', 'failed']),
  error: z.optional(z.string().check(z.maxLength(500))),
  reported: z.optional(z.record(metricKey, metricValue)),
});
export type CommandAck = z.infer<typeof commandAck>;

/** `…/b/{b}/alarm`: `seq` rises by one per building, so a gap shows. */
export const alarmPacket = z.object({ id, seq: z.int(), op: z.enum(['raised', 'updated', 'cleared']), alarm });
export type AlarmPacket = z.infer<typeof alarmPacket>;

/** `…/b/{b}/ev`: something changed; carries no personal data, the reader fetches it. */
export const eventPacket = z.object({
  entity: z.enum([
    'building',
    'device',
    'found-device',
    'device-type',
    'command',
    'alarm',
    'alarm-rule',
    'alarm-window',
    'ticket',
    'topic',
    'unit',
    'occupancy',
    'notice',
    'outage',
    'bill',
    'meter',
    'dashboard',
    'plan',
    'product',
    'order',
  ]),
  id,
  version: z.int(),
  /** `presence`: a device has come or gone. `progress`: work on it has begun, gone on or ended with nothing. Its record is as it was. */
  op: z.enum(['created', 'updated', 'deleted', 'presence', 'progress']),
  at: instant,
});
export type EventPacket = z.infer<typeof eventPacket>;

/** `imah/v1/u/{u}/access`: what the person may do has changed. */
export const accessPacket = z.object({ at: instant });
export type AccessPacket = z.infer<typeof accessPacket>;
