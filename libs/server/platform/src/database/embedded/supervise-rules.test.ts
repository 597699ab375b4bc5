import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { EmbeddedPostgres, EmbeddedPostgresOptions } from './embedded-postgres.ts';
import { superviseEmbeddedPostgres } from './supervised-postgres.ts';

const patience = { firstPauseMs: 1, most: 3, windowMs: 60_000 };

/** Databases that are started one after the other, and end or fail as they are told. */
function databases(url = 'postgresql://imah:x@127.0.0.1:5433/imah') {
  const asked: EmbeddedPostgresOptions[] = [];
  const ends: (() => void)[] = [];
  const stopped: number[] = [];
  let failures = 0;
  const lines: string[] = [];
  const log = pino(new Writable({ write: (chunk, _, done) => (lines.push(JSON.parse(String(chunk)).msg), done()) }));
  const start = async (options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
    asked.push(options);
    if (failures > 0) {
      failures -= 1;
      throw new Error('no room');
    }
    const pid = asked.length;
    const lost = Promise.withResolvers<void>();
    ends.push(lost.resolve);
    return { url, pid, wasAttached: pid === 1, lost: lost.promise, stop: async () => void stopped.push(pid) };
  };
  return {
    asked,
    stopped,
    lines,
    fail: (times: number) => void (failures = times),
    end: () => ends.at(-1)?.(),
    supervise: () => superviseEmbeddedPostgres(start, { dataDir: '/data' }, log, patience),
  };
}

describe('a database that ends by itself', () => {
  it('is started again where it was, and is the same to whoever holds it', async () => {
    const { supervise, asked, end, lines } = databases();
    const database = await supervise();

    end();
    await expect.poll(() => database.pid).toBe(2);
    await database.stop();

    expect(asked).toEqual([{ dataDir: '/data' }, { dataDir: '/data', port: 5433 }]);
    expect([database.url, database.wasAttached]).toEqual(['postgresql://imah:x@127.0.0.1:5433/imah', true]);
    expect(lines).toEqual(['the database ended by itself, and is started again', 'the database runs again']);
  });

  it('that listens on a socket is found again by its folder', async () => {
    const { supervise, asked, end } = databases('postgresql://imah:x@localhost:5432/imah?host=%2Fdata%2Frun');
    const database = await supervise();

    end();
    await expect.poll(() => asked.length).toBe(2);
    await database.stop();

    expect(asked[1]).toEqual({ dataDir: '/data' });
  });

  it('is tried again where it cannot be started, until it can', async () => {
    const { supervise, end, fail, lines } = databases();
    const database = await supervise();

    fail(2);
    end();
    await expect.poll(() => database.pid).toBe(4);
    await database.stop();

    expect(lines.filter((line) => line === 'the database could not be started again')).toHaveLength(2);
  });

  it('is given up after so many ends and failures together, and then is lost', async () => {
    const { supervise, end, fail, asked } = databases();
    const database = await supervise();

    end();
    await expect.poll(() => database.pid).toBe(2);
    fail(10);
    end();
    await database.lost;

    // One that started, and two that did not.
    expect(asked).toHaveLength(4);
    await database.stop();
  });
});

describe('a database that is stopped', () => {
  it('is not started again, and the one that runs is ended once', async () => {
    const { supervise, asked, stopped, end } = databases();
    const database = await supervise();
    end();
    await expect.poll(() => database.pid).toBe(2);

    await database.stop();
    end();

    expect([stopped, asked.length]).toEqual([[2], 2]);
  });

  it('while it waits for the next try is not tried any more', async () => {
    const { supervise, asked, fail, end, lines } = databases();
    const database = await supervise();
    fail(10);
    end();
    await expect.poll(() => lines).toContain('the database could not be started again');

    await database.stop();
    const after = asked.length;
    await new Promise((resolve) => setImmediate(resolve));

    expect(asked.length).toBe(after);
  });
});

it('is not held up by one that cannot be started at all', async () => {
  const { supervise, fail } = databases();
  fail(1);

  await expect(supervise()).rejects.toThrow('no room');
});
