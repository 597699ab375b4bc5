import * as z from 'zod/mini';
import { instant } from '../core/instant.ts';
import { id } from '../core/ids.ts';
import { metricKey, metricValue } from './metric.ts';
import { commandActs, commandAnswers, commandStatuses, commandExpiry, commandReason } from './words.ts';

const params = z.object({ key: metricKey, value: metricValue });
const person = z.object({ id, name: z.string() });
const why = z.string().check(z.trim(), z.minLength(commandReason.minLength), z.maxLength(commandReason.maxLength));

/** A command to be sent; it ends by itself after `expiresInSeconds`. */
export const commandDraft = z.object({
  method: z.literal('set'),
  params,
  expiresInSeconds: z.optional(z.int().check(z.gte(commandExpiry.minSeconds), z.lte(commandExpiry.maxSeconds))),
  /** It waits for a device that sleeps, up to a day, and is handed over when the device speaks. */
  persist: z.optional(z.literal(true)),
  /** The person was told what it does and wants it: demanded by a control's guard. */
  confirmed: z.optional(z.literal(true)),
  /** The hold that was begun for it (`beginHold`): demanded by the guard `hold`, and used up by one command. */
  holdId: z.optional(id),
  /** Why, as the audit keeps it: demanded by the guards `reason` and `second-person`. */
  reason: z.optional(why),
});
export type CommandDraft = z.infer<typeof commandDraft>;

/** A command to a device, from its request to its end. */
export const command = z.object({
  id,
  deviceId: id,
  method: z.literal('set'),
  params,
  status: z.enum(commandStatuses),
  requestedBy: person,
  requestedAt: instant,
  sentAt: z.nullable(instant),
  acknowledgedAt: z.nullable(instant),
  finishedAt: z.nullable(instant),
  /** While it awaits approval: until when it may be approved. */
  expiresAt: instant,
  error: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** It waits for a device that sleeps. */
  persist: z.boolean(),
  /** What the second person said; null where none has. */
  decision: z.nullable(
    z.object({ answer: z.enum(commandAnswers), by: person, at: instant, note: z.nullable(z.string()) }),
  ),
  /** Who took it back before it left; null where nobody did. */
  cancelledBy: z.nullable(person),
  /** Since when its device should have reported what it asked for, and has not; null where it has, or still may. */
  mismatchedAt: z.nullable(instant),
  /** What who reads it may do with it now. */
  acts: z.array(z.enum(commandActs)),
});
export type Command = z.infer<typeof command>;

/** What a second person says to a command that awaits them. */
export const commandDecision = z.object({ answer: z.enum(commandAnswers), note: z.optional(why) });
export type CommandDecision = z.infer<typeof commandDecision>;

/** What a button is held for. */
export const holdDraft = z.object({ params });
export type HoldDraft = z.infer<typeof holdDraft>;

/** A hold that has begun by the clock of the server. A command may bring it once `afterMs` are over. */
export const hold = z.object({ id, afterMs: z.int() });
export type Hold = z.infer<typeof hold>;
