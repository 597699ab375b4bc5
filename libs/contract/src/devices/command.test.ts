import { describe, expect, it } from 'vitest';
import { canCommandBecome, commandStatuses } from './words.ts';
import { commandDraft } from './command.ts';

describe('canCommandBecome', () => {
  it('allows these transitions and no others', () => {
    const allowed = commandStatuses.flatMap((from) =>
      commandStatuses.filter((to) => canCommandBecome(from, to)).map((to) => `${from} → ${to}`),
    );

    expect(allowed).toEqual([
      'awaiting-approval → queued',
      'awaiting-approval → expired',
      'awaiting-approval → cancelled',
      'queued → sent',
      'queued → expired',
      'queued → cancelled',
      'sent → acknowledged',
      'sent → succeeded',
      'sent → failed',
      'sent → expired',
      'acknowledged → succeeded',
      'acknowledged → failed',
      'acknowledged → expired',
    ]);
  });
});

describe('commandDraft', () => {
  const draft = { method: 'set', params: { key: 'running', value: true } };

  it.each([
    [5, true],
    [86_400, true],
    [4, false],
    [86_401, false],
    [7.5, false],
  ])('lets a command wait %s seconds: %s', (expiresInSeconds, isAllowed) => {
    expect(commandDraft.safeParse({ ...draft, expiresInSeconds }).success).toBe(isAllowed);
  });

  it.each(['', 'Running', '1st', 'a-b', 'a'.repeat(41)])('refuses the metric key %j', (key) => {
    expect(commandDraft.safeParse({ ...draft, params: { key, value: true } }).success).toBe(false);
  });
});
