import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { deferredActor, definitionOf, reachedBy, reject, resolve, runningActors, stage } from '../testing/index.ts';
import { buildWatchMachine } from './build-watch-machine.ts';
import { mayReload, withReload } from './reload-guard.ts';

const machine = buildWatchMachine.provide({ actors: { fetchLatest: deferredActor() } });
const input = { running: 'build-1' };
const at = 1_790_000_000_000;

function outdated() {
  const on = stage(machine, input);
  on.actor.send({ type: 'CHECK' });
  resolve(on.actor, 'fetchLatest', { id: 'build-2' });
  return on;
}

describe(buildWatchMachine.id, () => {
  it('reaches every state and transition of its definition', () => {
    const reached = reachedBy(machine, {
      input,
      events: [
        { type: 'CHECK' },
        { type: 'NAVIGATE', path: '/imah', at },
        { type: 'xstate.done.actor.fetchLatest', output: { id: 'build-1' } },
        { type: 'xstate.done.actor.fetchLatest', output: { id: 'build-2' } },
        { type: 'xstate.error.actor.fetchLatest', error: new Error('network') },
      ],
      identify: ({ context }) => context.reloads,
    });

    expect(reached).toEqual(definitionOf(machine));
  });

  it('S-31: polls for a newer build', () => {
    const { actor, clock } = stage(machine, { ...input, pollInterval: 60_000 });

    clock.increment(59_999);
    const before = runningActors(actor);
    clock.increment(1);

    expect([before, runningActors(actor)]).toEqual([[], ['fetchLatest']]);
  });

  it('S-31: stays current while the latest build is the one that runs, and polls again', () => {
    const { actor, clock, emitted } = stage(machine, input);

    for (let round = 0; round < 3; round += 1) {
      clock.increment(300_000);
      resolve(actor, 'fetchLatest', { id: 'build-1' });
    }

    expect(actor.getSnapshot().value).toEqual('current');
    expect(emitted).toEqual([]);
  });

  it('S-31: while the build is current a navigation is not a page load', () => {
    const { actor, emitted } = stage(machine, input);

    actor.send({ type: 'NAVIGATE', path: '/imah', at });

    expect(emitted).toEqual([]);
  });

  it('S-31: with a newer build the next navigation is a full page load, and polling is over', () => {
    const { actor, clock, emitted } = outdated();

    clock.increment(1_000_000);
    actor.send({ type: 'NAVIGATE', path: '/imah', at });

    expect(runningActors(actor)).toEqual([]);
    expect(emitted).toEqual([
      { type: 'outdated', latest: 'build-2' },
      { type: 'reload', path: '/imah', reloads: { '/imah': at } },
    ]);
  });

  it('S-61: the same path is not loaded again within 10,000 ms; another one is', () => {
    const { actor, emitted } = outdated();

    actor.send({ type: 'NAVIGATE', path: '/imah', at });
    actor.send({ type: 'NAVIGATE', path: '/imah', at: at + 9_999 });
    actor.send({ type: 'NAVIGATE', path: '/imah/saldo', at: at + 9_999 });
    actor.send({ type: 'NAVIGATE', path: '/imah', at: at + 10_000 });

    expect(emitted.slice(1)).toEqual([
      { type: 'reload', path: '/imah', reloads: { '/imah': at } },
      { type: 'reload', path: '/imah/saldo', reloads: { '/imah': at, '/imah/saldo': at + 9_999 } },
      { type: 'reload', path: '/imah', reloads: { '/imah/saldo': at + 9_999, '/imah': at + 10_000 } },
    ]);
  });

  it('S-61: remembers over a reload what it is given', () => {
    const { actor, emitted } = stage(machine, { ...input, reloads: { '/imah': at } });
    actor.send({ type: 'CHECK' });
    resolve(actor, 'fetchLatest', { id: 'build-2' });

    actor.send({ type: 'NAVIGATE', path: '/imah', at: at + 9_999 });

    expect(emitted).toEqual([{ type: 'outdated', latest: 'build-2' }]);
  });

  it('tells a failed look, and looks again', () => {
    const { actor, clock, emitted } = stage(machine, input);
    const error = new Error('network');
    clock.increment(300_000);

    reject(actor, 'fetchLatest', error);
    clock.increment(300_000);

    expect(emitted).toEqual([{ type: 'checkFailed', error }]);
    expect(actor.getSnapshot().value).toEqual('checking');
  });

  it('a clock that was set back locks no path', () => {
    expect(mayReload({ '/imah': at }, '/imah', at - 1)).toEqual(true);
  });

  it('forgets reloads that no longer count', () => {
    const record = { '/lama': at - 10_000, '/baru': at - 9_999 };

    expect(withReload(record, '/imah', at)).toEqual({ '/baru': at - 9_999, '/imah': at });
  });

  it('agrees with its reference model on any run of events', { timeout: 60_000 }, () => {
    fc.assert(fc.property(fc.array(step, { maxLength: 25 }), runsLikeItsModel), { numRuns: 10_000, seed: 31 });
  });
});

const step = fc.oneof(
  fc.record({ navigate: fc.constantFrom('/a', '/b', '/c') }),
  fc.record({ wait: fc.constantFrom(1, 999, 5_000, 10_000) }),
  fc.record({ latest: fc.constantFrom('build-1', 'build-2', 'fails') }),
  fc.constant({ check: true }),
);

/** A navigation loads when a newer build was seen and the same path did not load in the last 10,000 ms. */
function runsLikeItsModel(run: (typeof step extends fc.Arbitrary<infer TStep> ? TStep : never)[]): void {
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input: { ...input, pollInterval: 10_000 }, clock }).start();
  const loads: string[] = [];
  actor.on('reload', ({ path }) => loads.push(`${path} ${clock.now()}`));
  const expected: string[] = [];
  const lastLoads = new Map<string, number>();
  const lookings: [actual: boolean, expected: boolean][] = [];
  let looking = false;
  let newer = false;
  let looked = 0;
  for (const action of run) {
    if ('navigate' in action) {
      actor.send({ type: 'NAVIGATE', path: action.navigate, at: clock.now() });
      const last = lastLoads.get(action.navigate) ?? -Infinity;
      if (newer && clock.now() - last >= 10_000) {
        lastLoads.set(action.navigate, clock.now());
        expected.push(`${action.navigate} ${clock.now()}`);
      }
    } else if ('wait' in action) {
      clock.increment(action.wait);
      if (clock.now() - looked >= 10_000 && !newer) looking = true;
    } else if ('check' in action) {
      actor.send({ type: 'CHECK' });
      if (!newer) looking = true;
    } else if (looking) {
      if (action.latest === 'fails') reject(actor, 'fetchLatest', new Error('network'));
      else resolve(actor, 'fetchLatest', { id: action.latest });
      newer = action.latest === 'build-2';
      looking = false;
      looked = clock.now();
    }
    lookings.push([runningActors(actor).length > 0, looking]);
  }
  expect(loads).toEqual(expected);
  expect(lookings.map(([actual]) => actual)).toEqual(lookings.map(([, wanted]) => wanted));
  actor.stop();
}
