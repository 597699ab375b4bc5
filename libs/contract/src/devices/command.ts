import * as z from 'zod/mini';
import { instant } from '../core/instant.ts';
import { id } from '../core/ids.ts';
import { metricKey, metricValue } from './metric.ts';

/** The life of a command; see `commandTransitions` for what follows what. */
export const commandStatuses = [
  'awaiting-approval',
  'queued',
  'sent',
  'acknowledged',
  'succeeded',
  'failed',
  'expired',
  'cancelled',
] as const;
export type CommandStatus = (typeof commandStatuses)[number];

/** Which status may follow which (domain model 5.3); what has no successor is terminal. */
export const commandTransitions = {
  'awaiting-approval': ['queued', 'cancelled'],
  queued: ['sent', 'expired', 'cancelled'],
  sent: ['acknowledged', 'succeeded', 'failed', 'expired'],
  acknowledged: ['succeeded', 'failed', 'expired'],
  succeeded: [],
  failed: [],
  expired: [],
  cancelled: [],
} as const satisfies Record<CommandStatus, readonly CommandStatus[]>;

/** Whether a command in `from` may become `to`. */
export function canCommandBecome(from: CommandStatus, to: CommandStatus): boolean {
  const next: readonly CommandStatus[] = commandTransitions[from];
  return next.includes(to);
}

/** Time a command waits for the device: 10 s by default, never less than 5 s. */
export const commandExpiry = { defaultSeconds: 10, minSeconds: 5, maxSeconds: 86_400 } as const;

/** Characters of the reason that a guarded control asks for. */
export const commandReason = { minLength: 3, maxLength: 200 } as const;

/** A command to be sent; it ends by itself after `expiresInSeconds`. */
export const commandDraft = z.object({
  method: z.literal('set'),
  params: z.object({ key: metricKey, value: metricValue }),
  expiresInSeconds: z.optional(z.int().check(z.gte(commandExpiry.minSeconds), z.lte(commandExpiry.maxSeconds))),
  /** The person was told what it does and wants it: demanded by a control's guard. */
  confirmed: z.optional(z.literal(true)),
  /** Why, as the audit keeps it: demanded by the guard `reason`. */
  reason: z.optional(
    z.string().check(z.trim(), z.minLength(commandReason.minLength), z.maxLength(commandReason.maxLength)),
  ),
});
export type CommandDraft = z.infer<typeof commandDraft>;

/** A command to a device, from its request to its end. */
export const command = z.object({
  id,
  deviceId: id,
  method: z.literal('set'),
  params: z.object({ key: metricKey, value: metricValue }),
  status: z.enum(commandStatuses),
  requestedBy: z.object({ id, name: z.string() }),
  requestedAt: instant,
  sentAt: z.nullable(instant),
  acknowledgedAt: z.nullable(instant),
  finishedAt: z.nullable(instant),
  expiresAt: instant,
  error: z.nullable(z.string()),
});
export type Command = z.infer<typeof command>;
