import * as z from 'zod/mini';
import { alarmSeverities } from '../alarms/severity-words.ts';
import { metricKey } from './metric.ts';
import { deviceType } from './device.ts';
import {
  choiceBounds,
  consequenceLength,
  controlGuardKinds,
  deviceTypeIcons,
  metricKinds,
  metricUnits,
  mostControls,
  mostMetrics,
  silenceBounds,
  typeNameLength,
} from './words.ts';

/** Beyond this a number is no reading of anything, and JSON no longer writes it digit by digit. */
const largest = 1_000_000_000_000;
const bound = z.number().check(z.gte(-largest), z.lte(largest));
const word = z.string().check(z.trim(), z.minLength(1), z.maxLength(typeNameLength));
/** Who knows one language writes the same in both. */
const words = z.object({ id: word, en: word });
const sentence = z.string().check(z.trim(), z.minLength(1), z.maxLength(consequenceLength));

const metricDraft = z.object({
  key: metricKey,
  label: words,
  kind: z.enum(metricKinds),
  unit: z.enum(metricUnits),
  decimals: z.int().check(z.gte(0), z.lte(6)),
  min: z.optional(bound),
  max: z.optional(bound),
  rollover: z.optional(z.number().check(z.positive(), z.lte(largest))),
  alarm: z.optional(
    z.object({
      below: z.optional(bound),
      above: z.optional(bound),
      equals: z.optional(z.boolean()),
      severity: z.optional(z.enum(alarmSeverities)),
    }),
  ),
});

const guardDraft = z.object({
  kind: z.enum(controlGuardKinds),
  consequence: z.nullable(z.object({ id: sentence, en: sentence })),
});

const told = { key: metricKey, metric: z.optional(metricKey), label: words, guard: guardDraft };
const choiceWord = z.string().check(z.trim(), z.minLength(1), z.maxLength(choiceBounds.longestValue));

const controlDraft = z.discriminatedUnion('kind', [
  z.object({
    metric: metricKey,
    kind: z.literal('switch'),
    label: words,
    guard: z.object({ on: guardDraft, off: guardDraft }),
  }),
  z.object({
    ...told,
    kind: z.literal('set-point'),
    min: bound,
    max: bound,
    step: z.number().check(z.positive(), z.lte(largest)),
    unit: z.enum(metricUnits),
    decimals: z.int().check(z.gte(0), z.lte(6)),
  }),
  z.object({
    ...told,
    kind: z.literal('choice'),
    options: z
      .array(z.object({ value: choiceWord, label: words }))
      .check(z.minLength(2), z.maxLength(choiceBounds.mostOptions)),
  }),
  z.object({
    ...told,
    kind: z.literal('text'),
    maxLength: z.int().check(z.gte(1), z.lte(choiceBounds.longestText)),
  }),
  z.object({ key: metricKey, label: words, guard: guardDraft, kind: z.literal('momentary') }),
]);

/** A device type that an organisation makes itself, often from a copy of another. */
export const deviceTypeDraft = z.object({
  name: words,
  icon: z.enum(deviceTypeIcons),
  metrics: z.array(metricDraft).check(z.minLength(1), z.maxLength(mostMetrics)),
  controls: z.array(controlDraft).check(z.maxLength(mostControls)),
  mainMetric: z.optional(metricKey),
  offlineAfterSec: z.int().check(z.gte(silenceBounds.minSeconds), z.lte(silenceBounds.maxSeconds)),
});
export type DeviceTypeDraft = z.infer<typeof deviceTypeDraft>;

/** What an own type becomes; what is left out stays. */
export const deviceTypeChange = z.extend(z.partial(deviceTypeDraft), {
  /** `null` lets the page choose again. */
  mainMetric: z.optional(z.nullable(metricKey)),
  /** The person was told which metrics vanish from devices that exist: demanded where some do. */
  confirmed: z.optional(z.literal(true)),
});
export type DeviceTypeChange = z.infer<typeof deviceTypeChange>;

/** A type that devices can be registered with. */
export const knownDeviceType = z.extend(deviceType, {
  /** Set where the organisation made it; `key` is then its id. Types of the catalogue stay as they are. */
  own: z.optional(
    z.object({
      version: z.int(),
      /** Devices that are of this type. */
      devices: z.int(),
    }),
  ),
});
export type KnownDeviceType = z.infer<typeof knownDeviceType>;
