import { cursorOf, measureCalls, startBench } from './cpu-per-request.ts';
import type { Row } from './table.ts';

interface Filled {
  readonly buildingId: string;
  readonly technicianId: string;
  readonly token: string;
}

/**
 * Processor time of the lists of tickets, server and database together, beside a bare list of 50 tickets, in turns and
 * in one run.
 */
export async function measureTickets(): Promise<Row[]> {
  const bench = await startBench<Filled>('ticket-bench-server.ts');
  const { started, headers } = bench;
  const { url, buildingId, technicianId } = started;
  const list = `${url}/api/v1/tickets?limit=50&buildingId=${buildingId}`;
  const counts = `${url}/api/v1/ticket-counts?buildingId=${buildingId}`;
  const next = await cursorOf(list, headers);
  const { reference, measured } = await measureCalls(bench, [
    { what: 'open, newest', address: list },
    { what: 'open, the next 50', address: `${list}&cursor=${encodeURIComponent(next)}` },
    { what: 'open, first due', address: `${list}&sort=due` },
    { what: 'open, pressing first', address: `${list}&sort=priority` },
    { what: 'open, changed last', address: `${list}&sort=updated` },
    { what: 'open, of all buildings', address: `${url}/api/v1/tickets?limit=50` },
    { what: 'two states and a priority', address: `${list}&state=new,in-progress&priority=high` },
    { what: 'closed', address: `${list}&state=closed` },
    { what: 'of one technician', address: `${list}&assignee=${technicianId}` },
    { what: 'overdue, first due', address: `${list}&due=overdue&sort=due` },
    { what: 'open, found by "keran bocor"', address: `${list}&q=keran%20bocor` },
    { what: 'open, found by "tkt-2026-099"', address: `${list}&q=tkt-2026-099` },
    { what: 'open, "zzzqqq" is not there', address: `${list}&q=zzzqqq` },
    { what: 'counts of what is open', address: counts },
  ]);
  return measured.map(({ what, cpu }) => ({
    what: `${what} (100,000 tickets)`,
    measured: `${cpu.toFixed(2)} ms CPU`,
    reference: `${(cpu / reference).toFixed(2)} × a bare list of 50 tickets (${reference.toFixed(2)} ms), goal ≤ 3 ×`,
  }));
}
