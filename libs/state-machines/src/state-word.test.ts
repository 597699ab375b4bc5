import { expect, it } from 'vitest';
import { stateWord } from './state-word.ts';

it('is the state itself, or the state that holds the inner one', () => {
  expect([stateWord('idle'), stateWord({ loading: 'shown' }), stateWord({ open: { running: 'late' } })]).toEqual([
    'idle',
    'loading',
    'open',
  ]);
});
