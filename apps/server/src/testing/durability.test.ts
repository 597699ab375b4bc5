import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { readPostmaster, startEmbeddedPostgres } from '@imah/server-platform/database/embedded';
import { makeTestFolder } from '@imah/server-platform/testing';

/** Each takes a start of the server: a few in every run of the tests, as many as one likes by `IMAH_KILLS`. */
const kills = Number(process.env['IMAH_KILLS'] ?? 8);
const writers = 4;

const dataDir = await makeTestFolder();
afterAll(async () => {
  // Where the test failed, what it had started still runs.
  const database = await startEmbeddedPostgres({ dataDir });
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}, 60_000);

interface Server {
  readonly child: ChildProcess;
  readonly url: string;
}

async function startServer(): Promise<Server> {
  const child = fork(fileURLToPath(new URL('run-server.ts', import.meta.url)), {
    execArgv: ['--conditions=@imah/source'],
    env: {
      ...process.env,
      PORT: '0',
      LOG_LEVEL: 'silent',
      IMAH_DATA_DIR: dataDir,
      NODE_COMPILE_CACHE: join(dataDir, 'compile-cache'),
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const failed = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`the server ended with ${String(code)} before it answered`)),
  );
  const [{ url }] = (await Promise.race([once(child, 'message'), failed])) as [{ url: string }];
  failed.catch(() => undefined);
  return { child, url };
}

/** Opens an account; true when the server said that it did. A connection that breaks, or a server whose database just died, says nothing. */
async function register(url: string, email: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/api/v1/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Warga', email, password: 'kucing-hitam-7', acceptedTerms: '2026-11-01' }),
    });
    const text = await answer.text();
    // The database dies a moment before the server does: whoever asks in between is told that it failed.
    if (answer.status >= 500) return false;
    if (answer.status !== 201) throw new Error(`register answered ${answer.status}: ${text}`);
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Writes over HTTP until the server is gone, which `isEnough` brings about. */
async function writeUntilKilled(
  server: Server,
  round: number,
  acknowledged: string[],
  enough: number,
  kill: () => void,
): Promise<void> {
  let count = 0;
  const write = async (writer: number) => {
    for (let number = 0; ; number += 1) {
      const email = `r${round}-w${writer}-n${number}@imah.test`;
      if (!(await register(server.url, email))) return;
      acknowledged.push(email);
      count += 1;
      // The other writers have a call under way at this moment.
      if (count === enough) kill();
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
}

describe('what the server has acknowledged', () => {
  it(
    `survives ${kills} times SIGKILL during writes, of the server alone and of the database with it`,
    { timeout: kills * 20_000 },
    async () => {
      const acknowledged: string[] = [];

      for (let round = 0; round < kills; round += 1) {
        const server = await startServer();
        const ended = once(server.child, 'exit');
        await writeUntilKilled(server, round, acknowledged, 4 + (round % 7), () => {
          const database = readPostmaster(join(dataDir, 'postgres/data'));
          if (round % 2 === 1 && database !== null) process.kill(database.pid, 'SIGKILL');
          server.child.kill('SIGKILL');
        });
        await ended;
      }

      const database = await startEmbeddedPostgres({ dataDir });
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      const { rows } = await client.query<{ email: string }>('SELECT email FROM app_user');
      await client.end();
      await database.stop();
      const kept = new Set(rows.map(({ email }) => email));

      expect(acknowledged.length).toBeGreaterThan(kills * 4);
      expect(acknowledged.filter((email) => !kept.has(email))).toEqual([]);
    },
  );
});
