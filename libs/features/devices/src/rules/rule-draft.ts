import type { AlarmRule, AlarmRuleDraft, ConditionNode, RuleComparison, RuleCondition } from '@imah/contract/alarms';
import { type Comparison, comparisons, comparisonsOf } from '@imah/contract/alarms/words';
import type { KnownDeviceType, MetricDefinition } from '@imah/contract/devices';

/** A rule while it is written: its condition is always a group, however few stand in it. */
export type RuleForm = Omit<AlarmRuleDraft, 'condition'> & { readonly condition: ConditionGroup };
export type ConditionGroup = Extract<ConditionNode, { readonly of: unknown }>;

/** A comparison that a metric begins with, by what it measures. */
export function leafOf(metric: MetricDefinition | undefined): RuleComparison {
  const key = metric?.key ?? '';
  if (metric?.kind === 'state') return { kind: 'metric', metric: key, is: 'equals', value: true };
  if (metric?.kind === 'text') return { kind: 'metric', metric: key, is: 'equals', value: '' };
  return { kind: 'metric', metric: key, is: 'above', value: metric?.alarm?.above ?? metric?.max ?? 0 };
}

/** What a new rule says, of the first type there is. */
export function emptyRule(type: KnownDeviceType | undefined, buildingId: string | null): RuleForm {
  const metric = type?.metrics.find(({ kind }) => kind === 'gauge') ?? type?.metrics[0];
  return {
    name: '',
    buildingId,
    scope: { kind: 'type', typeKey: type?.key ?? '' },
    condition: { kind: 'all', of: [leafOf(metric)] },
    trigger: { kind: 'lasting', forSec: 300 },
    clear: { hysteresis: 0, keepSec: 60 },
    schedule: { kind: 'always' },
    severity: 'major',
    state: 'on',
    ticket: null,
  };
}

export function formOf({ id: _id, version: _version, raised: _raised, condition, ...rule }: AlarmRule): RuleForm {
  if (condition === null) return { ...rule, condition: { kind: 'all', of: [] } };
  return { ...rule, condition: condition.kind === 'metric' ? { kind: 'all', of: [condition] } : condition };
}

/** The rule as the server takes it: one comparison is no group, and what is empty is left out. */
export function draftOf({ condition, ...rule }: RuleForm): AlarmRuleDraft {
  if (rule.trigger.kind === 'silent') return { ...rule, condition: null, clear: { ...rule.clear, hysteresis: 0 } };
  const isOrdered = comparisonsOf(condition).some(({ is }) => is !== 'equals' && is !== 'differs');
  const clear = isOrdered ? rule.clear : { ...rule.clear, hysteresis: 0 };
  return { ...rule, clear, condition: conditionOf(condition) };
}

function conditionOf(group: ConditionGroup): RuleCondition | null {
  const [only, ...others] = group.of;
  if (only === undefined) return null;
  if (others.length === 0 && only.kind === 'metric' && group.kind !== 'none') return only;
  return { kind: group.kind, of: group.of.map(middleOf) };
}

// A condition has three levels, each of its own form; deeper ones cannot be written.
const middleOf = (node: ConditionNode) =>
  node.kind === 'metric' ? node : { kind: node.kind, of: node.of.map(innermostOf) };
const innermostOf = (node: ConditionNode) =>
  node.kind === 'metric' ? node : { kind: node.kind, of: comparisonsOf(node).slice() };

/** The metrics that the devices of a scope can report, each key once. */
export function metricsOf(
  scope: AlarmRuleDraft['scope'],
  types: readonly KnownDeviceType[],
  ofDevices: readonly string[],
): readonly MetricDefinition[] {
  const concerned =
    scope.kind === 'type'
      ? types.filter(({ key }) => key === scope.typeKey)
      : scope.kind === 'devices'
        ? types.filter(({ key }) => ofDevices.includes(key))
        : types;
  const byKey = new Map(concerned.flatMap(({ metrics }) => metrics).map((metric) => [metric.key, metric]));
  return [...byKey.values()];
}

/** How a metric of a kind can be compared. */
export function comparisonsFor(metric: MetricDefinition | undefined): readonly Comparison[] {
  return metric?.kind === 'state' || metric?.kind === 'text' ? ['equals', 'differs'] : comparisons;
}
