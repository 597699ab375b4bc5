import * as z from 'zod/mini';
import { epochMs, instant } from '../core/instant.ts';
import { id } from '../core/ids.ts';
import { metricKey, metricValue } from '../devices/metric.ts';
import { ticketPriorities } from '../tickets/ticket-words.ts';
import { rollupLevels } from '../telemetry/words.ts';
import {
  type ConditionGroupKind,
  comparedTextLength,
  comparisons,
  conditionBounds,
  conditionGroups,
  mostRuleDevices,
  ruleCounts,
  ruleNameLength,
  ruleSeconds,
  ruleSwitches,
  trialBounds,
} from './rule-words.ts';
import { alarmSeverities } from './severity-words.ts';

/** Beyond this a number is no reading of anything, and JSON no longer writes it digit by digit. */
const largest = 1_000_000_000_000;
const bound = z.number().check(z.gte(-largest), z.lte(largest));
const seconds = z.int().check(z.gte(ruleSeconds.min), z.lte(ruleSeconds.max));

/** One value compared; `upper` is the second number of `between`. */
const comparison = z.object({
  kind: z.literal('metric'),
  metric: metricKey,
  is: z.enum(comparisons),
  value: z.union([bound, z.boolean(), z.string().check(z.maxLength(comparedTextLength))]),
  upper: z.optional(bound),
});

const groupOf = <S extends z.ZodMiniType>(part: S) =>
  z.object({
    kind: z.enum(conditionGroups),
    of: z.array(part).check(z.minLength(1), z.maxLength(conditionBounds.leaves)),
  });

// Written out level by level: what stands deeper is refused by its form, and documents itself.
const innermost = groupOf(comparison);
const middle = groupOf(z.union([comparison, innermost]));
/** Comparisons joined by groups, at most three in each other. */
export const ruleCondition = z.union([comparison, groupOf(z.union([comparison, middle]))]);
/** What has to hold of a device's values. */
export type RuleCondition = z.infer<typeof ruleCondition>;
/** One value of a device compared with a limit. */
export type RuleComparison = z.infer<typeof comparison>;
/** A condition at whatever depth. */
export type ConditionNode =
  | RuleComparison
  | { readonly kind: ConditionGroupKind; readonly of: readonly ConditionNode[] };

const scope = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('type'), typeKey: z.string().check(z.minLength(1), z.maxLength(60)) }),
  z.object({ kind: z.literal('devices'), deviceIds: z.array(id).check(z.minLength(1), z.maxLength(mostRuleDevices)) }),
  z.object({ kind: z.literal('metric'), metric: metricKey }),
]);
/** Which devices a rule watches. */
export type RuleScope = z.infer<typeof scope>;

const trigger = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('at-once') }),
  z.object({ kind: z.literal('lasting'), forSec: seconds }),
  z.object({
    kind: z.literal('repeating'),
    count: z.int().check(z.gte(ruleCounts.min), z.lte(ruleCounts.max)),
    withinSec: seconds,
  }),
  z.object({ kind: z.literal('silent'), metric: metricKey, forSec: seconds }),
]);
/** How long or how often the condition has to hold, in seconds; or for how long a metric may be silent. */
export type RuleTrigger = z.infer<typeof trigger>;

const clockTime = z.string().check(z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/));
const weekday = z.int().check(z.gte(1), z.lte(7));

const schedule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('always') }),
  /** Hours of the building on days from Monday (1) to Sunday (7); an end before the beginning is on the next day. */
  z.object({
    kind: z.literal('hours'),
    days: z.array(weekday).check(z.minLength(1), z.maxLength(7)),
    from: clockTime,
    to: clockTime,
  }),
]);
/** When a rule watches, by the clock of the building. */
export type RuleSchedule = z.infer<typeof schedule>;

const ticketWish = z.object({
  priority: z.enum(ticketPriorities),
  categoryId: z.nullable(id),
  /** Who is given it, where they may work there. */
  assigneeId: z.nullable(id),
});
/** What ticket a rule has made of its alarms. */
export type RuleTicket = z.infer<typeof ticketWish>;

/** A rule by which values raise alarms, as people write it. */
export const alarmRuleDraft = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(ruleNameLength)),
  /** Null: in every building of the organisation. */
  buildingId: z.nullable(id),
  scope,
  /** Null for a rule about silence. */
  condition: z.nullable(ruleCondition),
  trigger,
  /** An alarm ends when a value is better than the limit by `hysteresis`, and has been for `keepSec`. */
  clear: z.object({
    hysteresis: z.number().check(z.gte(0), z.lte(largest)),
    keepSec: z.int().check(z.gte(0), z.lte(ruleSeconds.max)),
  }),
  schedule,
  severity: z.enum(alarmSeverities),
  state: z.enum(ruleSwitches),
  /**
   * Null: nobody has to do anything. Another alarm of the rule and the same device is added to the ticket within 24 hours,
   * while that is open.
   */
  ticket: z._default(z.nullable(ticketWish), null),
});
export type AlarmRuleDraft = z.infer<typeof alarmRuleDraft>;

/** A rule with how often it has raised an alarm in the last 30 days. */
export const alarmRule = z.extend(alarmRuleDraft, { id, version: z.int(), raised: z.int() });
export type AlarmRule = z.infer<typeof alarmRule>;

/** A rule that is tried on the past, whether it is saved or not. */
export const alarmRuleTrialDraft = z.object({
  rule: alarmRuleDraft,
  days: z.int().check(z.gte(1), z.lte(trialBounds.days)),
});
export type AlarmRuleTrialDraft = z.infer<typeof alarmRuleTrialDraft>;

/** What a rule would have raised: the newest alarms, and how many in all. */
export const alarmRuleTrial = z.object({
  from: epochMs,
  to: epochMs,
  /** Values as they came, or their rollups where there are too many. */
  level: z.enum(rollupLevels),
  /** Devices that were tried, and those that the rule is about beyond them. */
  devices: z.array(z.object({ id, name: z.string(), alarms: z.int() })),
  left: z.int(),
  total: z.int(),
  alarms: z.array(
    z.object({
      deviceId: id,
      raisedAt: instant,
      clearedAt: z.nullable(instant),
      value: z.nullable(metricValue),
    }),
  ),
});
export type AlarmRuleTrial = z.infer<typeof alarmRuleTrial>;
