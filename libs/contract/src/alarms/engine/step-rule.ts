import type { TimeZone } from '../../buildings/words.ts';
import type { MetricValue } from '../../devices/metric.ts';
import { followSignal, isRaised, type RuleSignal, type RuleState } from '../rule-words.ts';
import type { AlarmRuleDraft } from '../rule.ts';
import { meets } from './conditions.ts';
import { isScheduled, nextBoundary } from './schedule.ts';

/** What of a rule decides; `zone` is that of the building in which it is asked. */
export type JudgedRule = Pick<AlarmRuleDraft, 'condition' | 'trigger' | 'clear' | 'schedule'> & {
  readonly zone: TimeZone;
};

/** Where a rule stands with one device. Instants are milliseconds since 1970 UTC. */
export interface RuleInstance {
  readonly state: RuleState;
  /** When it came into its state. */
  readonly since: number;
  /** Of a rule that counts: when its condition came to be met, within its time, oldest first. */
  readonly edges: readonly number[];
  /** Of a rule that counts: whether its condition was met when it was last asked. */
  readonly met: 'yes' | 'no';
}

/** What is known of a device at an instant. */
export interface RuleMoment {
  readonly at: number;
  readonly values: Readonly<Record<string, MetricValue>>;
  /** When the metric of a rule about silence was last reported; null where it never was. */
  readonly heardAt: number | null;
  /** Whether the device is heard at all. */
  readonly presence: 'heard' | 'silent';
  /** A report of the device, or an instant at which the clock asks. */
  readonly cause: 'report' | 'clock';
}

/** What follows for the alarm, in its order; `count`: its condition was met once more. */
export interface RuleEffect {
  readonly kind: 'raise' | 'count' | 'clear';
  readonly at: number;
}

/** Where a rule stands with a device afterwards, and what follows. */
export interface RuleStep {
  readonly instance: RuleInstance;
  readonly effects: readonly RuleEffect[];
}

/** Where every rule begins with a device. */
export const initialInstance: RuleInstance = { state: 'normal', since: 0, edges: [], met: 'no' };

/**
 * The one rule of how rules go on: from where one stands with a device, and what is known at an instant, to where it stands
 * then. The server asks it live, a trial asks it of the past. An instant before the last one counts as that one.
 */
export function stepRule(rule: JudgedRule, before: RuleInstance, moment: RuleMoment): RuleStep {
  const at = Math.max(moment.at, before.since);
  const elapsed = elapse(rule, before, at);
  const { state } = elapsed.instance;
  const { edges, met } = countEdges(rule, elapsed.instance, moment, at);
  const holds = holdsAt(rule, { ...moment, at }, isRaised(state) ? rule.clear.hysteresis : 0, edges);
  const signal = signalOf(rule, { ...elapsed.instance, edges }, moment, { at, holds });
  const next = enter(elapsed.instance, followSignal(state, signal), at);
  return {
    instance: { ...next.instance, edges, met },
    effects: [
      ...elapsed.effects,
      ...next.effects,
      ...(state === 'active' && signal === 'hold' && moment.cause === 'report' ? [{ kind: 'count', at } as const] : []),
    ],
  };
}

/** When the clock has to ask next, if nothing is reported before; null where nothing waits for it. */
export function dueAt(rule: JudgedRule, instance: RuleInstance, { at, heardAt }: Pick<RuleMoment, 'at' | 'heardAt'>) {
  const { trigger, schedule, zone } = rule;
  const waits = [
    endOf(rule, instance),
    instance.edges[0] !== undefined && trigger.kind === 'repeating'
      ? instance.edges[0] + trigger.withinSec * 1000
      : null,
    trigger.kind === 'silent' && heardAt !== null && instance.state !== 'active'
      ? heardAt + trigger.forSec * 1000
      : null,
    nextBoundary(schedule, at, zone),
  ].flatMap((wait) => (wait === null || wait <= at ? [] : [wait]));
  return waits.length === 0 ? null : Math.min(...waits);
}

/** When a state ends by the clock alone. */
function endOf({ trigger, clear }: JudgedRule, { state, since }: RuleInstance): number | null {
  if (state === 'pending' && trigger.kind === 'lasting') return since + trigger.forSec * 1000;
  return state === 'recovering' ? since + clear.keepSec * 1000 : null;
}

/** What came to be before `at`, though nobody asked in time: what was pending had lasted, what was kept was over. */
function elapse(rule: JudgedRule, instance: RuleInstance, at: number): RuleStep {
  const end = endOf(rule, instance);
  const boundary = nextBoundary(rule.schedule, instance.since, rule.zone);
  // Where the hours of the rule began or ended meanwhile, what is known now decides.
  if (end === null || end >= at || (boundary !== null && boundary <= end)) return { instance, effects: [] };
  return enter(instance, followSignal(instance.state, instance.state === 'pending' ? 'hold' : 'kept'), end);
}

function enter(before: RuleInstance, state: RuleState, at: number): RuleStep {
  if (state === before.state) return { instance: before, effects: [] };
  const instance = { ...before, state, since: at };
  const [was, is] = [isRaised(before.state), isRaised(state)];
  if (was === is) return { instance, effects: [] };
  return { instance, effects: [{ kind: is ? 'raise' : 'clear', at }] };
}

function countEdges(
  { trigger, condition, schedule, zone }: JudgedRule,
  { edges, met }: RuleInstance,
  { values, presence }: RuleMoment,
  at: number,
): Pick<RuleInstance, 'edges' | 'met'> {
  if (trigger.kind !== 'repeating' || condition === null) return { edges: [], met: 'no' };
  const recent = edges.filter((edge) => at - edge < trigger.withinSec * 1000);
  if (presence === 'silent') return { edges: recent, met };
  const isMet = isScheduled(schedule, at, zone) && meets(condition, values, 0) === true;
  if (!isMet || met === 'yes') return { edges: recent, met: isMet ? 'yes' : 'no' };
  return { edges: [...recent, at].slice(-trigger.count), met: 'yes' };
}

/** Whether what raises the alarm is so at an instant; how long it has been is asked elsewhere. */
function holdsAt(
  { trigger, condition, schedule, zone }: JudgedRule,
  { at, values, heardAt }: RuleMoment,
  slack: number,
  edges: readonly number[],
): boolean {
  if (!isScheduled(schedule, at, zone)) return false;
  if (trigger.kind === 'silent') return heardAt !== null && at - heardAt >= trigger.forSec * 1000;
  if (trigger.kind === 'repeating') return edges.length >= trigger.count;
  return condition !== null && meets(condition, values, slack) === true;
}

function signalOf(
  { trigger, clear }: JudgedRule,
  { state, since, edges }: RuleInstance,
  { presence }: RuleMoment,
  { at, holds }: { readonly at: number; readonly holds: boolean },
): RuleSignal {
  // A rule about silence is about just this.
  if (presence === 'silent' && trigger.kind !== 'silent') return 'silent';
  if (isRaised(state)) {
    if (holds) return 'hold';
    const isOver = clear.keepSec === 0 || (state === 'recovering' && at - since >= clear.keepSec * 1000);
    return isOver ? 'kept' : 'calm';
  }
  if (!holds) return trigger.kind === 'repeating' && edges.length > 0 ? 'breach' : 'calm';
  if (trigger.kind !== 'lasting') return 'hold';
  return state === 'pending' && at - since >= trigger.forSec * 1000 ? 'hold' : 'breach';
}
