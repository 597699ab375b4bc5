import type { AlarmRuleDraft, ConditionNode, RuleComparison } from '@imah/contract/alarms';
import type { KnownDeviceType, MetricDefinition } from '@imah/contract/devices';
import type { Format } from '@imah/app/i18n';
import { formatMetric } from '../model/format-metric.ts';
import type { DeviceTexts } from '../texts.ts';
import type { AlarmTexts } from '../alarms/texts.ts';
import type { RuleTexts } from './texts.ts';

export interface SentenceWords {
  readonly t: RuleTexts;
  readonly ta: AlarmTexts;
  readonly td: DeviceTexts;
  readonly format: Format;
  readonly locale: 'id' | 'en';
}

/** A rule as people would say it. */
export function sentenceOf(
  rule: Pick<AlarmRuleDraft, 'scope' | 'condition' | 'trigger' | 'severity'>,
  types: readonly KnownDeviceType[],
  words: SentenceWords,
): string {
  const { t, ta, locale } = words;
  const { scope, trigger, condition } = rule;
  const metrics = new Map(
    (scope.kind === 'type' ? types.filter(({ key }) => key === scope.typeKey) : types)
      .flatMap((type) => type.metrics)
      .map((metric) => [metric.key, metric]),
  );
  const label = (key: string) => metrics.get(key)?.label[locale] ?? key;
  const severity = ta(`severities.${rule.severity}`);
  const where =
    scope.kind === 'type'
      ? t('sentence.type', { name: types.find(({ key }) => key === scope.typeKey)?.name[locale] ?? scope.typeKey })
      : scope.kind === 'devices'
        ? t('sentence.devices', { count: scope.deviceIds.length })
        : t('sentence.metric');
  if (trigger.kind === 'silent')
    return t('sentence.silent', { metric: label(trigger.metric), time: timeOf(trigger.forSec, t), where, severity });
  return t('sentence.when', {
    condition: condition === null ? '…' : partOf(condition, metrics, words),
    trigger:
      trigger.kind === 'lasting'
        ? t('sentence.lasting', { time: timeOf(trigger.forSec, t) })
        : trigger.kind === 'repeating'
          ? t('sentence.repeating', { count: String(trigger.count), time: timeOf(trigger.withinSec, t) })
          : '',
    where,
    severity,
  });
}

/** A time in the largest unit that says it whole. */
function timeOf(seconds: number, t: RuleTexts): string {
  if (seconds % 3600 === 0) return t('time.hours', { count: seconds / 3600 });
  return seconds % 60 === 0 ? t('time.minutes', { count: seconds / 60 }) : t('time.seconds', { count: seconds });
}

function partOf(node: ConditionNode, metrics: ReadonlyMap<string, MetricDefinition>, words: SentenceWords): string {
  if (node.kind === 'metric') return comparisonOf(node, metrics.get(node.metric), words);
  const parts = node.of.map((part) => {
    const text = partOf(part, metrics, words);
    return part.kind === 'metric' || part.of.length < 2 || part.kind === 'none' ? text : `(${text})`;
  });
  const { t } = words;
  if (node.kind === 'none') return t('sentence.none', { parts: parts.join(t('sentence.any')) });
  return parts.join(t(`sentence.${node.kind}`));
}

/** One comparison as people would say it. */
export function comparisonOf(
  { metric, is, value, upper }: RuleComparison,
  definition: MetricDefinition | undefined,
  { t, td, format, locale }: SentenceWords,
): string {
  const write = (one: RuleComparison['value']) => {
    if (definition === undefined) return String(one);
    const { text, unit } = formatMetric(definition, one, format, td);
    return unit === '' ? text : `${text}\u00a0${unit}`;
  };
  const label = definition?.label[locale] ?? metric;
  if (is === 'between')
    return t('sentence.between', { metric: label, value: write(value), upper: write(upper ?? value) });
  return t('sentence.leaf', { metric: label, is: t(`comparisons.${is}`), value: write(value) });
}
