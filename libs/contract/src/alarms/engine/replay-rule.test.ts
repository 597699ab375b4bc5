import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConditionNode, RuleSchedule, RuleTrigger } from '../rule.ts';
import { isScheduled } from './schedule.ts';
import { type PastAlarm, type PastReport, type PastSilence, replayRule } from './replay-rule.ts';
import type { JudgedRule } from './step-rule.ts';

// 07:56 in Jakarta, so that hours that begin at eight do so within the history.
const start = Date.UTC(2026, 10, 23, 0, 56);
const length = 600;

interface History {
  readonly reports: ReadonlyMap<number, number>;
  readonly silences: ReadonlySet<number>;
}

/** Two looks at each second, the clock's and then what happens in it: nothing is remembered but what was seen. */
function naive({ condition, trigger, clear, schedule, zone }: JudgedRule, { reports, silences }: History) {
  const leaf = condition as Extract<ConditionNode, { kind: 'metric' }> | null;
  const over = (value: number | null, slack: number) => value !== null && value > Number(leaf?.value) - slack;
  const alarms: PastAlarm[] = [];
  const edges: number[] = [];
  const first = Math.min(...reports.keys());
  let value: number | null = null;
  let heardAt: number | null = null;
  let [isLost, isRaised, wasMet] = [false, false, false];
  let [goodSince, calmSince]: [number | null, number | null] = [null, null];

  function look(second: number): void {
    const inTime = isScheduled(schedule, start + second * 1000, zone);
    const isSilent = trigger.kind === 'silent';
    if (trigger.kind === 'repeating' && !isLost) {
      const isMet = inTime && over(value, 0);
      if (isMet && !wasMet) edges.push(second);
      wasMet = isMet;
    }
    if (isLost && !isSilent) return void ([goodSince, calmSince] = [null, null]);
    const holds = inTime && hold(second, isRaised ? clear.hysteresis : 0);
    if (!isRaised) {
      goodSince = holds ? (goodSince ?? second) : null;
      if (goodSince === null || (trigger.kind === 'lasting' && second - goodSince < trigger.forSec)) return;
      [isRaised, goodSince, calmSince] = [true, null, null];
      alarms.push({ raisedAt: start + second * 1000, clearedAt: null, value });
      return;
    }
    calmSince = holds ? null : (calmSince ?? second);
    if (calmSince === null || second - calmSince < clear.keepSec) return;
    [isRaised, calmSince] = [false, null];
    alarms[alarms.length - 1] = { ...alarms.at(-1)!, clearedAt: start + second * 1000 };
  }

  function hold(second: number, slack: number): boolean {
    if (trigger.kind === 'silent') return heardAt !== null && second - heardAt >= trigger.forSec;
    if (trigger.kind === 'repeating')
      return edges.filter((edge) => second - edge < trigger.withinSec).length >= trigger.count;
    return over(value, slack);
  }

  for (let second = first; second <= length; second += 1) {
    look(second);
    if (silences.has(second)) {
      isLost = true;
      look(second);
    }
    const reported = reports.get(second);
    if (reported === undefined) continue;
    [value, heardAt, isLost] = [reported, second, false];
    look(second);
  }
  return alarms;
}

const second = fc.integer({ min: 0, max: length });
const duration = fc.integer({ min: 1, max: 90 });
const triggers: fc.Arbitrary<RuleTrigger> = fc.oneof(
  fc.constant({ kind: 'at-once' } as const),
  fc.record({ kind: fc.constant('lasting' as const), forSec: duration }),
  fc.record({
    kind: fc.constant('repeating' as const),
    count: fc.integer({ min: 2, max: 4 }),
    withinSec: fc.integer({ min: 1, max: 240 }),
  }),
  fc.record({ kind: fc.constant('silent' as const), metric: fc.constant('heat'), forSec: duration }),
);
const schedules: fc.Arbitrary<RuleSchedule> = fc.oneof(
  fc.constant({ kind: 'always' } as const),
  fc.record({
    kind: fc.constant('hours' as const),
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    from: fc.constantFrom('07:58', '08:00', '22:00'),
    to: fc.constantFrom('08:03', '07:57', '08:00'),
  }),
);
const rules: fc.Arbitrary<JudgedRule> = fc
  .record({
    trigger: triggers,
    schedule: schedules,
    clear: fc.record({ hysteresis: fc.integer({ min: 0, max: 3 }), keepSec: fc.oneof(fc.constant(0), duration) }),
  })
  .map((rule) => ({
    ...rule,
    zone: 'Asia/Jakarta',
    condition: rule.trigger.kind === 'silent' ? null : { kind: 'metric', metric: 'heat', is: 'above', value: 5 },
  }));
const histories: fc.Arbitrary<History> = fc
  .record({
    reports: fc.array(fc.tuple(second, fc.integer({ min: 0, max: 10 })), { minLength: 1, maxLength: 60 }),
    silences: fc.array(second, { maxLength: 6 }),
  })
  .map(({ reports, silences }) => ({ reports: new Map(reports), silences: new Set(silences) }));

function replay(rule: JudgedRule, { reports, silences }: History): readonly PastAlarm[] {
  const first = Math.min(...reports.keys());
  const said: readonly PastReport[] = [...reports]
    .toSorted(([a], [b]) => a - b)
    .map(([at, heat]) => ({ at: start + at * 1000, values: { heat } }));
  // A device is not lost before it was heard; of one second, its silence comes first.
  const lost: readonly PastSilence[] = [...silences]
    .filter((at) => at >= first)
    .toSorted((a, b) => a - b)
    .map((at) => ({ at: start + at * 1000 }));
  return replayRule(rule, ['heat'], { reports: said, silences: lost, until: start + length * 1000 });
}

describe('a rule that is tried on the past', () => {
  it('raises and ends the alarms that a look at every second would, over any history with gaps', () => {
    fc.assert(
      fc.property(rules, histories, (rule, history) => {
        expect(replay(rule, history)).toEqual(naive(rule, history));
      }),
      { numRuns: 10_000 },
    );
  });

  it('steps through more than 10,000 values a second', () => {
    const rule: JudgedRule = {
      condition: { kind: 'metric', metric: 'heat', is: 'above', value: 5 },
      trigger: { kind: 'lasting', forSec: 60 },
      clear: { hysteresis: 1, keepSec: 60 },
      schedule: { kind: 'always' },
      zone: 'Asia/Jakarta',
    };
    const reports = Array.from({ length: 100_000 }, (_, index) => ({
      at: start + index * 10_000,
      values: { heat: (index % 40) / 4 },
    }));

    const before = performance.now();
    const alarms = replayRule(rule, ['heat'], { reports, silences: [], until: start + 1_000_000_000 });
    const perSecond = 100_000 / ((performance.now() - before) / 1000);

    expect(alarms).toHaveLength(2_500);
    expect(perSecond).toBeGreaterThan(10_000);
  });
});
