import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { demoPassword } from '@imah/server-demo/plan';
import { startServerProcess } from '../run/server-process.ts';
import { type Entrance, entrances, type FloodOrder } from './crowding-entrances.ts';
import type { Row } from './table.ts';

const probes = 150;
const pauseMs = 15;
/** The p99 of somebody else may rise to this many times what it is when nobody floods. */
const goal = 5;

interface Account {
  readonly token: string;
  readonly email: string;
  readonly userId: string;
  readonly secret: string;
}

/** What somebody else's calls take while one account floods each entrance in turn; limits as people have them. */
export async function measureCrowding(): Promise<Row[]> {
  const server = await startServerProcess({
    demo: true,
    environment: { IMAH_CHILD_WEB: 'no', IMAH_CHILD_RATE_SCALE: '1' },
  });
  try {
    const [flooding, quiet] = [
      await signIn(server.url, 'pengelola@imah.test'),
      await signIn(server.url, 'tetangga@imah.test'),
    ];
    const { data } = await get<{ data: { id: string; orgId: string }[] }>(
      server.url,
      '/api/v1/buildings',
      flooding.token,
    );
    const [building] = data;
    if (building === undefined) throw new Error('the demonstration has no building');
    const probe = () => probeTimes(server.url, quiet.token);
    // The first calls compile what they need.
    await probe();
    // Before each flood and after the last: what else the machine does meanwhile falls on both sides.
    const calm: number[] = [];
    const crowded = new Map<Entrance, number>();
    for (const entrance of entrances) {
      calm.push(...(await probe()));
      const { orgId, id: buildingId } = building;
      const order = { ...flooding, entrance, url: server.url, orgId, buildingId };
      crowded.set(entrance, p99(await whileFlooded(order, probe)));
    }
    calm.push(...(await probe()));
    return [
      { what: 'nobody floods', measured: `${p99(calm).toFixed(1)} ms` },
      ...[...crowded].map(([what, time]) => ({
        what,
        measured: `${time.toFixed(1)} ms`,
        reference: `${(time / p99(calm)).toFixed(1)} times; goal ≤ ${goal} times`,
      })),
    ];
  } finally {
    await server.stop();
  }
}

async function whileFlooded<T>(order: FloodOrder, measure: () => Promise<T>): Promise<T> {
  const flooder = fork(fileURLToPath(new URL('flooder.ts', import.meta.url)), [JSON.stringify(order)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: ['--conditions=@imah/source'],
  });
  const gone = once(flooder, 'exit');
  await Promise.race([once(flooder, 'message'), gone]);
  if (flooder.exitCode !== null) throw new Error(`the flood of ${order.entrance} has ended by itself`);
  try {
    return await measure();
  } finally {
    flooder.send('end');
    await gone;
  }
}

function p99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

/** Of calls that a page makes, one after the other, in milliseconds. */
async function probeTimes(url: string, token: string): Promise<number[]> {
  const times: number[] = [];
  for (let probe = 0; probe < probes; probe += 1) {
    const began = performance.now();
    await get(url, probe % 2 === 0 ? '/api/v1/buildings' : '/api/v1/tickets?limit=20', token);
    times.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return times;
}

async function get<T>(url: string, path: string, token: string): Promise<T> {
  const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  // The server has written it by the contract's schema.
  return (await answer.json()) as T;
}

async function signIn(url: string, email: string): Promise<Account> {
  const answer = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  const session = (await answer.json()) as { data: { token: string; user: { id: string } } };
  const { token, user } = session.data;
  const { data } = await get<{ data: { extra: { mqtt_password: string } } }>(url, '/api/v1/auth/whoami', token);
  return { token, email, userId: user.id, secret: data.extra.mqtt_password };
}
