import { measureCalls, type MeasuredCall, startBench } from './cpu-per-request.ts';
import type { Row } from './table.ts';

interface Filled {
  readonly orgId: string;
  readonly deviceId: string;
  readonly token: string;
}

const sizes = { few: 1000, many: 100_000 } as const;

/**
 * Processor time of what is read over all buildings, with 1,000 tickets and with 100,000 of which half are open, each beside
 * a bare list of 50 of them by the same query. Audit and notifications are ten times as many, readings a hundred times.
 */
export async function measureLargeOrganization(): Promise<Row[]> {
  const few = await measure(sizes.few);
  const many = await measure(sizes.many);
  return many.measured.map(({ what, cpu }, index) => {
    const before = few.measured[index]?.cpu ?? Number.NaN;
    return {
      what,
      measured: `${before.toFixed(2)} ms CPU at 1,000, ${cpu.toFixed(2)} at 100,000 (× ${(cpu / before).toFixed(1)})`,
      reference: `${(cpu / many.reference).toFixed(2)} × a bare list by the same query (${many.reference.toFixed(2)} ms), goal ≤ 2 ×`,
    };
  });
}

async function measure(tickets: number) {
  const bench = await startBench<Filled>('large-bench-server.ts', [String(tickets)]);
  return measureCalls(bench, callsOf(bench.started));
}

function callsOf({ url, orgId, deviceId }: Filled & { readonly url: string }): MeasuredCall[] {
  const list = `${url}/api/v1/tickets?limit=50`;
  const counts = `${url}/api/v1/ticket-counts`;
  const audit = `${url}/api/v1/organizations/${orgId}/audit?limit=50`;
  const now = Date.now();
  return [
    { what: 'open, newest', address: list },
    { what: 'open, first due', address: `${list}&sort=due` },
    { what: 'open, changed last', address: `${list}&sort=updated` },
    { what: 'open, pressing first', address: `${list}&sort=priority` },
    { what: 'own work, first due', address: `${list}&mine=assigned&sort=due` },
    { what: 'of nobody, first due', address: `${list}&assignee=none&sort=due` },
    { what: 'overdue, first due', address: `${list}&due=overdue&sort=due` },
    { what: 'found by "zzzqqq"', address: `${list}&q=zzzqqq` },
    { what: 'counts', address: counts },
    { what: 'counts of own work', address: `${counts}?mine=assigned` },
    { what: 'counts of what is late', address: `${counts}?due=overdue` },
    { what: 'Hari ini', address: `${url}/api/v1/today` },
    { what: 'all buildings in numbers', address: `${url}/api/v1/portfolio?period=month` },
    { what: 'audit', address: audit },
    { what: 'audit of one person', address: `${audit}&who=manager` },
    { what: 'audit of nobody', address: `${audit}&who=zzzqqq` },
    { what: 'inbox', address: `${url}/api/v1/notifications/inbox?tab=you&limit=20` },
    { what: 'inbox of alarms', address: `${url}/api/v1/notifications/inbox?tab=alarms&limit=20` },
    { what: 'unread', address: `${url}/api/v1/notifications/inbox/unread` },
    { what: 'search: "keran"', address: `${url}/api/v1/search?q=keran` },
    {
      what: 'a day of a meter',
      address: `${url}/api/v1/devices/${deviceId}/telemetry?keys=energy&from=${now - 86_400_000}&to=${now}`,
    },
  ];
}
