import type { MetricValue } from '../../devices/metric.ts';
import { dueAt, initialInstance, type JudgedRule, type RuleMoment, stepRule } from './step-rule.ts';

/** What a device reported at an instant, in milliseconds since 1970 UTC. */
export interface PastReport {
  readonly at: number;
  readonly values: Readonly<Record<string, MetricValue>>;
}

/** When a device came to count as silent; its next report ends that. */
export interface PastSilence {
  readonly at: number;
}

/** An alarm that a rule would have raised; `clearedAt` is null where it would stand still. */
export interface PastAlarm {
  readonly raisedAt: number;
  readonly clearedAt: number | null;
  /** Of the metric that the rule watches first, when it was raised. */
  readonly value: MetricValue | null;
}

/** What is known of a device of the past. */
export interface Past {
  /** In the order of their instants. */
  readonly reports: readonly PastReport[];
  readonly silences: readonly PastSilence[];
  readonly until: number;
}

interface Happening {
  readonly at: number;
  readonly report?: PastReport;
  readonly presence?: RuleMoment['presence'];
}

/** The alarms that a rule would have raised of a device, by the steps that it would have gone live. */
export function replayRule(rule: JudgedRule, watched: readonly string[], past: Past): readonly PastAlarm[] {
  const alarms: PastAlarm[] = [];
  let instance = initialInstance;
  let known: RuleMoment = {
    at: past.reports[0]?.at ?? past.until,
    values: {},
    heardAt: null,
    presence: 'heard',
    cause: 'clock',
  };

  function ask(moment: RuleMoment): void {
    const { instance: next, effects } = stepRule(rule, instance, moment);
    instance = next;
    known = moment;
    for (const { kind, at } of effects) {
      const last = alarms.at(-1);
      if (kind === 'raise')
        alarms.push({ raisedAt: at, clearedAt: null, value: moment.values[watched[0] ?? ''] ?? null });
      if (kind === 'clear' && last !== undefined) alarms[alarms.length - 1] = { ...last, clearedAt: at };
    }
  }

  /** The clock asks wherever something is due before `at`. */
  function waitUntil(at: number): void {
    for (let due = dueAt(rule, instance, known); due !== null && due <= at; due = dueAt(rule, instance, known))
      ask({ ...known, at: due, cause: 'clock' });
  }

  for (const { at, report, presence } of happeningsOf(past)) {
    waitUntil(at);
    if (report !== undefined) {
      const isHeard = watched.some((key) => report.values[key] !== undefined);
      ask({
        at,
        values: { ...known.values, ...report.values },
        heardAt: isHeard ? at : known.heardAt,
        presence: 'heard',
        cause: 'report',
      });
    } else ask({ ...known, at, presence: presence ?? known.presence, cause: 'clock' });
  }
  waitUntil(past.until);
  return alarms;
}

function happeningsOf({ reports, silences }: Past): readonly Happening[] {
  const lost = silences.map(({ at }): Happening => ({ at, presence: 'silent' }));
  // Of one instant, the silence comes first: a report is heard.
  return [...lost, ...reports.map((report): Happening => ({ at: report.at, report }))].toSorted((a, b) => a.at - b.at);
}
