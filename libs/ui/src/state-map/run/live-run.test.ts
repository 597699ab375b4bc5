import { sessionMachine } from '@imah/state-machines';
import { deferredActor, resolve } from '@imah/state-machines/testing';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { sessionEntry } from '../entries/session.tsx';
import { stateOf } from './statechart-run.ts';
import { liveRun } from './live-run.ts';

function start() {
  const actor = createActor(sessionMachine.provide({ actors: { fetchSession: deferredActor() } })).start();
  return { actor, run: liveRun(sessionEntry, actor) };
}

it('follows a statechart that already runs, from where it is', () => {
  const { actor, run } = start();

  resolve(actor, 'fetchSession', {});

  expect(run.read().steps.map((step) => [step.label, stateOf(step)])).toEqual([
    ['Mulai', 'starting'],
    ['fetchSession selesai', 'empty'],
  ]);
});

it('only looks at the past: the statechart stays where it is', () => {
  const { actor, run } = start();
  resolve(actor, 'fetchSession', {});

  run.backTo(0);

  expect([run.read().position, actor.getSnapshot().value]).toEqual([0, 'empty']);
});

it('ends with its watching, not with the statechart', () => {
  const { actor, run } = start();

  run.stop();
  resolve(actor, 'fetchSession', {});

  expect([run.read().steps.length, actor.getSnapshot().status]).toEqual([1, 'active']);
});
