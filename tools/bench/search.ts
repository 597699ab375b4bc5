import { cursorOf, measureCalls, startBench } from './cpu-per-request.ts';
import type { Row } from './table.ts';

/** What people type: a code, a name, a name with a typo, a phone number, something that is not there. */
const queries = ['A-01', 'sari wul', 'santsoo', '811000123', 'zzzqqq'];

/**
 * Processor time of a search and of a page of members, server and database together, beside a bare list of 50 rows,
 * in turns and in one run.
 */
export async function measureSearch(): Promise<Row[]> {
  const bench = await startBench<{ readonly orgId: string; readonly token: string }>('search-bench-server.ts');
  const { started, headers } = bench;
  const members = `${started.url}/api/v1/organizations/${started.orgId}/members`;
  const next = await cursorOf(`${members}?limit=50`, headers);
  const { reference, measured } = await measureCalls(bench, [
    ...queries.map((query) => ({
      what: `search: "${query}"`,
      address: `${started.url}/api/v1/search?q=${encodeURIComponent(query)}`,
    })),
    { what: 'members, first 50 of 2,001, counted', address: `${members}?limit=50` },
    { what: 'members, the next 50', address: `${members}?limit=50&cursor=${encodeURIComponent(next)}` },
    { what: 'members, found by name', address: `${members}?limit=50&q=lestari` },
  ]);
  return measured.map(({ what, cpu }) => ({
    what: `${what} (5,000 units, 2,000 people, 2,001 members)`,
    measured: `${cpu.toFixed(2)} ms CPU`,
    reference: `${(cpu / reference).toFixed(2)} × a bare list of 50 members (${reference.toFixed(2)} ms), goal ≤ 3 ×`,
  }));
}
