import * as z from 'zod/mini';
import { instant } from '../core/instant.ts';
import { id } from '../core/ids.ts';
import { metricKey, metricValue } from './metric.ts';
import { commandStatuses, commandExpiry, commandReason } from './words.ts';

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
