import { expect, it } from 'vitest';
import { judgeOutboxAnswer } from './judge-answer.ts';

const answered = (status: number, more: object = {}) =>
  judgeOutboxAnswer(Object.assign(new Error('x'), { status, code: '', retryAfterSeconds: null, ...more }));

it.each([0, 200, 304, 502, 503, 504])(
  'status %i: our server was not there, so nothing else would fare better',
  (status) => {
    expect(answered(status)).toEqual({ kind: 'unreachable' });
  },
);

it('401: it waits for its person', () => {
  expect(answered(401)).toEqual({ kind: 'signed-out' });
});

it('412: somebody decides between mine and theirs', () => {
  expect(answered(412)).toEqual({ kind: 'conflict' });
});

it.each([400, 403, 404, 409, 413, 415, 422, 428])('status %i: the server does not take it', (status) => {
  expect(answered(status)).toEqual({ kind: 'refused' });
});

it('goes again by itself after a fault of the server, a limit, or the first copy still under way', () => {
  expect([
    answered(500),
    answered(429, { retryAfterSeconds: 7 }),
    answered(409, { code: 'SEDANG_DIPROSES', retryAfterSeconds: 1 }),
    judgeOutboxAnswer(new TypeError('not an answer')),
    judgeOutboxAnswer(null),
  ]).toEqual([
    { kind: 'later', waitMs: null },
    { kind: 'later', waitMs: 7_000 },
    { kind: 'later', waitMs: 1_000 },
    { kind: 'later', waitMs: null },
    { kind: 'later', waitMs: null },
  ]);
});

it.each([
  ['a status that is a word', { status: '409' }],
  ['no status', { code: 'TIDAK_BOLEH' }],
  ['a text', 'Failed to fetch'],
  ['nothing', undefined],
])('keeps what a person wrote where the fault has no shape of an answer: %s', (_, fault) => {
  expect(judgeOutboxAnswer(fault)).toEqual({ kind: 'later', waitMs: null });
});

it.each([
  [503, 'a gateway'],
  [502, 'a proxy'],
])('takes no time to wait from %i, which %s answers for a server that is away', (status) => {
  expect(answered(status, { retryAfterSeconds: 30 })).toEqual({ kind: 'unreachable' });
});

it('waits as long as the server says only where that is a number', () => {
  expect(answered(429, { retryAfterSeconds: '7' })).toEqual({ kind: 'later', waitMs: null });
});
