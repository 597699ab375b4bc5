import type { AlarmQuiet } from '@imah/contract/alarms';
import { describe, expect, it } from 'vitest';
import { type AlarmOp, packetOp, whatFollows } from './what-follows.ts';

const ops: readonly AlarmOp[] = ['raised', 'updated', 'cleared', 'first-heard', 'shelf-over'];
const quiet = (kind: AlarmQuiet['kind']): AlarmQuiet => ({
  kind,
  until: '2026-11-20T10:05:00.000Z',
  reason: 'Servis',
  by: null,
});
const following = (op: AlarmOp, kind: AlarmQuiet['kind'] | null, heard = true) => {
  const { told, followed } = whatFollows(op, { alarm: { quiet: kind === null ? null : quiet(kind) }, heard });
  return `${op}: told ${told}, followed ${followed}`;
};

describe('what follows from a change of an alarm', () => {
  it('is told and followed as it happens, where the alarm tells people', () => {
    expect(ops.map((op) => following(op, null))).toEqual([
      'raised: told raised, followed raised',
      'updated: told null, followed null',
      'cleared: told cleared, followed cleared',
      // Of whoever was never told of it, it begins now; one that was told before has its ticket already.
      'first-heard: told raised, followed raised',
      'shelf-over: told returned, followed null',
    ]);
  });

  it('is told to nobody while it is shelved, but for its end, which whoever was told of its beginning is owed', () => {
    expect((['raised', 'updated', 'cleared'] as const).map((op) => following(op, 'shelved'))).toEqual([
      'raised: told null, followed null',
      'updated: told null, followed null',
      'cleared: told cleared, followed cleared',
    ]);
  });

  it.each(['shelved', 'suppressed'] as const)(
    'is told to nobody of what began while it was %s, and to its ticket alone that it is over',
    (kind) => {
      expect((['raised', 'updated', 'cleared'] as const).map((op) => following(op, kind, false))).toEqual([
        'raised: told null, followed null',
        'updated: told null, followed null',
        'cleared: told null, followed cleared',
      ]);
    },
  );

  it('is one of three words to open pages: one that speaks again is changed, not raised once more', () => {
    expect(ops.map((op) => packetOp(op))).toEqual(['raised', 'updated', 'cleared', 'updated', 'updated']);
  });
});
