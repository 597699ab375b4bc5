import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { makeTestFolder } from '@imah/server-platform/testing';

const dataDir = await makeTestFolder();
afterAll(() => rm(dataDir, { recursive: true, force: true }));

function run(environment: Record<string, string>): ChildProcess {
  return fork(fileURLToPath(new URL('testing/run-server.ts', import.meta.url)), {
    execArgv: ['--conditions=@imah/source'],
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent', IMAH_DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

async function refusalOf(environment: Record<string, string>): Promise<{ code: number; words: string[] }> {
  const child = run(environment);
  let words = '';
  child.stderr?.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, words: words.trim().split('\n') };
}

describe('the process', () => {
  it('ends with 1 and one sentence in two languages for a bad variable', async () => {
    expect(await refusalOf({ PORT: 'http' })).toEqual({
      code: 1,
      words: [
        'PORT harus bilangan bulat dari 0 sampai 65535, bukan "http".',
        'PORT must be a whole number from 0 to 65535, not "http".',
      ],
    });
  });

  it('ends with 1 and one sentence for a port in use, leaving no database behind', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };

    const refusal = await refusalOf({ PORT: String(port) });
    other.close();

    expect(refusal).toEqual({
      code: 1,
      words: [
        expect.stringContaining(`Port ${port} sudah dipakai program lain`),
        expect.stringContaining(`Port ${port} is in use`),
      ],
    });
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  });

  it('ends with 1 and one sentence for a data folder that cannot be written', async () => {
    const refusal = await refusalOf({ IMAH_DATA_DIR: '/dev/null/imah' });

    expect(refusal).toEqual({
      code: 1,
      words: [
        expect.stringContaining('Folder data /dev/null/imah tidak dapat ditulisi'),
        expect.stringContaining('cannot be written'),
      ],
    });
  });

  it('ends at once when it is told a second time, whatever is still under way', { timeout: 90_000 }, async () => {
    const child = run({});
    const [{ url }] = (await once(child, 'message')) as [{ url: string }];
    // A body that never comes whole keeps the first end waiting.
    const call = request(`${url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '1000' },
    });
    call.on('error', () => undefined);
    call.write('{');
    await fetch(`${url}/healthz`);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await expect
      .poll(() =>
        fetch(`${url}/readyz`).then(
          ({ status }) => status,
          () => 'closed',
        ),
      )
      .not.toBe(200);

    child.kill('SIGTERM');

    expect(await ended).toEqual([130, null]);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends with 0 on %s, the database stopped before it', async (signal) => {
    const child = run({});
    const [{ url }] = (await once(child, 'message')) as [{ url: string }];
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(existsSync(join(dataDir, 'postgres/data/postmaster.pid'))).toBe(true);

    const ended = once(child, 'exit');
    child.kill(signal);

    expect(await ended).toEqual([0, null]);
    expect(existsSync(join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false);
  });
});
