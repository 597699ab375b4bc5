import type { TimeZone } from '@imah/contract/buildings/words';
import type { MetricValue } from '@imah/contract/devices';
import type { Rhythm } from '../plan/demo-plan.ts';
import { randomAt, wander } from './noise.ts';
import { activity, localHour, localWeekday, warmth } from './rhythm.ts';

/** What a simulated device is and where it stands. */
export interface DeviceNature {
  readonly typeKey: string;
  readonly timeZone: TimeZone;
  readonly rhythm: Rhythm;
  readonly seed: number;
  readonly scale: number;
}

export type Values = Readonly<Record<string, MetricValue>>;

const minuteMs = 60_000;

/** The counter of a meter, and what one unit of its gauge adds to it in a millisecond. */
export const countedBy: Readonly<
  Record<string, { readonly counter: string; readonly gauge: string; readonly perMs: number }>
> = {
  'water-meter': { counter: 'volume', gauge: 'flow', perMs: 1 / 1_000 / minuteMs },
  'gas-meter': { counter: 'volume', gauge: 'flow', perMs: 1 / 1_000 / minuteMs },
  'electricity-meter': { counter: 'energy', gauge: 'power', perMs: 1 / 1_000 / 3_600_000 },
  'smart-plug': { counter: 'energy', gauge: 'power', perMs: 1 / 1_000 / 3_600_000 },
};

/**
 * Gauges and switches of a device at a time, as it would be if nobody touched it. `switches` are the
 * positions that a person chose. Counters are not in it: they go on from where they were.
 */
export function valuesAt(nature: DeviceNature, ts: number, switches: Values = {}): Values {
  const model = models[nature.typeKey];
  return model === undefined ? {} : { ...model(nature, ts, switches), ...switches };
}

type Model = (nature: DeviceNature, ts: number, switches: Values) => Values;

const busy = ({ timeZone, rhythm }: DeviceNature, ts: number) => activity(ts, timeZone, rhythm);

/** One minute in `every`, at another time for each device. */
const isUnusual = (seed: number, ts: number, every: number) =>
  (Math.floor(ts / minuteMs) + (seed % every)) % every === 0;

const pump: Model = (nature, ts, switches) => {
  const wanted = busy(nature, ts) + 0.5 * wander(nature.seed, ts, 12 * minuteMs) > 0.35;
  const running = typeof switches['running'] === 'boolean' ? switches['running'] : wanted;
  const heat = running && isUnusual(nature.seed, ts, 14) ? 31 : 0;
  return {
    running,
    temperature: round(34 + (running ? 21 : 0) + heat + 1.5 * wander(nature.seed + 1, ts, 5 * minuteMs), 1),
    pressure: round((running ? 4.6 : 2.9) + 0.25 * wander(nature.seed + 2, ts, 2 * minuteMs), 2),
    power: running ? Math.round(3_700 + 180 * wander(nature.seed + 3, ts, minuteMs)) : 0,
  };
};

const models: Readonly<Record<string, Model>> = {
  'water-meter': (nature, ts) => {
    const draw = Math.max(0, busy(nature, ts) * 1.6 + 0.7 * wander(nature.seed, ts, 4 * minuteMs) - 0.35);
    return { flow: round(draw * nature.scale, 1) };
  },
  'gas-meter': (nature, ts) => {
    const cooking = Math.max(0, busy(nature, ts) * 1.3 + 0.9 * wander(nature.seed, ts, 9 * minuteMs) - 0.8);
    return { flow: round(cooking * 4 * nature.scale, 1) };
  },
  'electricity-meter': (nature, ts) => {
    const cooling = 0.5 + 0.5 * warmth(ts, nature.timeZone);
    const load = 160 + 980 * busy(nature, ts) * cooling + 120 * wander(nature.seed, ts, 7 * minuteMs);
    return {
      power: Math.round(Math.max(60, load) * nature.scale),
      voltage: round(221 - 4 * busy(nature, ts) + 1.6 * wander(nature.seed + 1, ts, 3 * minuteMs), 1),
    };
  },
  climate: (nature, ts) => ({
    temperature: round(24.5 + 5 * warmth(ts, nature.timeZone) + 0.6 * wander(nature.seed, ts, 20 * minuteMs), 1),
    humidity: Math.round(78 - 18 * warmth(ts, nature.timeZone) + 4 * wander(nature.seed + 1, ts, 30 * minuteMs)),
  }),
  pump,
  'fire-pump': pump,
  lift: (nature, ts) => {
    const trip = Math.floor(ts / 20_000);
    const moving = randomAt(nature.seed, trip) < busy(nature, ts);
    const top = 8;
    return {
      floor: Math.round(randomAt(nature.seed + 1, moving ? Math.floor(ts / 5_000) : trip) * top),
      moving,
      door_open: !moving && randomAt(nature.seed + 2, trip) < 0.4 * busy(nature, ts),
      load: moving ? Math.round(randomAt(nature.seed + 3, trip) * 85) : 0,
    };
  },
  door: (nature, ts, switches) => {
    const hour = localHour(ts, nature.timeZone);
    // Who unlocks a door from afar lets somebody in who leaves it open.
    const isHeld = isUnusual(nature.seed, ts, 17) || switches['locked'] === false;
    const locked = hour < 5 || hour >= 22;
    const passing = randomAt(nature.seed, Math.floor(ts / 10_000)) < 0.35 * busy(nature, ts);
    return { locked, open: isHeld || (!locked && passing), held_open: isHeld };
  },
  generator: (nature, ts, switches) => {
    // Every Wednesday morning it is run for a quarter of an hour, to see that it would.
    const isTest = localWeekday(ts, nature.timeZone) === 3 && Math.floor(localHour(ts, nature.timeZone) * 4) === 40;
    const running = typeof switches['running'] === 'boolean' ? switches['running'] : isTest;
    return {
      running,
      fuel: Math.round(74 + 6 * wander(nature.seed, ts, 5 * 86_400_000)),
      battery: round((running ? 27.4 : 25.3) + 0.2 * wander(nature.seed + 1, ts, 60 * minuteMs), 1),
      power: running ? Math.round(42_000 + 2_500 * wander(nature.seed + 2, ts, minuteMs)) : 0,
    };
  },
  'smart-plug': (nature, ts, switches) => {
    const on = typeof switches['on'] === 'boolean' ? switches['on'] : busy(nature, ts) > 0.25;
    const voltage = Math.round(221 + 3 * wander(nature.seed + 1, ts, 3 * minuteMs));
    const power = on ? Math.round((42 + 6 * wander(nature.seed, ts, 4 * minuteMs)) * nature.scale) : 0;
    return { on, power, voltage, current: round(power / voltage, 2) };
  },
  'smoke-detector': (nature, ts) => ({
    smoke: false,
    temperature: round(26 + 4 * warmth(ts, nature.timeZone) + 0.5 * wander(nature.seed, ts, 15 * minuteMs), 1),
    battery: Math.round(88 + 4 * wander(nature.seed + 1, ts, 10 * 86_400_000)),
  }),
};

function round(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor;
}
