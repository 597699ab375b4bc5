import { expect, it, vi } from 'vitest';
import { createStepUp } from './step-up-port.ts';

it('asks once for all calls that wait, and tells each how it ended', async () => {
  const stepUp = createStepUp();
  const heard = vi.fn<() => void>();
  stepUp.subscribe(heard);

  const both = Promise.all([stepUp.confirm(), stepUp.confirm()]);
  expect([stepUp.state(), heard.mock.calls.length]).toEqual(['asking', 1]);
  stepUp.answer('confirmed');

  expect(await both).toEqual(['confirmed', 'confirmed']);
  expect(stepUp.state()).toBe('quiet');
});

it('is cancelled where no dialog can ask', async () => {
  const stepUp = createStepUp();
  stepUp.subscribe(() => undefined)();

  expect(await stepUp.confirm()).toBe('cancelled');
});
