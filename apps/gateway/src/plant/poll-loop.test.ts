import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestClock } from '../testing/test-clock.ts';
import type { PaceMemory } from './pace-memory.ts';
import type { Reading } from './plant.ts';
import { createPollLoop, type PollLoop, type Question, type Values } from './poll-loop.ts';

const second = 1_000;
const forgetful: PaceMemory = { dueAt: () => undefined, note: () => undefined };

interface Plan {
  /** Pace of each device, in milliseconds. */
  readonly paces: Readonly<Record<string, number>>;
  readonly memory?: PaceMemory;
  readonly pauseMs?: number;
  readonly drainMs?: number;
}

let loops: PollLoop<string>[] = [];
afterEach(async () => {
  await Promise.all(loops.map((loop) => loop.stop()));
  loops = [];
});

/** A line with devices of which the test says who answers. */
function start({ paces, memory = forgetful, pauseMs = 0, drainMs = 0 }: Plan) {
  const clock = createTestClock();
  const begun = clock.now();
  const away = new Set<string>();
  const asked: (readonly [number, string])[] = [];
  const heard: Reading[] = [];
  const presence: string[] = [];
  const state = { isOpen: true, opens: [] as number[], sessions: 0 };
  const ask = (device: string) => async (): Promise<Values> => {
    asked.push([(clock.now() - begun) / second, device]);
    if (away.has(device)) throw new Error('timed out');
    return { n: asked.length };
  };
  const questions = Object.entries(paces).map(([device, everyMs]): Question<string> => ({
    device,
    key: device,
    everyMs,
    ask: ask(device),
  }));
  const loop = createPollLoop<string>({
    line: {
      name: 'line',
      async open() {
        state.opens.push((clock.now() - begun) / second);
        if (!state.isOpen) throw new Error('refused');
        state.sessions += 1;
        return `session ${state.sessions}`;
      },
      isBroken: () => !state.isOpen,
      close: async () => undefined,
      pauseMs,
      drainMs,
    },
    questions,
    clock,
    memory,
    log: pino({ level: 'silent' }),
  });
  loops.push(loop);
  loop.start({
    heard: (reading) => void heard.push(reading),
    presence: (device, isUp) => void presence.push(`${device} ${isUp ? 'up' : 'gone'}`),
  });
  const timesOf = (device: string) => asked.filter(([, who]) => who === device).map(([at]) => at);
  return { loop, clock, begun, away, asked, heard, presence, state, timesOf };
}

describe('the devices of a line', () => {
  it('are each asked at their own pace, and their values have the time of the answer', async () => {
    const { clock, begun, heard, timesOf } = start({ paces: { fast: 2 * second, slow: 5 * second } });

    await clock.pass(10 * second);

    expect([timesOf('fast'), timesOf('slow')]).toEqual([
      [0, 2, 4, 6, 8, 10],
      [0, 5, 10],
    ]);
    expect(heard.slice(0, 3)).toEqual([
      { device: 'fast', at: begun, values: { n: 1 } },
      { device: 'slow', at: begun, values: { n: 2 } },
      { device: 'fast', at: begun + 2 * second, values: { n: 3 } },
    ]);
  });

  it('are asked one after the other with the quiet between that the line needs', async () => {
    const { clock, asked } = start({ paces: { a: 60 * second, b: 60 * second, c: 60 * second }, pauseMs: 500 });

    await clock.pass(5 * second);

    expect(asked).toEqual([
      [0, 'a'],
      [0.5, 'b'],
      [1, 'c'],
    ]);
  });

  it('are left in quiet after one that has not answered, on a line on which it may answer the question after that', async () => {
    const { clock, away, asked } = start({ paces: { a: 60 * second, b: 60 * second, c: 60 * second }, drainMs: 500 });
    away.add('a');

    await clock.pass(0.9 * second);

    expect(asked).toEqual([
      [0, 'a'],
      [0.5, 'b'],
      [0.5, 'c'],
    ]);
  });

  it('do not wait for one that is away: it is asked ever more seldom, up to once a minute', async () => {
    const { clock, away, timesOf } = start({ paces: { away: 10 * second, there: 10 * second } });
    away.add('away');

    await clock.pass(200 * second);

    expect(timesOf('there')).toHaveLength(21);
    expect(timesOf('away')).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183]);
  });

  it('are gone after three failures in a row, told once, and back with the first answer', async () => {
    const { clock, away, presence } = start({ paces: { meter: second } });
    await clock.pass(second);
    away.add('meter');
    await clock.pass(30 * second);
    away.clear();
    await clock.pass(60 * second);

    expect(presence).toEqual(['meter up', 'meter gone', 'meter up']);
  });

  it('are not gone for one lost answer', async () => {
    const { clock, away, presence } = start({ paces: { meter: second } });
    await clock.pass(second);
    away.add('meter');
    await clock.pass(1.5 * second);
    away.clear();
    await clock.pass(10 * second);

    expect(presence).toEqual(['meter up']);
  });

  it('that are read once a day are not asked every minute when they are away, nor again after a restart', async () => {
    const day = 86_400 * second;
    const { clock, away, timesOf } = start({ paces: { battery: day } });
    away.add('battery');
    await clock.pass(4 * 3_600 * second);
    const times = timesOf('battery');

    expect([times.length, times.at(-1)! - times.at(-2)!]).toEqual([15, 3_600]);

    const read = Date.UTC(2026, 10, 20, 23);
    const memory: PaceMemory = { dueAt: () => read + day, note: () => undefined };
    const restarted = start({ paces: { battery: day }, memory });
    await restarted.clock.pass(day);
    expect([restarted.timesOf('battery'), restarted.presence]).toEqual([[20 * 3_600], ['battery up']]);
  });

  it('are read on when the clock is set back, as it is when a small computer has found the time', async () => {
    const { clock, asked } = start({ paces: { meter: 10 * second } });
    await clock.pass(10 * second);
    clock.setBack(86_400 * second);

    await clock.pass(30 * second);

    expect(asked.length).toBe(4);
  });
});

describe('a line', () => {
  it('that is not there is tried ever more seldom, and all its devices are gone', async () => {
    const { clock, state, presence } = start({ paces: { a: second, b: second } });
    await clock.pass(second);
    state.isOpen = false;
    state.opens.length = 0;
    await clock.pass(20 * second);

    expect([state.opens, presence]).toEqual([
      [2, 3, 5, 9, 17],
      ['a up', 'b up', 'a gone', 'b gone'],
    ]);

    state.isOpen = true;
    await clock.pass(60 * second);
    expect(presence.slice(4)).toEqual(['a up', 'b up']);
  });

  it('on which nobody answers is opened anew, for its cable may be out', async () => {
    const { clock, away, state } = start({ paces: { a: second, b: second } });
    await clock.pass(second);
    away.add('a').add('b');
    await clock.pass(10 * second);

    expect(state.sessions).toBeGreaterThan(1);
    expect(state.opens.length).toBeLessThan(8);
  });

  it('takes an order before all that is due, and the value it reads back is heard', async () => {
    const { loop, clock, heard, asked } = start({ paces: { pump: 3_600 * second } });
    await clock.pass(second);

    const done = loop.urgent('pump', async (session) => ({ on: session === 'session 1' }));
    await clock.pass(0);
    await done;

    expect([asked.length, heard.at(-1)?.values]).toEqual([1, { on: true }]);
  });

  it('refuses an order with what the device said to it, and goes on', async () => {
    const { loop, clock, timesOf } = start({ paces: { pump: second } });

    const done = loop.urgent('pump', () => Promise.reject(new Error('illegal data value')));
    const outcome = done.catch((error: Error) => error.message);
    await clock.pass(2 * second);

    expect([await outcome, timesOf('pump').length]).toEqual(['illegal data value', 3]);
  });

  it('refuses an order at once while nobody on it answers, and does not obey it when it is opened again', async () => {
    const { loop, clock, away } = start({ paces: { pump: second } });
    away.add('pump');
    // It was asked for the third time after half a minute, and is opened anew two seconds later.
    await clock.pass(32 * second);
    let obeyed = 0;

    const done = loop.urgent('pump', async () => ({ on: (obeyed += 1) }));
    const outcome = done.catch((error: Error) => error.message);
    await clock.pass(100 * second);

    expect([await outcome, obeyed]).toEqual(['not connected: nobody answers', 0]);
  });

  it('refuses an order that has waited for ten seconds behind others: nobody expects it any more', async () => {
    const { loop, clock } = start({ paces: { pump: 3_600 * second } });
    await clock.pass(second);
    const ended: string[] = [];
    const give = (name: string) =>
      loop
        .urgent('pump', async () => {
          await clock.wait(6 * second, new AbortController().signal);
          return {};
        })
        .then(
          () => void ended.push(`${name} obeyed`),
          (error: Error) => void ended.push(`${name} refused: ${error.message}`),
        );
    const all = Promise.all(['a', 'b', 'c', 'd'].map(give));

    await clock.pass(60 * second);
    await all;

    const late = 'refused: too many orders are waiting';
    expect(ended).toEqual(['a obeyed', 'b obeyed', `c ${late}`, `d ${late}`]);
  });

  it('takes fifty orders at most', async () => {
    const { loop, clock } = start({ paces: { pump: second } });
    const outcomes = Array.from({ length: 51 }, () =>
      loop
        .urgent('pump', async () => ({}))
        .then(
          () => 'obeyed',
          (error: Error) => error.message,
        ),
    );

    await clock.pass(second);

    const said = await Promise.all(outcomes);
    expect([said.filter((one) => one === 'obeyed').length, said.at(-1)]).toEqual([50, 'too many orders are waiting']);
  });

  it('refuses an order at once while it is not there', async () => {
    const { loop, clock, state } = start({ paces: { pump: second } });
    await clock.pass(0);
    state.isOpen = false;
    await clock.pass(2 * second);

    const done = loop.urgent('pump', async () => ({}));
    const outcome = done.catch((error: Error) => error.message);

    expect(await outcome).toBe('not connected: refused');
  });
});
