import type { DefaultGroupKey } from '@imah/contract/access';
import type { Portfolio } from '@imah/contract/portfolio';
import type { TicketCounts } from '@imah/contract/tickets';
import { openTicketStates } from '@imah/contract/tickets/words';
import type { Today } from '@imah/contract/today';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  makeAlarm,
  makeBuilding,
  makeDevice,
  makeMember,
  makePlace,
  makeTicket,
  makeUnit,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';

const start = Date.UTC(2026, 10, 21, 3);
const hour = 3_600_000;

let test: TestApp;
let buildingIds: readonly string[] = [];
const people = new Map<string, TestPerson>();

/** Two buildings in use and one in the archive, with tickets of many kinds, alarms and devices in each. */
beforeAll(async () => {
  test = await createTestApp();
  test.clock.now = start;
  const first = await makePlace(test, 'Graha');
  const at = async (name: string): Promise<TestPlace> => ({
    ...first,
    buildingId: await makeBuilding(test, first, name),
  });
  const [second, archived] = [await at('Menara'), await at('Gedung arsip')];
  buildingIds = [first, second, archived].map(({ buildingId }) => buildingId);
  const join = async (name: string, group: DefaultGroupKey, buildings?: readonly string[]) =>
    people.set(name, await makeMember(test, first, name, [group], buildings));
  await join('manager', 'building-manager');
  await join('manager of one building', 'building-manager', [second.buildingId]);
  await join('technician', 'technician');
  await join('finance', 'finance');
  await join('resident', 'resident', [first.buildingId]);
  const idOf = (name: string) => people.get(name)?.id ?? '';
  const unitId = await makeUnit(test, first, 'A-01', people.get('resident') ?? null);
  for (const place of [first, second, archived]) {
    for (const state of ['new', 'in-progress', 'waiting', 'resolved', 'closed'])
      for (const assignee of [null, idOf('technician'), idOf('manager')])
        for (const due of [null, -hour, 50 * hour]) {
          const mine = place === first && due === -hour;
          const id = await makeTicket(test, place, {
            title: `${state} ${due}`,
            ...(mine ? { reporterId: idOf('resident'), unitId } : { audience: 'staff' }),
          });
          await sql`UPDATE ticket SET state = ${state}, waiting_reason = ${state === 'waiting' ? 'resident' : null}, assignee_id = ${assignee},
            resolve_due_at = ${due === null ? null : new Date(start + due)} WHERE id = ${id}`.execute(test.context.db);
        }
    for (const [index, online] of [true, false, null, true].entries()) {
      const device = await makeDevice(test, place, { name: `Pompa ${index}`, online });
      if (online !== true) continue;
      await makeAlarm(test, place, device, { key: `k${index}` });
      // What tells nobody is no work: people have left it aside, or work goes on there.
      for (const quiet of ['shelved', 'suppressed'] as const)
        await makeAlarm(test, place, device, { key: `${quiet}${index}`, quiet });
    }
  }
  await sql`UPDATE building SET status = 'archived' WHERE id = ${archived.buildingId}`.execute(test.context.db);
});
afterAll(() => test.close());

const readOf = async (name: string, path: string) =>
  (await test.app.inject({ url: `/api/v1${path}`, headers: people.get(name)?.bearer ?? {} })).json().data;
const countsAs = (name: string, query: string): Promise<TicketCounts> => readOf(name, `/ticket-counts${query}`);
const countAs = async (name: string, query: string) => {
  const { states } = await countsAs(name, query);
  return openTicketStates.reduce((sum, state) => sum + states[state], 0);
};

async function readAs(name: string) {
  const today: Today = await readOf(name, '/today');
  const { buildings }: Portfolio = await readOf(name, '/portfolio?period=today');
  const sum = (of: (building: Portfolio['buildings'][number]) => number | undefined) =>
    buildings.reduce((total, building) => total + (of(building) ?? 0), 0);
  const { states } = await countsAs(name, '');
  return {
    today,
    states,
    portfolio: {
      overdue: sum(({ tickets }) => tickets?.overdue),
      unassigned: sum(({ tickets }) => tickets?.unassigned),
      open: sum(({ tickets }) => tickets?.open),
      alarms: sum(({ alarms }) => Object.values(alarms ?? {}).reduce((all, one) => all + one, 0)),
      offline: sum(({ devices }) => devices?.offline),
    },
    tabs: {
      open: await countAs(name, ''),
      mine: await countAs(name, '?mine=assigned'),
      overdue: await countAs(name, '?due=overdue'),
      unassigned: await countAs(name, '?assignee=none'),
    },
  };
}

// What nobody may see is counted by none of them; what is archived is run by nobody.
it.each(['manager', 'manager of one building'])(
  'Hari ini, the dashboard and the tabs of the tickets count the same late and free tickets for a %s',
  async (name) => {
    const { today, portfolio, tabs, states } = await readAs(name);
    const buildings = name === 'manager' ? 2 : 1;
    const ofEach = { late: 9, free: 9, both: 3, open: 27 };

    expect(tabs).toEqual({
      open: ofEach.open * buildings,
      mine: name === 'manager' ? 18 : 0,
      overdue: ofEach.late * buildings,
      unassigned: ofEach.free * buildings,
    });
    expect(portfolio).toEqual({
      open: tabs.open,
      overdue: tabs.overdue,
      unassigned: tabs.unassigned,
      alarms: 2 * buildings,
      offline: buildings,
    });
    expect(today.tickets).toEqual({ overdue: tabs.overdue, unassigned: tabs.unassigned });
    expect([today.totals.alarm, today.totals['device-offline']]).toEqual([portfolio.alarms, portfolio.offline]);
    // Their own, what nobody has and what is late, each once.
    const others = (ofEach.late + ofEach.free - ofEach.both) * buildings;
    const ownAndNotLate = name === 'manager' ? tabs.mine - 3 * buildings : 0;
    expect(today.totals.ticket).toBe(others + ownAndNotLate);
    expect(states.closed).toBe(9 * buildings);
  },
);

it('Hari ini counts for a technician what the tab of their own work and the dashboard count', async () => {
  const { today, portfolio, tabs } = await readAs('technician');

  expect([today.totals.ticket, tabs.mine]).toEqual([18, 18]);
  expect(today.tickets).toEqual({ overdue: await countAs('technician', '?mine=assigned&due=overdue'), unassigned: 0 });
  expect([portfolio.open, portfolio.overdue, portfolio.unassigned]).toEqual([tabs.open, tabs.overdue, tabs.unassigned]);
  expect([today.totals.alarm, today.totals['device-offline']]).toEqual([portfolio.alarms, portfolio.offline]);
});

it('Hari ini, the dashboard and the tabs are empty together for finance, who sees neither tickets nor devices', async () => {
  const { today, portfolio, tabs } = await readAs('finance');

  expect(today.tickets).toEqual({ overdue: 0, unassigned: 0 });
  expect(Object.values(today.totals)).toEqual(Object.values(today.totals).map(() => 0));
  expect([Object.values(portfolio), Object.values(tabs)]).toEqual([
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
});

it('Hari ini counts for a resident those of their own reports that wait for them', async () => {
  const { today } = await readAs('resident');
  const { states } = await countsAs('resident', '?mine=reported');

  expect(today.totals.ticket).toBe(states.waiting + states.resolved);
  expect([states.waiting, states.resolved]).toEqual([3, 3]);
  expect(today.tickets).toEqual({ overdue: 0, unassigned: 0 });
});

it.each(['manager', 'manager of one building', 'technician', 'finance', 'resident'])(
  'what Hari ini of each building has for a %s is together what that of all buildings has',
  async (name) => {
    const all: Today = await readOf(name, '/today');
    const [first, second, archived]: Today[] = await Promise.all(
      buildingIds.map((id) => readOf(name, `/today?buildingId=${id}`)),
    );
    const sum = (of: (today: Today) => number) => [first, second].reduce((sum, one) => sum + (one ? of(one) : 0), 0);

    expect({
      totals: Object.fromEntries(
        Object.keys(all.totals).map((kind) => [kind, sum(({ totals }) => totals[kind as keyof Today['totals']])]),
      ),
      overdue: sum(({ tickets }) => tickets.overdue),
      unassigned: sum(({ tickets }) => tickets.unassigned),
    }).toEqual({ totals: all.totals, overdue: all.tickets.overdue, unassigned: all.tickets.unassigned });
    expect(archived?.items).toEqual([]);
  },
);
