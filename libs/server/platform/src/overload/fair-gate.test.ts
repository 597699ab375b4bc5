import { describe, expect, it, vi } from 'vitest';
import { BusyError, createFairGate } from './fair-gate.ts';

const limits = { atOnce: 2, perKey: 1, waiting: 3, patienceMs: 60_000 };

/** A task that runs until it is ended, and notes when it began. */
function bench(gate: ReturnType<typeof createFairGate>) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (key: string, name: string) =>
    gate.run(key, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  return { begun, start, end: (name: string) => ends.get(name)?.() };
}

describe('a fair gate', () => {
  it('runs one task of each key at once, and gives the free place to who has not had one', async () => {
    const { begun, start, end } = bench(createFairGate(limits));
    const all = [
      start('a', 'a1'),
      start('a', 'a2'),
      start('a', 'a3'),
      start('b', 'b1'),
      start('b', 'b2'),
      start('c', 'c1'),
    ];
    await expect.poll(() => begun).toEqual(['a1', 'b1']);

    end('a1');
    await expect.poll(() => begun).toEqual(['a1', 'b1', 'a2']);
    end('a2');
    await expect.poll(() => begun).toEqual(['a1', 'b1', 'a2', 'c1']);
    end('b1');
    await expect.poll(() => begun).toEqual(['a1', 'b1', 'a2', 'c1', 'b2']);
    end('c1');
    await expect.poll(() => begun).toEqual(['a1', 'b1', 'a2', 'c1', 'b2', 'a3']);
    for (const name of ['b2', 'a3']) end(name);

    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1']);
  });

  it('turns away who finds the line of their own key full, and nobody else', async () => {
    const gate = createFairGate({ ...limits, waiting: 1 });
    const { begun, start, end } = bench(gate);
    const first = [start('a', 'a1'), start('a', 'a2')];

    await expect(start('a', 'a3')).rejects.toThrow(new BusyError('the line is full'));
    const other = start('b', 'b1');
    await expect.poll(() => begun).toEqual(['a1', 'b1']);

    end('a1');
    await expect.poll(() => begun).toEqual(['a1', 'b1', 'a2']);
    end('a2');
    end('b1');
    await Promise.all([...first, other]);
    expect([gate.running, gate.waiting]).toEqual([0, 0]);
  });

  it('turns away who comes when those of all keys together fill the line', async () => {
    const gate = createFairGate({ ...limits, waitingInAll: 2 });
    const { begun, start, end } = bench(gate);
    const all = ['a', 'b', 'c', 'd'].map((key) => start(key, `${key}1`));

    await expect(start('e', 'e1')).rejects.toThrow(new BusyError('the line is full'));

    for (const name of ['a1', 'b1', 'c1', 'd1']) {
      await expect.poll(() => begun).toContain(name);
      end(name);
    }
    expect(await Promise.all(all)).toEqual(['a1', 'b1', 'c1', 'd1']);
    expect([gate.running, gate.waiting]).toEqual([0, 0]);
  });

  it('turns away who has waited for too long, and gives places back when tasks fail', async () => {
    vi.useFakeTimers();
    const gate = createFairGate(limits);
    const leave = await gate.enter('a');
    const late = gate.enter('a').catch((error: unknown) => error);

    vi.advanceTimersByTime(limits.patienceMs);

    expect(await late).toEqual(new BusyError('waited for too long'));
    leave();
    leave();
    await expect(gate.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect([gate.running, gate.waiting]).toEqual([0, 0]);
    vi.useRealTimers();
  });
});
