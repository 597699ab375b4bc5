import type { DeviceType, DeviceTypeDraft } from '@imah/contract/devices';
import { deviceTypeIcons } from '@imah/contract/devices/words';

export type MetricDraft = DeviceTypeDraft['metrics'][number];
export type ControlDraft = DeviceTypeDraft['controls'][number];

/** Whoever writes a word writes it in one language: it stands in both until the other is known. */
export const inBoth = (text: string) => ({ id: text, en: text });

export const emptyMetric: MetricDraft = { key: '', label: inBoth(''), kind: 'gauge', unit: 'none', decimals: 0 };

export const emptyType: DeviceTypeDraft = {
  name: inBoth(''),
  icon: 'lucide:cpu',
  metrics: [emptyMetric],
  controls: [],
  offlineAfterSec: 600,
};

const free = { kind: 'none', consequence: null } as const;
export const controlOf = (metric: string): ControlDraft => ({
  metric,
  kind: 'switch',
  label: inBoth(''),
  guard: { on: free, off: free },
});

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
