import { loadingBarMachine, timings } from '@imah/state-machines';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import '../../global/global.ts';
import { LoadingBar } from './loading-bar.tsx';

function start() {
  const clock = new SimulatedClock();
  const actor = createActor(loadingBarMachine, { clock }).start();
  const { container } = render(<LoadingBar actor={actor} />);
  const bar = container.querySelector<HTMLElement>('[data-part="loading-bar"]');
  if (!bar) throw new Error('no loading bar');
  const look = () => ({
    state: bar.dataset['state'],
    sight: bar.dataset['sight'],
    value: bar.getAttribute('aria-valuenow'),
  });
  return { actor, bar, look, pass: (ms: number) => act(() => clock.increment(ms)) };
}

afterEach(cleanup);

it('is 3 px high at the top of the page and out of sight at first (S-20, S-66)', () => {
  const { bar, look } = start();
  const { height, top, width } = bar.getBoundingClientRect();

  expect({ height, top, width }).toEqual({ height: 3, top: 0, width: document.documentElement.clientWidth });
  expect(look()).toEqual({ state: 'idle', sight: 'hidden', value: null });
});

it('goes through loading and finished back to idle, as its statechart does (S-36, S-66)', () => {
  const { actor, look, pass } = start();

  act(() => actor.send({ type: 'START' }));
  expect(look()).toEqual({ state: 'loading', sight: 'hidden', value: null });
  pass(timings.loadingBar.throttle);
  expect(look()).toEqual({ state: 'loading', sight: 'visible', value: '0' });
  pass(timings.loadingBar.tick);
  expect(Number(look().value)).toBeGreaterThan(0);
  act(() => actor.send({ type: 'FINISH' }));
  expect(look()).toEqual({ state: 'finished', sight: 'visible', value: null });
  pass(timings.loadingBar.hideDelay);
  expect(look()).toEqual({ state: 'finished', sight: 'hidden', value: null });
  pass(timings.loadingBar.resetDelay);
  expect(look()).toEqual({ state: 'idle', sight: 'hidden', value: null });
});

it('shows a failure (S-36)', () => {
  const { actor, look } = start();

  act(() => actor.send({ type: 'START' }));
  act(() => actor.send({ type: 'FAIL' }));

  expect(look()).toEqual({ state: 'error', sight: 'visible', value: null });
});
