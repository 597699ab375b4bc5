import autocannon from 'autocannon';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { median, type Row } from './table.ts';

const rounds = 3;

/** Requests a second of the session call beside a bare Fastify, in turns and in one run. */
export async function measureSessionCall(url: string): Promise<Row[]> {
  const bare = fork(fileURLToPath(new URL('bare-fastify.ts', import.meta.url)), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const bareUrl = await addressOf(bare);
  const cookie = await logIn(url);

  const measured = { anonymous: [] as number[], signedIn: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    measured.bare.push(await requestsPerSecond(bareUrl));
    measured.anonymous.push(await requestsPerSecond(`${url}/api/_auth/session`));
    measured.signedIn.push(await requestsPerSecond(`${url}/api/_auth/session`, { cookie }));
  }
  bare.kill();
  await once(bare, 'exit');

  const reference = median(measured.bare);
  const row = (what: string, values: readonly number[]): Row => ({
    what,
    measured: `${Math.round(median(values))} req/s`,
    reference: `${(median(values) / reference).toFixed(2)} × bare Fastify (${Math.round(reference)} req/s)`,
  });
  return [row('session call, nobody', measured.anonymous), row('session call, signed in', measured.signedIn)];
}

async function requestsPerSecond(url: string, headers: Record<string, string> = {}): Promise<number> {
  const result = await autocannon({ url, connections: 20, duration: 4, headers });
  if (result.non2xx > 0) throw new Error(`${url}: ${result.non2xx} answers were not 2xx`);
  return result.requests.average;
}

async function logIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/auth/login?web=true`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: 'pengelola@imah.test', password: 'imah-contoh-2026' }),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  if (cookie === undefined) throw new Error(`login answered ${answer.status} without a cookie`);
  return cookie;
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => child.once('message', (message: { url: string }) => resolve(message.url)));
}
