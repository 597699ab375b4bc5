import { expect, it } from 'vitest';
import { draftsOf, minutesFault, nextStep, type StepDraft, stepOf } from './step-draft.ts';

const steps: readonly StepDraft[] = draftsOf([
  { afterMinutes: 5, to: { kind: 'group', groupId: 'g' }, channels: ['push'] },
  { afterMinutes: 20, to: { kind: 'group', groupId: 'g' }, channels: [] },
]);
const withMinutes = (...minutes: readonly (number | null)[]) =>
  minutes.map((afterMinutes, index) => ({ ...nextStep([], String(index)), afterMinutes }));

it('a new step comes five minutes after the beginning, or a quarter of an hour after the last, and no later than a day', () => {
  expect(
    [nextStep([], 'k'), nextStep(steps, 'k'), nextStep(withMinutes(1435), 'k')].map((one) => one.afterMinutes),
  ).toEqual([5, 35, 1440]);
});

it.each([
  [[0], [null]],
  [
    [5, 5],
    [null, 'too-soon'],
  ],
  [
    [5, null, 4],
    [null, 'missing', null],
  ],
  [
    [-1, 1441],
    ['missing', 'missing'],
  ],
] as const)('of the minutes %j it says %j', (minutes, faults) => {
  const drafts = withMinutes(...minutes);

  expect(drafts.map((_, index) => minutesFault(drafts, index))).toEqual(faults);
});

it('is sent without what only the form needs', () => {
  expect(steps.map(stepOf)[0]).toEqual({ afterMinutes: 5, to: { kind: 'group', groupId: 'g' }, channels: ['push'] });
});
