import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { median } from './table.ts';

/** A call whose processor time is wanted. */
export interface MeasuredCall {
  readonly what: string;
  readonly address: string;
}

const rounds = 3;
/** Each connection of the pool has then planned what it keeps. */
const warmUp = 200;

/** Starts a server for measuring (`apps/server/src/testing`) with these words; what it tells of itself comes back with it. */
export async function startBench<S extends { readonly token: string }>(file: string, words: readonly string[] = []) {
  const child = fork(fileURLToPath(new URL(`../../apps/server/src/testing/${file}`, import.meta.url)), words, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: ['--conditions=@imah/source'],
  });
  // The server has written it as the caller reads it.
  const [started] = (await once(child, 'message')) as [S & { readonly url: string; readonly bareUrl: string }];
  return { child, started, headers: { authorization: `Bearer ${started.token}` } };
}

/** Milliseconds of processor time for one request of the reference and of each call, in turns; ends the server. */
export async function measureCalls(
  { child, started, headers }: Awaited<ReturnType<typeof startBench>>,
  calls: readonly MeasuredCall[],
): Promise<{ readonly reference: number; readonly measured: { readonly what: string; readonly cpu: number }[] }> {
  for (const [url, sent] of [[started.bareUrl, {}] as const, ...calls.map((call) => [call.address, headers] as const)])
    await autocannon({ url, connections: 10, amount: warmUp, headers: sent });
  const bare: number[] = [];
  const measured: number[][] = calls.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await cpuPerRequest(child, started.bareUrl, {}));
    for (const [index, { address }] of calls.entries())
      measured[index]?.push(await cpuPerRequest(child, address, headers));
  }
  child.send('end');
  await once(child, 'exit');
  return {
    reference: median(bare),
    measured: calls.map(({ what }, index) => ({ what, cpu: median(measured[index] ?? []) })),
  };
}

/** Where the page after this one begins. */
export async function cursorOf(url: string, headers: Record<string, string>): Promise<string> {
  const answer: unknown = await (await fetch(url, { headers })).json();
  // The server has made it by the contract's schema.
  const { meta } = answer as { readonly meta: { readonly nextCursor: string | null } };
  if (meta.nextCursor === null) throw new Error(`${url} has no second page`);
  return meta.nextCursor;
}

async function cpuPerRequest(child: ChildProcess, url: string, headers: Record<string, string>): Promise<number> {
  const before = await cpuOf(child);
  const result = await autocannon({ url, connections: 10, duration: 2, headers });
  if (result.non2xx > 0) throw new Error(`${url}: ${result.non2xx} answers were not 2xx`);
  return ((await cpuOf(child)) - before) / result.requests.total;
}

async function cpuOf(child: ChildProcess): Promise<number> {
  child.send('cpu');
  const [{ cpuMs }] = (await once(child, 'message')) as [{ cpuMs: number }];
  return cpuMs;
}
