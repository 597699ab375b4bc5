import { ticketMoves, ticketStates } from '@imah/contract/tickets/words';
import { expect, it } from 'vitest';
import { ticketTextsId } from '../messages/id.ts';
import type { TicketTexts } from '../texts.ts';
import { wordOfMove } from './move-words.ts';

const moves: Readonly<Record<string, string>> = ticketTextsId.moves;
// Nothing else of the texts is used.
const texts = ((key: string) => moves[key.slice('moves.'.length)]) as TicketTexts;

it.each(ticketMoves.map(({ from, to }) => [from, to] as const))(
  'calls the step from %s to %s by its own word',
  (from, to) => {
    expect(wordOfMove(texts, from, to)).toBe(moves[`${from}-${to}`]);
  },
);

it('names the state where there is no such step', () => {
  const known = new Set(ticketMoves.map(({ from, to }) => `${from}-${to}`));
  const unknown = ticketStates.flatMap((from) =>
    ticketStates.filter((to) => !known.has(`${from}-${to}`)).map((to) => [wordOfMove(texts, from, to), to]),
  );

  expect(unknown.filter(([word, to]) => word !== to)).toEqual([]);
});

it('ends a step with dots where something more is asked before it is taken', () => {
  const asking = ticketMoves.flatMap(({ from, to }) => {
    const word = moves[`${from}-${to}`] ?? '';
    return word.endsWith('…') ? [`${from}-${to}`] : [];
  });

  expect(asking).toEqual([
    'new-deferred',
    'new-cancelled',
    'new-merged',
    'in-progress-waiting',
    'in-progress-deferred',
    'in-progress-resolved',
    'in-progress-cancelled',
    'waiting-cancelled',
    'deferred-cancelled',
    'resolved-new',
  ]);
});
