import { expect, it } from 'vitest';
import { historyOf, record, redo, undo } from './history.ts';

it('brings back what was, and then what was undone', () => {
  const written = record(record(historyOf('a'), 'b'), 'c');

  expect(undo(written)).toEqual({ past: ['a'], present: 'b', future: ['c'] });
  expect(redo(undo(written))).toEqual(written);
  expect(undo(historyOf('a'))).toEqual(historyOf('a'));
  expect(redo(written)).toEqual(written);
});

it('forgets what was undone once something else is done', () => {
  expect(record(undo(record(historyOf('a'), 'b')), 'c')).toEqual({ past: ['a'], present: 'c', future: [] });
});

it('keeps the last fifty changes', () => {
  let history = historyOf(0);
  for (let next = 1; next <= 80; next += 1) history = record(history, next);

  expect([history.past.length, history.past[0], history.present]).toEqual([50, 30, 80]);
});
