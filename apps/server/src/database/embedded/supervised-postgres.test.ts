import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterAll, afterEach, expect, it } from 'vitest';
import { makeTestFolder } from '@imah/server-platform/testing';
import {
  isPostmasterOf,
  readPostmaster,
  startEmbeddedPostgres,
  superviseEmbeddedPostgres,
} from '@imah/server-platform/database/embedded';

const dataDir = await makeTestFolder();
const data = join(dataDir, 'postgres/data');
const children: ChildProcess[] = [];
/** Milliseconds: a server and its database are started within the test, beside whatever the machine does. */
const patience = 120_000;
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function startServer(): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(fileURLToPath(new URL('../../testing/run-server.ts', import.meta.url)), {
    execArgv: ['--conditions=@imah/source'],
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent', IMAH_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  children.push(child);
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return { child, url };
}

it(
  'a database that was killed is started again by the server, which is not ready meanwhile',
  { timeout: patience },
  async () => {
    const { child, url } = await startServer();
    const ready = async () => (await fetch(`${url}/readyz`)).status;
    const killed = readPostmaster(data)?.pid ?? 0;

    process.kill(killed, 'SIGKILL');

    await expect.poll(ready, { timeout: 20_000, interval: 5 }).toBe(503);
    await expect.poll(ready, { timeout: 30_000 }).toBe(200);
    expect([readPostmaster(data)?.pid === killed, child.exitCode]).toEqual([false, null]);
  },
);

it.runIf(process.platform !== 'win32')(
  'the database of a server that was killed ends by itself',
  { timeout: patience },
  async () => {
    const { child } = await startServer();
    const pid = readPostmaster(data)?.pid ?? 0;
    expect(await isPostmasterOf(pid, data)).toBe(true);

    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;

    await expect.poll(() => isPostmasterOf(pid, data), { timeout: 20_000 }).toBe(false);
  },
);

it('is given up when it ends or cannot be started so many times', async () => {
  let starts = 0;
  const postgres = await superviseEmbeddedPostgres(
    async (options) => {
      starts += 1;
      if (starts > 2) throw new Error('the disk is gone');
      return startEmbeddedPostgres({ ...options, isDurable: false });
    },
    { dataDir },
    pino({ level: 'silent' }),
    { firstPauseMs: 1, most: 4, windowMs: 60_000 },
  );
  const first = postgres.pid;

  process.kill(first, 'SIGQUIT');
  await expect.poll(() => postgres.pid, { timeout: 20_000 }).not.toBe(first);
  process.kill(postgres.pid, 'SIGQUIT');
  await postgres.lost;
  await postgres.stop();

  // Started, and again after the first end; then three failures fill up what is borne.
  expect(starts).toBe(5);
});
