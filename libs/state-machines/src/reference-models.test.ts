import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCallback, SimulatedClock } from 'xstate';
import { chunkRecoveryMachine } from './chunk-recovery/chunk-recovery-machine.ts';
import { loadingBarMachine } from './loading-bar/loading-bar-machine.ts';
import { mqttConnectionMachine } from './mqtt-connection/mqtt-connection-machine.ts';
import type { MqttClientCommand } from './mqtt-connection/mqtt-connection-types.ts';
import { stage } from './testing/index.ts';
import { toastMachine } from './toast/toast-machine.ts';
import { tooltipMachine } from './tooltip/tooltip-machine.ts';

/** Something that takes steps and tells where it is. `wait` is the passing of one grain of time. */
interface Walker<TStep extends string> {
  readonly take: (step: TStep) => void;
  readonly read: () => unknown;
}

/** Any run of steps leads the chart where it leads its model, at every step. */
function agree<TStep extends string>(
  steps: readonly TStep[],
  chart: () => Walker<TStep | 'wait'>,
  model: () => Walker<TStep | 'wait'>,
): void {
  // Long quiet times, and between them anything.
  const once = fc.constantFrom(...steps).map((step): (TStep | 'wait')[] => [step]);
  const quiet = fc.nat({ max: 12 }).map((grains) => Array.from({ length: grains }, () => 'wait' as const));
  const run = fc.array(fc.oneof(once, once, quiet), { maxLength: 30 }).map((parts) => parts.flat());
  it.each([1, 2])(
    'agrees with its reference model on any run of events and times (seed %i)',
    { timeout: 120_000 },
    (seed) => {
      fc.assert(
        fc.property(run, (walked) => {
          const [real, expected] = [chart(), model()];
          const seen = { chart: [real.read()], model: [expected.read()] };
          for (const step of walked) {
            real.take(step);
            expected.take(step);
            seen.chart.push(real.read());
            seen.model.push(expected.read());
          }
          expect(seen.chart).toEqual(seen.model);
        }),
        { numRuns: 1_000, seed },
      );
    },
  );
}

describe(loadingBarMachine.id, () => {
  agree(
    ['START', 'FINISH', 'FAIL'],
    () => {
      const { actor, clock } = stage(loadingBarMachine);
      return {
        take: (step) => (step === 'wait' ? clock.increment(100) : actor.send({ type: step })),
        read() {
          const snapshot = actor.getSnapshot();
          const { elapsed, progress } = snapshot.context;
          return [snapshot.value, snapshot.hasTag('visible'), elapsed, progress === 0, progress === 100];
        },
      };
    },
    () => {
      let phase: 'idle' | 'loading' | 'finished' | 'error' = 'idle';
      /** Since the phase began, in grains of 100 ms. */
      let age = 0;
      let elapsed = 0;
      const enter = (next: typeof phase) => {
        phase = next;
        age = 0;
        if (next === 'idle' || next === 'loading') elapsed = 0;
      };
      const within = () => {
        if (phase === 'idle') return 'idle';
        if (phase === 'loading') return { loading: age === 0 ? 'throttled' : 'shown' };
        return { [phase]: age < 5 ? 'shown' : 'hidden' };
      };
      return {
        take(step) {
          if (step === 'wait') {
            age += 1;
            // The first grain ends the throttle of 10 ms; ticks of 100 ms are counted from there.
            if (phase === 'loading' && age > 1) elapsed += 100;
            if (age === 9 && (phase === 'finished' || phase === 'error')) enter('idle');
          } else if (step === 'START') {
            if (phase !== 'loading') enter('loading');
          } else if (step === 'FAIL') {
            if (phase !== 'error') enter('error');
          } else if (phase === 'loading') {
            enter(age === 0 ? 'idle' : 'finished');
          }
        },
        read() {
          const isOver = phase === 'finished' || phase === 'error';
          const isVisible = isOver ? age < 5 : phase === 'loading' && age > 0;
          return [within(), isVisible, elapsed, !isOver && elapsed === 0, isOver];
        },
      };
    },
  );
});

describe.each([null, 500])(`${toastMachine.id} of %s ms`, (time) => {
  agree(
    ['PAUSE', 'RESUME', 'CLOSE'],
    () => {
      const clock = new SimulatedClock();
      const toast = { id: 1, type: 'info', text: '', time } as const;
      const { actor, emitted } = stage(toastMachine, { toast, now: () => clock.now() }, clock);
      return {
        take(step) {
          if (step === 'wait') clock.increment(100);
          else if (actor.getSnapshot().status === 'active') actor.send({ type: step });
        },
        read: () => [actor.getSnapshot().value, [...emitted]],
      };
    },
    () => {
      let state = time === null ? 'staying' : 'running';
      let left = time ?? 0;
      const emitted: unknown[] = [];
      const close = (reason: string) => {
        state = 'closed';
        emitted.push({ type: 'closed', id: 1, reason });
      };
      return {
        take(step) {
          if (state === 'closed') return;
          if (step === 'CLOSE') close('dismissed');
          else if (step === 'PAUSE' && state === 'running') state = 'paused';
          else if (step === 'RESUME' && state === 'paused') state = 'running';
          else if (step === 'wait' && state === 'running') {
            left -= 100;
            if (left === 0) close('elapsed');
          }
        },
        read: () => [state === 'closed' ? 'closed' : { open: state }, [...emitted]],
      };
    },
  );
});

describe(tooltipMachine.id, () => {
  const closing = ['BLUR', 'ESCAPE', 'POINTER_LEAVE', 'OTHER_OPENED'] as const;
  const steps = ['POINTER_ENTER', 'POINTER_ENTER of an open group', 'FOCUS', 'PRESS', 'RELEASE', ...closing] as const;
  agree(
    steps,
    () => {
      const { actor, clock } = stage(tooltipMachine, { openDelay: 300 });
      return {
        take(step) {
          if (step === 'wait') clock.increment(100);
          else if (step === 'POINTER_ENTER of an open group') actor.send({ type: 'POINTER_ENTER', group: 'open' });
          else actor.send({ type: step });
        },
        read: () => [actor.getSnapshot().value, actor.getSnapshot().hasTag('open')],
      };
    },
    () => {
      let state = 'resting';
      let waited = 0;
      const isOpen = () => state.endsWith('-open');
      return {
        take(step) {
          if (step === 'wait') {
            waited += 100;
            if (state === 'waiting' && waited === 300) state = 'delayed-open';
          } else if (step === 'PRESS') {
            state = 'pressed';
          } else if (state === 'pressed') {
            if (step === 'RELEASE' || step === 'BLUR') state = 'resting';
          } else if (closing.some((known) => known === step)) {
            state = 'resting';
          } else if (step === 'FOCUS') {
            if (!isOpen()) state = 'instant-open';
          } else if (state === 'resting' && step !== 'RELEASE') {
            state = step === 'POINTER_ENTER' ? 'waiting' : 'instant-open';
            waited = 0;
          }
        },
        read: () => [isOpen() ? state : { closed: state }, isOpen()],
      };
    },
  );
});

describe(chunkRecoveryMachine.id, () => {
  const error = new TypeError('Failed to fetch dynamically imported module');
  const paths = {
    'one fails': '/one',
    'two fails': '/two',
    'one is tried again': '/one',
    'two is tried again': '/two',
  };
  const steps = [...(Object.keys(paths) as (keyof typeof paths)[]), 'NAVIGATED'] as const;
  agree(
    steps,
    () => {
      const { actor, emitted } = stage(chunkRecoveryMachine);
      let at = 0;
      return {
        take(step) {
          if (step === 'wait') at += 1000;
          else if (step === 'NAVIGATED') actor.send({ type: 'NAVIGATED' });
          else if (step.endsWith('fails')) actor.send({ type: 'CHUNK_FAILED', path: paths[step], at, error });
          else actor.send({ type: 'RETRY', path: paths[step], at });
        },
        read: () => [actor.getSnapshot().value, emitted.map((event) => [event.type, 'path' in event && event.path])],
      };
    },
    () => {
      let state = 'loaded';
      let at = 0;
      const last = new Map<string, number>();
      const emitted: unknown[] = [];
      const reload = (path: string) => {
        state = 'reloading';
        last.set(path, at);
        emitted.push(['reload', path]);
      };
      return {
        take(step) {
          if (step === 'wait') at += 1000;
          else if (step === 'NAVIGATED') state = 'loaded';
          else if (step.endsWith('again')) {
            if (state === 'failed') reload(paths[step]);
          } else if (state === 'loaded') {
            const path = paths[step];
            if (at - (last.get(path) ?? -Infinity) >= 10_000) return reload(path);
            state = 'failed';
            emitted.push(['recoveryFailed', false]);
          }
        },
        read: () => [state, [...emitted]],
      };
    },
  );
});

describe(mqttConnectionMachine.id, () => {
  const failure = { reason: 'refused', message: 'ECONNREFUSED' } as const;
  const steps = ['START', 'STOP', 'CONNECTED', 'ALIVE', 'FAILED', 'CLOSED', 'OFFLINE', 'ONLINE', 'RETRY'] as const;
  agree(
    steps,
    () => {
      let open = 0;
      const client = fromCallback<MqttClientCommand, { attempt: number }>(() => {
        open += 1;
        return () => (open -= 1);
      });
      const machine = mqttConnectionMachine.provide({ actors: { client } });
      const { actor, clock } = stage(machine, { random: () => 0, keepalive: 20_000 });
      return {
        take(step) {
          if (step === 'wait') clock.increment(5000);
          else if (step === 'FAILED') actor.send({ type: 'FAILED', failure });
          else actor.send({ type: step });
        },
        read: () => [actor.getSnapshot().value, actor.getSnapshot().context.attempt, open],
      };
    },
    () => {
      /** How long each state lasts by itself, and what comes then. */
      const ends: Readonly<Record<string, readonly [afterMs: number, next: string]>> = {
        connecting: [5000, 'error'],
        reconnecting: [5000, 'error'],
        answering: [20_000, 'probing'],
        probing: [10_000, 'error'],
        error: [5000, 'reconnecting'],
        offline: [30_000, 'reconnecting'],
      };
      const ways: Readonly<Record<string, Readonly<Record<string, string>>>> = {
        idle: { START: 'connecting' },
        trying: { CONNECTED: 'answering', FAILED: 'error', CLOSED: 'error', OFFLINE: 'offline' },
        open: { ALIVE: 'answering', FAILED: 'error', CLOSED: 'error', OFFLINE: 'offline' },
        error: { RETRY: 'reconnecting', ONLINE: 'reconnecting', OFFLINE: 'offline' },
        offline: { RETRY: 'reconnecting', ONLINE: 'reconnecting' },
      };
      const isOpen = () => state === 'answering' || state === 'probing';
      const isTrying = () => state === 'connecting' || state === 'reconnecting';
      let state = 'idle';
      let age = 0;
      let attempt = 0;
      const enter = (next: string) => {
        state = next;
        age = 0;
        if (isTrying()) attempt += 1;
        if (isOpen() || state === 'idle') attempt = 0;
      };
      return {
        take(step) {
          if (step === 'STOP') return enter('idle');
          if (step === 'wait') {
            age += 5000;
            const end = ends[state];
            if (end !== undefined && age === end[0]) enter(end[1]);
            return;
          }
          const next = ways[isTrying() ? 'trying' : isOpen() ? 'open' : state]?.[step];
          if (next !== undefined) enter(next);
        },
        read: () => [
          isOpen() ? { connected: state } : isTrying() ? { trying: state } : state,
          attempt,
          isOpen() || isTrying() ? 1 : 0,
        ],
      };
    },
  );
});
