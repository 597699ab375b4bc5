import autocannon from 'autocannon';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { median, type Row } from './table.ts';

const rounds = 3;

/** What people type: a code, a name, a name with a typo, a phone number, something that is not there. */
const queries = ['A-01', 'sari wul', 'santsoo', '811000123', 'zzzqqq'];

interface Started {
  readonly url: string;
  readonly bareUrl: string;
  readonly orgId: string;
  readonly token: string;
}

/**
 * Processor time of a search and of a page of members, server and database together, beside a bare list of 50 rows,
 * in turns and in one run.
 */
export async function measureSearch(): Promise<Row[]> {
  const child = fork(fileURLToPath(new URL('../../apps/server/src/testing/search-bench-server.ts', import.meta.url)), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: ['--conditions=@imah/source'],
  });
  const [started] = (await once(child, 'message')) as [Started];
  const headers = { authorization: `Bearer ${started.token}` };

  const members = `${started.url}/api/v1/organizations/${started.orgId}/members`;
  const next = await cursorOf(`${members}?limit=50`, headers);
  const calls = [
    ...queries.map((query) => ({
      what: `search: "${query}"`,
      address: `${started.url}/api/v1/search?q=${encodeURIComponent(query)}`,
    })),
    { what: 'members, first 50 of 2,001, counted', address: `${members}?limit=50` },
    { what: 'members, the next 50', address: `${members}?limit=50&cursor=${encodeURIComponent(next)}` },
    { what: 'members, found by name', address: `${members}?limit=50&q=lestari` },
  ];

  const bare: number[] = [];
  const measured: number[][] = calls.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await cpuPerRequest(child, started.bareUrl, {}));
    for (const [index, { address }] of calls.entries())
      measured[index]?.push(await cpuPerRequest(child, address, headers));
  }
  child.send('end');
  await once(child, 'exit');

  const reference = median(bare);
  return calls.map(({ what }, index) => {
    const cpu = median(measured[index] ?? []);
    return {
      what: `${what} (5,000 units, 2,000 people, 2,001 members)`,
      measured: `${cpu.toFixed(2)} ms CPU`,
      reference: `${(cpu / reference).toFixed(2)} × a bare list of 50 members (${reference.toFixed(2)} ms), goal ≤ 3 ×`,
    };
  });
}

/** Where the page after this one begins. */
async function cursorOf(url: string, headers: Record<string, string>): Promise<string> {
  const answer: unknown = await (await fetch(url, { headers })).json();
  // The server has made it by the contract's schema.
  const { meta } = answer as { readonly meta: { readonly nextCursor: string | null } };
  if (meta.nextCursor === null) throw new Error(`${url} has no second page`);
  return meta.nextCursor;
}

/** Milliseconds of processor time for one request. */
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
