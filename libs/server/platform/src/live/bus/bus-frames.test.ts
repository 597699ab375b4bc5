import { describe, expect, it } from 'vitest';
import { createFrameReader, toFrames } from './bus-frames.ts';

const large = 'Gedung “Melati” 🏢 '.repeat(600);
const readAll = (read: ReturnType<typeof createFrameReader>, frames: readonly string[]) =>
  frames.map((frame) => read(frame)?.text ?? null);

describe('a message between processes', () => {
  it.each([
    ['a short one', '{"kind":"bye"}'],
    ['an empty one', ''],
    ['one with colons', 'a:1:0:1:b'],
    ['one of many frames', large],
    ['one of exactly one frame', 'x'.repeat(7_800)],
    ['one of a byte more', 'x'.repeat(7_801)],
    ['one whose last character lies across two frames', `${'x'.repeat(5_699)}${'é'.repeat(2_000)}`],
  ])('arrives as it was sent: %s', (_, text) => {
    const frames = toFrames('a1', 7, text);

    expect(readAll(createFrameReader('b2'), frames)).toEqual([...frames.slice(1).map(() => null), text]);
    expect(frames.every((frame) => Buffer.byteLength(frame) < 8_000)).toBe(true);
  });

  it('names the process it is from', () => {
    expect(createFrameReader('b2')(toFrames('a1', 1, 'x')[0] ?? '')).toEqual({ process: 'a1', text: 'x' });
  });

  it('is another payload each time, for PostgreSQL drops the second of two that are equal', () => {
    expect(toFrames('a1', 1, 'x')).not.toEqual(toFrames('a1', 2, 'x'));
    expect(new Set(toFrames('a1', 1, 'x'.repeat(40_000))).size).toBe(8);
  });

  it('of oneself is dropped, and that of a process whose name begins alike is not', () => {
    const read = createFrameReader('a1');

    expect([read('a1:1:0:1:own'), read('a12:1:0:1:other')]).toEqual([null, { process: 'a12', text: 'other' }]);
  });

  it('is put together beside one of another process that comes between', () => {
    const read = createFrameReader('c3');
    const [fromA, fromB] = [toFrames('a1', 1, large), toFrames('b2', 1, `${large}!`)];
    const mixed = fromA.flatMap((frame, index) => [frame, fromB[index] ?? '']);

    expect(readAll(read, mixed).filter((text) => text !== null)).toEqual([large, `${large}!`]);
  });

  it('that was cut off is no part of the next one', () => {
    const read = createFrameReader('b2');
    const [cut, whole] = [toFrames('a1', 1, large), toFrames('a1', 2, `${large}!`)];

    expect(readAll(read, [...cut.slice(0, 2), ...whole]).filter((text) => text !== null)).toEqual([`${large}!`]);
  });

  it('whose beginning was lost is nothing, and not the end of another', () => {
    const read = createFrameReader('b2');
    const [cut, late, whole] = [toFrames('a1', 1, large), toFrames('a1', 2, `${large}!`), toFrames('a1', 3, large)];

    expect(readAll(read, [...cut.slice(0, 1), ...late.slice(1), ...whole]).filter((text) => text !== null)).toEqual([
      large,
    ]);
  });

  it.each(['', 'hello', 'a1:1:0', ':1:0:1:x', 'a1:x:0:1:y', 'a1:1:0:1'])(
    'is never %j, which no process writes',
    (text) => {
      expect(createFrameReader('b2')(text)).toBeNull();
    },
  );
});
