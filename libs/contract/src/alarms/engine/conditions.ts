import type { MetricValue } from '../../devices/metric.ts';
import type { ConditionNode, RuleComparison } from '../rule.ts';

type Values = Readonly<Record<string, MetricValue>>;

/**
 * Whether values meet a condition; null where that depends on a metric that has no value yet. `slack` widens what meets it:
 * a limit that was passed counts as passed until the value is better by so much. Below `none` it narrows, for there the same
 * is meant by the opposite.
 */
export function meets(node: ConditionNode, values: Values, slack: number): boolean | null {
  if (node.kind === 'metric') return compare(node, values[node.metric], slack);
  const parts = node.of.map((part) => meets(part, values, node.kind === 'none' ? -slack : slack));
  const decisive = node.kind !== 'all';
  // One part that decides is enough, whatever the others would say.
  if (parts.includes(decisive)) return node.kind === 'any';
  return parts.includes(null) ? null : node.kind !== 'any';
}

function compare({ is, value: limit, upper }: RuleComparison, value: MetricValue | undefined, slack: number) {
  if (value === undefined) return null;
  if (is === 'equals') return value === limit;
  if (is === 'differs') return value !== limit;
  // What is no number is neither above nor below one.
  if (typeof value !== 'number' || typeof limit !== 'number') return false;
  switch (is) {
    case 'above':
      return value > limit - slack;
    case 'at-least':
      return value >= limit - slack;
    case 'below':
      return value < limit + slack;
    case 'at-most':
      return value <= limit + slack;
    case 'between':
      return value >= limit - slack && value <= (upper ?? limit) + slack;
  }
}

/** The comparisons of a condition, in their order. */
export function comparisonsOf(node: ConditionNode): readonly RuleComparison[] {
  return node.kind === 'metric' ? [node] : node.of.flatMap(comparisonsOf);
}
