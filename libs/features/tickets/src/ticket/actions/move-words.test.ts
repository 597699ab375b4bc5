import { ticketMoves, ticketStates } from '@imah/contract/tickets/words';
import { expect, it } from 'vitest';
import { ticketTextsId } from '../messages/id.ts';
import { primaryMove } from './move-words.ts';

it('has a word for every arrow of the state machine and for nothing else', () => {
  const { more: _more, ...words } = ticketTextsId.moves;

  expect(Object.keys(words).toSorted()).toEqual(ticketMoves.map(({ from, to }) => `${from}-${to}`).toSorted());
});

it('offers first what the state machine has', () => {
  for (const state of ticketStates) {
    const to = primaryMove[state];
    const targets = ticketMoves.filter(({ from }) => from === state).map((move) => move.to);
    expect([state, to === null ? targets.length === 0 : targets.includes(to)]).toEqual([state, true]);
  }
});
