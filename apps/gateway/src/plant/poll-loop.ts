import type { Logger } from 'pino';
import { backoff, restOf } from './backoff.ts';
import type { Clock } from './clock.ts';
import type { PaceMemory } from './pace-memory.ts';
import type { PlantListener, Value } from './plant.ts';

/** How a connection is opened and closed; `S` is what is spoken with while it is open. */
export interface Line<S> {
  readonly name: string;
  readonly open: () => Promise<S>;
  readonly isBroken: (session: S) => boolean;
  readonly close: (session: S) => Promise<void>;
  /** Quiet between two questions, in milliseconds. */
  readonly pauseMs: number;
  /** Quiet after one that nobody has answered in time: what comes late would be taken for the answer to the next. */
  readonly drainMs: number;
}

export type Values = Readonly<Record<string, Value>>;

/** What is asked of a device again and again. `ask` throws where nobody answers. */
export interface Question<S> {
  readonly device: string;
  /** The same after a restart, unique on the line. */
  readonly key: string;
  readonly everyMs: number;
  readonly ask: (session: S) => Promise<Values>;
}

export interface PollLoop<S> {
  readonly start: (listener: PlantListener) => void;
  /** Asked before all that is due; what it resolves with is heard like any answer. */
  readonly urgent: (device: string, ask: (session: S) => Promise<Values>) => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Ports<S> {
  readonly line: Line<S>;
  readonly questions: readonly Question<S>[];
  readonly clock: Clock;
  readonly memory: PaceMemory;
  readonly log: Logger;
}

interface Unit {
  failures: number;
  /** Not asked before. */
  restsUntil: number;
  isUp: boolean | null;
}

interface Job<S> {
  /** When it was given, in milliseconds since 1970 UTC. */
  readonly at: number;
  readonly device: string;
  readonly ask: (session: S) => Promise<Values>;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** Failures in a row after which a device counts as gone: on a serial line one answer is lost now and then. */
const goneAfter = 3;
/** Orders that may wait for a line, and for how long in milliseconds: what is obeyed late switches what nobody expects any more. */
const mostJobs = 50;
const latestMs = 10_000;

/**
 * Asks the devices of one line, one question after another: what is due first comes first, and who does not answer is left
 * in peace for longer each time, so that nobody waits for who is away.
 */
export function createPollLoop<S>({ line, questions, clock, memory, log }: Ports<S>): PollLoop<S> {
  const ending = new AbortController();
  let waking = new AbortController();
  const jobs: Job<S>[] = [];
  const units = new Map<string, Unit>(
    questions.map(({ device }) => [device, { failures: 0, restsUntil: 0, isUp: null }]),
  );
  const agenda = questions.map((question) => ({ question, at: memory.dueAt(question.key, question.everyMs) ?? 0 }));
  let running: Promise<void> = Promise.resolve();
  let listener: PlantListener = { heard: () => undefined, presence: () => undefined };
  let failedOpens = 0;
  /** Why it is not open; null while it is, and before anybody has tried. */
  let closedFor: string | null = null;
  let unanswered = 0;

  const unitOf = (device: string): Unit => units.get(device) ?? { failures: 0, restsUntil: 0, isUp: null };

  async function rest(milliseconds: number): Promise<void> {
    await clock.wait(milliseconds, AbortSignal.any([ending.signal, waking.signal]));
    waking = new AbortController();
  }

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      const session = await open();
      if (session === null) {
        await clock.wait(backoff(failedOpens), ending.signal);
        continue;
      }
      await speak(session).catch((error: unknown) => log.error({ err: error, line: line.name }, 'line'));
      await line.close(session).catch(() => undefined);
      if (failedOpens === 0) continue;
      // Who lets everybody in and answers nobody is not asked without end; nor does an order wait for that.
      closedFor = 'nobody answers';
      refuseOrders(`not connected: ${closedFor}`);
      await clock.wait(backoff(failedOpens), ending.signal);
    }
    refuseOrders('the gateway is stopping');
  }

  function refuseOrders(reason: string): void {
    for (const job of jobs.splice(0)) job.reject(new Error(reason));
  }

  async function open(): Promise<S | null> {
    try {
      const session = await line.open();
      failedOpens += 1;
      unanswered = 0;
      closedFor = null;
      return session;
    } catch (error) {
      failedOpens += 1;
      const after = backoff(failedOpens);
      closedFor = reasonOf(error);
      log.warn({ line: line.name, reason: closedFor, retryMs: after }, 'line not open');
      for (const [device, unit] of units) told(device, unit, false);
      refuseOrders(`not connected: ${closedFor}`);
      return null;
    }
  }

  async function speak(session: S): Promise<void> {
    log.info({ line: line.name }, 'line open');
    while (!ending.signal.aborted && !isLost(session)) {
      const job = jobs.shift();
      const next = earliest();
      const wait = next === null ? Number.POSITIVE_INFINITY : next.at - clock.now();
      let isAnswered = true;
      if (job !== undefined && clock.now() - job.at > latestMs) job.reject(new Error('too many orders are waiting'));
      else if (job !== undefined) isAnswered = await obey(session, job);
      else if (next === null || wait > 0) {
        await rest(wait);
        continue;
      } else isAnswered = await ask(session, next.entry);
      const quietMs = isAnswered ? line.pauseMs : Math.max(line.pauseMs, line.drainMs);
      if (quietMs > 0) await clock.wait(quietMs, ending.signal);
    }
  }

  /** Closed by the other side; or nobody on it has answered for a while, as when a cable is out. */
  function isLost(session: S): boolean {
    return (
      line.isBroken(session) || (unanswered >= goneAfter && [...units.values()].every(({ failures }) => failures > 0))
    );
  }

  function earliest(): { readonly entry: (typeof agenda)[number]; readonly at: number } | null {
    let best: { entry: (typeof agenda)[number]; at: number } | null = null;
    const now = clock.now();
    for (const entry of agenda) {
      const { device, everyMs } = entry.question;
      const unit = unitOf(device);
      // The clock of a small computer is set back by hours when it has found the time: nobody waits for that.
      entry.at = Math.min(entry.at, now + everyMs);
      unit.restsUntil = Math.min(unit.restsUntil, now + restOf(everyMs));
      const at = Math.max(entry.at, unit.restsUntil);
      if (best === null || at < best.at) best = { entry, at };
    }
    return best;
  }

  async function ask(session: S, entry: (typeof agenda)[number]): Promise<boolean> {
    const { device, key, everyMs, ask: question } = entry.question;
    const unit = unitOf(device);
    try {
      answered(device, await question(session));
      const now = clock.now();
      // In step with when it was due; what was missed is not made up for.
      entry.at =
        entry.at === 0 ? now + everyMs : entry.at + everyMs * Math.max(1, Math.ceil((now - entry.at) / everyMs));
      memory.note(key, everyMs, now);
      return true;
    } catch (error) {
      unit.failures += 1;
      unanswered += 1;
      unit.restsUntil = clock.now() + backoff(unit.failures, restOf(everyMs));
      log.debug({ line: line.name, device, reason: reasonOf(error) }, 'no answer');
      if (unit.failures >= goneAfter) told(device, unit, false);
      return false;
    }
  }

  async function obey(session: S, { device, ask: order, resolve, reject }: Job<S>): Promise<boolean> {
    try {
      answered(device, await order(session));
      resolve();
      return true;
    } catch (error) {
      reject(error instanceof Error ? error : new Error(String(error)));
      return false;
    }
  }

  function answered(device: string, values: Values): void {
    const unit = unitOf(device);
    unit.failures = 0;
    unit.restsUntil = 0;
    failedOpens = 0;
    unanswered = 0;
    told(device, unit, true);
    if (Object.keys(values).length > 0) listener.heard({ device, at: clock.now(), values });
  }

  function told(device: string, unit: Unit, isUp: boolean): void {
    if (unit.isUp === isUp) return;
    unit.isUp = isUp;
    log.info({ line: line.name, device, isUp }, isUp ? 'device answers' : 'device is gone');
    listener.presence(device, isUp);
  }

  return {
    start(to) {
      listener = to;
      // Who is not due has answered within its pace, before this process began.
      for (const { question, at } of agenda) if (at > clock.now()) told(question.device, unitOf(question.device), true);
      running = run();
    },
    urgent: (device, ask) =>
      new Promise((resolve, reject) => {
        if (jobs.length >= mostJobs || ending.signal.aborted) return reject(new Error('too many orders are waiting'));
        if (closedFor !== null) return reject(new Error(`not connected: ${closedFor}`));
        jobs.push({ at: clock.now(), device, ask, resolve, reject });
        waking.abort();
      }),
    async stop() {
      ending.abort();
      await running;
    },
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && error.message !== '') return error.message;
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
}
