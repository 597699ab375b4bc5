import type { PlanContent } from '@imah/contract/plans';
import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { timings } from '../timings.ts';
import { planEditorMachine, type PlanEditorEmitted } from './plan-editor-machine.ts';

const content = (label: string): PlanContent => ({
  picture: null,
  items: [{ kind: 'text', id: 'note', label, x: 0.5, y: 0.5 }],
});

it('begins with an empty plan, keeps what is drawn when the hand rests, and publishes what was kept', () => {
  const clock = new SimulatedClock();
  const actor = createActor(planEditorMachine, { clock });
  const asked: PlanEditorEmitted[] = [];
  actor.on('*', (event) => asked.push(event));
  actor.start();
  expect(actor.getSnapshot().context.present).toEqual({ picture: null, items: [] });

  actor.send({ type: 'OPEN' });
  actor.send({ type: 'OPENED', content: content('0'), version: 4 });
  actor.send({ type: 'CHANGE', content: content('1') });
  clock.increment(timings.planEditor.rest);
  actor.send({ type: 'PUBLISH' });
  actor.send({ type: 'SAVED', version: 5 });

  expect([actor.getSnapshot().value, asked]).toEqual([
    'publishing',
    [{ type: 'open' }, { type: 'save', content: content('1'), version: 4 }, { type: 'publish', version: 5 }],
  ]);
});

it('a picture that was replaced is undone like any other change', () => {
  const actor = createActor(planEditorMachine, { clock: new SimulatedClock() });
  actor.start();
  const picture = { fileId: '01935e4f-7c1a-7b2c-8d3e-000000000001', width: 9, height: 9, dark: 'same' } as const;
  actor.send({ type: 'OPEN' });
  actor.send({ type: 'OPENED', content: content('0'), version: 1 });
  actor.send({ type: 'CHANGE', content: { ...content('0'), picture } });
  actor.send({ type: 'UNDO' });

  expect(actor.getSnapshot().context.present).toEqual(content('0'));
});
