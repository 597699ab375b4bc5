import { describe, expect, it } from 'vitest';
import { toastEntry } from '../entries/toast.tsx';
import { toasterEntry } from '../entries/toaster.tsx';
import type { StatechartRun } from './statechart-run.ts';
import { stateOf } from './statechart-run.ts';
import { simulatedRun } from './simulated-run.ts';

const possible = (run: StatechartRun) =>
  run
    .read()
    .choices.filter(({ now }) => now === 'possible')
    .map(({ act }) => act.label);
const states = (run: StatechartRun) => run.read().steps.map(stateOf);
function press(run: StatechartRun, label: string) {
  const choice = run.read().choices.find(({ act, now }) => act.label === label && now === 'possible');
  if (choice === undefined) throw new Error(`"${label}" cannot be pressed; possible: ${possible(run).join(', ')}`);
  run.take(choice.act);
}

describe('a simulated run', () => {
  it('offers what can happen now, and times as buttons', () => {
    expect(possible(simulatedRun(toastEntry))).toEqual(['PAUSE', 'CLOSE', 'setelah 5000 ms (left)']);
  });

  it('lets a toast elapse without waiting (S-34)', () => {
    const run = simulatedRun(toastEntry);

    press(run, 'setelah 5000 ms (left)');

    expect(states(run)).toEqual(['open.running', 'closed']);
    expect(run.read().steps.at(-1)?.emitted).toEqual(['closed']);
    expect(possible(run)).toEqual([]);
  });

  it('goes back to just after a step, with timers running again from there', () => {
    const run = simulatedRun(toastEntry);
    press(run, 'PAUSE');
    press(run, 'RESUME');
    press(run, 'CLOSE');

    run.backTo(2);

    expect(states(run)).toEqual(['open.running', 'open.paused', 'open.running']);
    expect(possible(run)).toEqual(['PAUSE', 'CLOSE', 'setelah 5000 ms (left)']);
  });

  it('keeps what a component sends, and goes back over that too', () => {
    const run = simulatedRun(toastEntry);

    run.read().actor.send({ type: 'PAUSE' });
    press(run, 'CLOSE');
    run.backTo(1);

    expect(states(run)).toEqual(['open.running', 'open.paused']);
  });

  it('counts an event that the statechart does not hear as nothing', () => {
    const run = simulatedRun(toastEntry);

    run.read().actor.send({ type: 'RESUME' });

    expect(states(run)).toEqual(['open.running']);
  });

  it('goes straight to a state, and begins in it when asked', () => {
    const run = simulatedRun(toastEntry, 'open.staying');
    expect([run.read().scenario, states(run).at(-1)]).toEqual(['tinggal', 'open.staying']);

    run.goTo('closed');
    expect(states(run).at(-1)).toBe('closed');
  });

  it('begins anew in another scenario', () => {
    const run = simulatedRun(toastEntry);

    run.startIn('terjeda');

    expect(states(run)).toEqual(['open.paused']);
  });

  it('shows the timers of a statechart’s children', () => {
    const run = simulatedRun(toasterEntry);

    press(run, 'ADD · gagal');
    expect(possible(run)).toContain('toast-0: setelah 12000 ms (left)');
    press(run, 'toast-0: setelah 12000 ms (left)');

    expect(run.read().steps.at(-1)?.emitted).toEqual(['gone']);
  });

  it('tells its listeners, and reads the same until something changed', () => {
    const run = simulatedRun(toastEntry);
    let told = 0;
    const before = run.read();
    const leave = run.subscribe(() => (told += 1));

    expect(run.read()).toBe(before);
    press(run, 'PAUSE');
    expect([told > 0, run.read() === before]).toEqual([true, false]);
    leave();
    told = 0;
    press(run, 'CLOSE');

    expect(told).toBe(0);
  });
});
