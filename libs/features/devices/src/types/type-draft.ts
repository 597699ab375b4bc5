import type { DeviceType, DeviceTypeDraft } from '@imah/contract/devices';
import { type ControlKind, deviceTypeIcons } from '@imah/contract/devices/words';

export type MetricDraft = DeviceTypeDraft['metrics'][number];
export type ControlDraft = DeviceTypeDraft['controls'][number];

/** Whoever writes a word that nobody has written yet writes it in one language: it stands in both until the other is known. */
export const inBoth = (text: string) => ({ id: text, en: text });

export type Words = ReturnType<typeof inBoth>;

/** A word written anew in one language; the other stays where it is another word. */
export function rewritten(words: Words, locale: 'id' | 'en', text: string): Words {
  return words.id === words.en ? inBoth(text) : { ...words, [locale]: text };
}

export const emptyMetric: MetricDraft = { key: '', label: inBoth(''), kind: 'gauge', unit: 'none', decimals: 0 };

export const emptyType: DeviceTypeDraft = {
  name: inBoth(''),
  icon: 'lucide:cpu',
  metrics: [emptyMetric],
  controls: [],
  offlineAfterSec: 600,
};

export type SwitchDraft = Extract<ControlDraft, { kind: 'switch' }>;
export type GuardDraft = SwitchDraft['guard']['on'];

const free: GuardDraft = { kind: 'none', consequence: null };
export const controlOf = (metric: string): SwitchDraft => ({
  metric,
  kind: 'switch',
  label: inBoth(''),
  guard: { on: free, off: free },
});

/** Which metrics can report a control of a kind. */
export function reportersOf(kind: ControlKind, metrics: readonly MetricDraft[]): readonly MetricDraft[] {
  const kinds = reportedBy[kind];
  return metrics.filter((metric) => metric.key !== '' && kinds.includes(metric.kind));
}

const reportedBy: Readonly<Record<ControlKind, readonly MetricDraft['kind'][]>> = {
  switch: ['state'],
  'set-point': ['gauge', 'counter'],
  choice: ['text'],
  text: ['text'],
  momentary: [],
};

/** A control as it begins when its kind is chosen: what was written of it stays, and it is reported by what can report it. */
export function controlOfKind(kind: ControlKind, before: ControlDraft, metrics: readonly MetricDraft[]): ControlDraft {
  const { label } = before;
  const [reporter] = reportersOf(kind, metrics);
  const guard = before.kind === 'switch' ? before.guard.on : before.guard;
  if (kind === 'switch') return { ...controlOf(reporter?.key ?? ''), label, guard: { on: guard, off: guard } };
  const key = before.kind === 'switch' ? (reporter?.key ?? '') : before.key;
  const told = { key: reporter?.key ?? key, label, guard };
  const reported = reporter === undefined ? {} : { metric: reporter.key };
  switch (kind) {
    case 'set-point':
      return { ...told, ...reported, kind, ...numbersOf(reporter) };
    case 'choice':
      return { ...told, ...reported, kind, options: [emptyOption, emptyOption] };
    case 'text':
      return { ...told, ...reported, kind, maxLength: 60 };
    case 'momentary':
      return { ...told, key, kind };
  }
}

export const emptyOption = { value: '', label: inBoth('') };

/** Bounds, unit and decimals as the metric has them, so that only what differs has to be written. */
function numbersOf(reporter: MetricDraft | undefined) {
  const { min = 0, max = 100, unit = 'none', decimals = 0 } = reporter ?? {};
  return { min, max, step: 10 ** -decimals, unit, decimals };
}

/** What of a type a person writes. */
export function draftOf({ name, icon, metrics, controls, mainMetric, offlineAfterSec }: DeviceType): DeviceTypeDraft {
  const known = deviceTypeIcons.find((one) => one === icon) ?? 'lucide:cpu';
  const main = mainMetric === undefined ? {} : { mainMetric };
  return { name, icon: known, metrics, controls, offlineAfterSec, ...main };
}

/** Metrics that are no longer what they were: gone, or of another kind or unit. As the server counts them. */
export function lostMetrics(before: Pick<DeviceType, 'metrics'>, after: Pick<DeviceTypeDraft, 'metrics'>) {
  return before.metrics.filter(
    ({ key, kind, unit }) => !after.metrics.some((one) => one.key === key && one.kind === kind && one.unit === unit),
  );
}

/** Whether its name or one of its metrics has the words. */
export function isSought({ name, metrics }: DeviceType, words: string, locale: 'id' | 'en'): boolean {
  const sought = words.trim().toLowerCase();
  return [name, ...metrics.map(({ label }) => label)].some((text) => text[locale].toLowerCase().includes(sought));
}
