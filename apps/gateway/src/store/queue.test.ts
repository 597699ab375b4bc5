import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openQueue, type Queue, type QueueLimits } from './queue.ts';
import { lineOf } from './segment.ts';

const roomy: QueueLimits = { bytes: 1e9, ageMs: 1e12, segmentBytes: 200 };
const clock = { now: Date.UTC(2026, 10, 21) };

let folder: string;
let open: Queue[] = [];
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'queue-'))));
afterEach(() => {
  for (const queue of open.splice(0)) queue.close();
  rmSync(folder, { recursive: true });
});

/** As after a kill: what was open is never closed. */
function start(limits = roomy): Queue {
  const queue = openQueue(folder, limits, () => clock.now);
  open.push(queue);
  return queue;
}

/** All that waits, in order. */
function drain(queue: Queue): readonly string[] {
  const all: string[] = [];
  for (let batch = queue.peek(7); batch.length > 0; batch = queue.peek(7)) {
    all.push(...batch);
    queue.confirm(batch.length);
  }
  return all;
}

const entries = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `entry ${from + index}`);
const files = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.log'))
    .toSorted();
const add = (queue: Queue, texts: readonly string[]) => texts.forEach((text) => queue.append(text));

describe('what waits on the disk', () => {
  it('is given in order, over many files, and gone when it is confirmed', () => {
    const queue = start();
    add(queue, entries(0, 50));
    expect(files().length).toBeGreaterThan(4);

    expect(drain(queue)).toEqual(entries(0, 50));

    expect([files().length, queue.state().waiting, drain(start())]).toEqual([1, 0, []]);
  });

  it('is given again until it is confirmed', () => {
    const queue = start();
    add(queue, entries(0, 5));
    queue.confirm(2);

    expect([queue.peek(10), queue.peek(1)]).toEqual([entries(2, 5), ['entry 2']]);
  });

  it('is there after the process was killed, without what was confirmed', () => {
    const killed = start();
    add(killed, entries(0, 30));
    killed.confirm(11);

    const next = start();
    add(next, entries(30, 33));

    expect(drain(next)).toEqual(entries(11, 33));
  });

  it('is cut where the last line is torn, at whatever byte, and goes on from there', () => {
    const killed = start({ ...roomy, segmentBytes: 10_000 });
    add(killed, entries(0, 3));
    const whole = readFileSync(join(folder, files()[0]!));
    const last = lineOf('entry 2').length;

    for (let missing = 1; missing <= last; missing += 1) {
      writeFileSync(join(folder, files()[0]!), whole);
      truncateSync(join(folder, files()[0]!), whole.length - missing);
      const next = openQueue(folder, roomy, () => clock.now);
      next.append('after');
      expect(next.peek(10)).toEqual(['entry 0', 'entry 1', 'after']);
      next.close();
    }
  });

  it('does not believe a line whose bytes have changed', () => {
    add(start(), entries(0, 2));
    const path = join(folder, files()[0]!);
    writeFileSync(path, readFileSync(path, 'utf8').replace('entry 1', 'entry 9'));

    expect(start().peek(10)).toEqual(['entry 0']);
  });

  it('counts what a file in the middle has lost, and goes on with the next', () => {
    const killed = start();
    add(killed, entries(0, 30));
    const second = files()[1]!;
    rmSync(join(folder, second));
    const following = Number(files()[1]!.slice(0, 12));

    const next = start();

    const lost = following - Number(second.slice(0, 12));
    expect(drain(next)).toEqual([...entries(0, Number(second.slice(0, 12)) - 1), ...entries(following - 1, 30)]);
    expect(next.state().dropped).toBe(lost);
  });

  it('counts what of a file in the middle cannot be read any more, and tells what is before and after it', () => {
    const killed = start();
    add(killed, entries(0, 30));
    const path = join(folder, files()[1]!);
    const [first, second] = [1, 2].map((index) => Number(files()[index]!.slice(0, 12)) - 1);
    writeFileSync(path, readFileSync(path, 'utf8').replace(`entry ${first! + 1}`, 'entry ?'));

    const next = start();

    expect(drain(next)).toEqual([...entries(0, first! + 1), ...entries(second!, 30)]);
    expect(next.state()).toMatchObject({ dropped: second! - first! - 1, waiting: 0 });
  });

  it('is all told again where it was not written down how far it was told', () => {
    const killed = start();
    add(killed, entries(0, 5));
    writeFileSync(join(folder, 'cursor.json'), '{"next":');

    expect(drain(start())).toEqual(entries(0, 5));
  });

  it('numbers what comes after all that was confirmed, even where the files are gone', () => {
    const killed = start();
    add(killed, entries(0, 5));
    drain(killed);
    for (const file of files()) rmSync(join(folder, file));

    const next = start();
    next.append('new');

    expect(drain(next)).toEqual(['new']);
  });

  it('is nothing where a strange file lies in the folder', () => {
    appendFileSync(join(folder, 'notes.txt'), 'hello');

    expect(start().peek(1)).toEqual([]);
  });
});

describe('the bounds of what waits', () => {
  it('drop the oldest files when it is too much, and say how many entries were in them', () => {
    const queue = start({ ...roomy, bytes: 600 });
    add(queue, entries(0, 100));

    const dropped = queue.keep(clock.now);

    const left = drain(queue);
    expect([left.at(-1), left.length + dropped, queue.state().dropped]).toEqual(['entry 99', 100, dropped]);
    expect(dropped).toBeGreaterThan(0);
    expect(left).toEqual(entries(dropped, 100));
    expect(start().state().dropped).toBe(dropped);
  });

  it('drop what nobody has written to for too long', () => {
    const queue = start({ ...roomy, ageMs: 1_000 });
    add(queue, entries(0, 30));
    clock.now += 5_000;
    queue.append('now');

    queue.keep(clock.now);

    const left = drain(queue);
    expect([left.at(-1), left.length + queue.state().dropped]).toEqual(['now', 31]);
    expect(left.length).toBeLessThan(12);
  });

  it('leave what nobody was told, where a batch that was under way is confirmed after it was dropped', () => {
    const queue = start({ ...roomy, bytes: 600 });
    add(queue, entries(0, 100));
    const [from, batch] = [queue.first(), queue.peek(5)];
    const dropped = queue.keep(clock.now);

    queue.confirm(batch.length, from);

    expect(drain(queue)).toEqual(entries(dropped, 100));
  });

  it('do not count as dropped what was told', () => {
    const queue = start({ ...roomy, bytes: 1 });
    add(queue, entries(0, 3));
    queue.confirm(2);

    expect([queue.keep(clock.now), queue.state()]).toEqual([1, { waiting: 0, dropped: 1, bytes: 0 }]);
  });
});

describe('a disk that takes nothing', () => {
  it('is used again when it takes something, in the file that was open: none of what is there is given up', () => {
    const queue = start();
    const count = () => queue.state().waiting;
    // Where the next file would begin there is something else.
    const blocks = Array.from({ length: 40 }, (_, index) => join(folder, `${String(index + 2).padStart(12, '0')}.log`));
    for (const block of blocks) mkdirSync(block);
    expect(() => add(queue, entries(0, 40))).toThrow('EISDIR');
    const kept = count();
    expect(kept).toBeGreaterThan(5);

    for (const block of blocks) rmSync(block, { recursive: true });
    queue.append('after');

    expect([drain(queue), queue.state().dropped]).toEqual([[...entries(0, kept), 'after'], 1]);
  });

  it('of which somebody clears the folder has lost what was there, counted, and keeps what comes', () => {
    const queue = start();
    add(queue, entries(0, 30));
    for (const file of files()) rmSync(join(folder, file));

    const left = queue.peek(100);
    add(queue, ['after', ...entries(0, 30)]);

    const told = drain(queue);
    expect([left, told.at(-1), told.length + queue.state().dropped]).toEqual([[], 'entry 29', 61]);
  });

  it('is given back what is told, though it cannot be written down how far that is', () => {
    const queue = start();
    add(queue, entries(0, 50));
    mkdirSync(join(folder, 'cursor.json.new'));
    const before = files().length;

    expect(() => queue.confirm(40)).toThrow('EISDIR');

    expect(files().length).toBeLessThan(before / 2);
    rmSync(join(folder, 'cursor.json.new'), { recursive: true });
    expect([drain(queue), start().state().waiting]).toEqual([entries(40, 50), 0]);
  });
});

it('whatever is added, confirmed and killed, nothing is lost, nothing is doubled, and all is in order', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('add' as const), count: fc.integer({ min: 1, max: 12 }) }),
    fc.record({ kind: fc.constant('confirm' as const), count: fc.integer({ min: 1, max: 12 }) }),
    fc.record({ kind: fc.constant('kill' as const), count: fc.constant(0) }),
    fc.record({ kind: fc.constant('keep' as const), count: fc.constant(0) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const own = mkdtempSync(join(tmpdir(), 'queue-'));
      let queue = openQueue(own, roomy, () => clock.now);
      const told: string[] = [];
      let added = 0;
      for (const { kind, count } of steps) {
        if (kind === 'add') {
          add(queue, entries(added, added + count));
          added += count;
        } else if (kind === 'confirm') {
          const batch = queue.peek(count);
          told.push(...batch);
          queue.confirm(batch.length);
        } else if (kind === 'keep') queue.keep(clock.now);
        else queue = openQueue(own, roomy, () => clock.now);
      }
      expect(queue.state().waiting).toBe(added - told.length);
      told.push(...drain(queue));
      queue.close();
      rmSync(own, { recursive: true });
      expect(told).toEqual(entries(0, added));
    }),
    { numRuns: 25 },
  );
});
