import type { ControlDefinition, ControlGuard, MetricDefinition } from '@imah/contract/devices';

type Draft = Pick<MetricDefinition, 'key' | 'unit' | 'decimals' | 'min' | 'max' | 'alarm'>;

const metric =
  (kind: MetricDefinition['kind']) =>
  (id: string, en: string, draft: Draft): MetricDefinition => ({ ...draft, kind, label: { id, en } });
export const gauge = metric('gauge');
export const counter = metric('counter');

/** A switch position; `alarmAt` is the one that is not normal. */
export const state = (id: string, en: string, key: string, alarmAt?: boolean): MetricDefinition => ({
  key,
  kind: 'state',
  unit: 'none',
  decimals: 0,
  label: { id, en },
  ...(alarmAt === undefined ? {} : { alarm: { equals: alarmAt } }),
});

export const guard = (kind: Exclude<ControlGuard['kind'], 'none'>, id: string, en: string): ControlGuard => ({
  kind,
  consequence: { id, en },
});

export const text = metric('text');

/** What is asked before something moves where nothing is. */
export const free: ControlGuard = { kind: 'none', consequence: null };

/** A number that is asked for, reported by the metric of the same key. */
export const setPoint = (
  id: string,
  en: string,
  draft: Omit<Extract<ControlDefinition, { kind: 'set-point' }>, 'kind' | 'label' | 'guard' | 'metric'>,
  asks: ControlGuard = free,
): ControlDefinition => ({ ...draft, metric: draft.key, kind: 'set-point', label: { id, en }, guard: asks });

/** One of few values, reported by the metric of the same key. */
export const choice = (
  id: string,
  en: string,
  key: string,
  options: readonly (readonly [value: string, id: string, en: string])[],
): ControlDefinition => ({
  key,
  metric: key,
  kind: 'choice',
  label: { id, en },
  guard: free,
  options: options.map(([value, inIndonesian, inEnglish]) => ({ value, label: { id: inIndonesian, en: inEnglish } })),
});

/** A switch that people live with: what it does is said, and asked, before it is moved. */
export const guarded = (
  metricKey: string,
  id: string,
  en: string,
  on: ControlGuard,
  off: ControlGuard,
): ControlDefinition => ({ metric: metricKey, kind: 'switch', label: { id, en }, guard: { on, off } });
