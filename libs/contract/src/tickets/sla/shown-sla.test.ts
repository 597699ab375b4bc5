import { expect, it } from 'vitest';
import { slaAt } from './shown-sla.ts';

const dueAt = '2026-11-20T10:00:00.000Z';
const due = Date.parse(dueAt);

it('counts a clock that was answered down to its end, and is late behind it', () => {
  expect([due - 60_000, due, due + 1].map((now) => slaAt({ state: 'near', dueAt }, now))).toEqual([
    { state: 'near', awayMs: 60_000 },
    { state: 'near', awayMs: 0 },
    { state: 'late', awayMs: -1 },
  ]);
});

it('leaves what was met or stands as it is, however late it becomes', () => {
  expect([slaAt({ state: 'met', dueAt }, due + 1), slaAt({ state: 'paused', dueAt: null }, due + 1)]).toEqual([
    { state: 'met', awayMs: -1 },
    { state: 'paused', awayMs: null },
  ]);
});
