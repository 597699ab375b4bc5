import { createQueryClient, type ReadName, readKey } from '@imah/api-client/react';
import type { QueryKey } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { covers, readOf, reads, readsOf, rowsOf } from './reads.ts';
import { renew } from './renew.ts';
import { renewedBy, renewedByEvent } from './renewals.ts';

const [buildingId, elsewhere, ticketId] = ['b-1', 'b-2', 't-1'];
const inBuilding = { params: { buildingId } };
const lists = {
  ofBuilding: readKey('listTickets', { query: { buildingId, limit: 60 } }, 'pages'),
  everywhere: readKey('listTickets', { query: { limit: 50 } }, 'pages'),
  glance: readKey('listTickets', { query: { mine: 'reported', limit: 5 } }),
} as const;

describe('some of what was read', () => {
  it('is named by its call, what it was asked with and its form, each narrowing the others', () => {
    const named = [
      reads('listTickets'),
      reads('listTickets', { buildingId }),
      reads('listTickets', { buildingId: undefined }),
      reads('listTickets', {}, 'one'),
      readsOf({ buildingId }),
      reads('countTickets'),
    ];

    expect(named.map((one) => Object.values(lists).map((key) => covers(one, key)))).toEqual([
      [true, true, true],
      [true, false, false],
      [false, true, true],
      [false, false, true],
      [true, false, false],
      [false, false, false],
    ]);
  });

  it('may be one answer alone, asked for with exactly this', () => {
    const one = readOf('getTicketWork', { params: { ticketId } });

    expect([
      covers(one, readKey('getTicketWork', { params: { ticketId } })),
      covers(one, readKey('getTicketWork', { params: { ticketId: 't-2' } })),
    ]).toEqual([true, false]);
  });

  it('is never what lies under the key of no call', () => {
    expect(
      [['pictures', 'org', 'user'], ['push-of-this-browser', 2], []].map((key) => covers(readsOf({}), key)),
    ).toEqual([false, false, false]);
  });

  it('comes in pages, whose rows are one list', () => {
    expect(rowsOf({ pages: [{ data: [1, 2] }, { data: [3] }], pageParams: [] })).toEqual([1, 2, 3]);
  });
});

/** The calls among these keys that something makes old. */
function oldAmong(wanted: readonly Parameters<typeof covers>[0][], keys: readonly QueryKey[]): readonly unknown[] {
  return keys.filter((key) => wanted.some((one) => covers(one, key))).map(([name, asked]) => [name, asked]);
}

describe('what the live channel tells of', () => {
  const about: readonly QueryKey[] = [
    readKey('listBuildings', {}, 'all'),
    readKey('getBuilding', inBuilding),
    readKey('getBuilding', { params: { buildingId: elsewhere } }),
    readKey('getPlaces', inBuilding),
    readKey('listNotices', inBuilding, 'all'),
    readKey('listActiveAlarms', inBuilding, 'all'),
    readKey('listAlarmWindows', { ...inBuilding, query: { show: 'open' } }, 'pages'),
    readKey('listCommands', { params: { deviceId: 'd-1' } }),
    readKey('listFoundDevices', inBuilding),
    readKey('listBuildingCredentials', inBuilding),
    readKey('getTicket', { params: { ticketId } }),
    readKey('listTicketReplies', { params: { ticketId } }, 'pages'),
    readKey('getToday', {}),
    readKey('listGroups', { params: { orgId: 'o-1' } }),
    readKey('listAlarmRules', { params: { orgId: 'o-1' } }),
  ];
  const namesOf = (entity: keyof typeof renewedByEvent) =>
    oldAmong(renewedByEvent[entity]({ buildingId, id: ticketId, op: 'updated' }), about).map(
      (one) => (one as [ReadName])[0],
    );

  it.each([
    [
      'building',
      [
        'listBuildings',
        'getBuilding',
        'getPlaces',
        'listNotices',
        'listActiveAlarms',
        'listAlarmWindows',
        'listFoundDevices',
        'listBuildingCredentials',
      ],
    ],
    [
      'unit',
      [
        'listBuildings',
        'getBuilding',
        'getPlaces',
        'listNotices',
        'listActiveAlarms',
        'listAlarmWindows',
        'listFoundDevices',
        'listBuildingCredentials',
      ],
    ],
    [
      'occupancy',
      [
        'getBuilding',
        'getPlaces',
        'listNotices',
        'listActiveAlarms',
        'listAlarmWindows',
        'listFoundDevices',
        'listBuildingCredentials',
      ],
    ],
    ['notice', ['listNotices']],
    ['device', ['listBuildings', 'getBuilding', 'getToday']],
    ['found-device', ['listFoundDevices', 'listBuildingCredentials']],
    ['device-type', ['listFoundDevices']],
    ['command', ['listCommands']],
    ['alarm-rule', ['listAlarmRules']],
    ['alarm-window', ['listAlarmWindows']],
    ['alarm', ['listBuildings', 'getBuilding', 'listActiveAlarms', 'listAlarmWindows', 'getToday']],
    ['ticket', ['getTicket', 'listTicketReplies', 'getToday']],
    ['topic', []],
    [
      'missed',
      [
        'listBuildings',
        'getBuilding',
        'getPlaces',
        'listNotices',
        'listActiveAlarms',
        'listAlarmWindows',
        'listFoundDevices',
        'listBuildingCredentials',
        'getTicket',
        'listTicketReplies',
        'getToday',
      ],
    ],
  ] as const)('makes old by %s what it is about, and nothing of another building', (entity, names) => {
    expect(namesOf(entity)).toEqual(names);
  });

  it.each(['created', 'updated', 'deleted'] as const)(
    'reads the devices of a building again when one of them was %s',
    (op) => {
      const lists = [readKey('listDevices', inBuilding, 'all'), readKey('listDeviceTypes', inBuilding)];

      const names = (heard: 'created' | 'updated' | 'deleted' | 'presence') =>
        oldAmong(renewedByEvent.device({ buildingId, id: 'd-1', op: heard }), lists).length;

      expect([names(op), names('presence')]).toEqual([2, 0]);
    },
  );

  it('reads a run of bills alone again while work on it goes on, and all that changes with bills once that is done', () => {
    const ofRun = readKey('getBillingRun', { params: { buildingId, runId: 'r-1' } });
    const others = [readKey('getToday', {}), readKey('listOwnBills', {}), readKey('listOwnWallets', {})];
    const old = (op: 'progress' | 'updated') =>
      oldAmong(renewedByEvent.bill({ buildingId, id: 'r-1', op }), [ofRun, ...others]).length;

    expect([old('progress'), old('updated')]).toEqual([1, 4]);
  });

  it('leaves the lists of a building to whoever writes the ticket where it stands', () => {
    expect(oldAmong(renewedByEvent.ticket({ buildingId, id: ticketId }), Object.values(lists))).toEqual([
      ['listTickets', { limit: 50 }],
      ['listTickets', { mine: 'reported', limit: 5 }],
    ]);
  });
});

it('has one key for the categories of tickets: a change of the settings renews them wherever they are shown', async () => {
  const queries = createQueryClient();
  const categories = readKey('listTicketCategories', { params: { orgId: 'o-1' } });
  const others = readKey('listTicketCategories', { params: { orgId: 'o-2' } });
  queries.setQueryData(categories, []);
  queries.setQueryData(others, []);

  await renew(queries, renewedBy.organization('o-1'));

  expect([categories, others].map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([true, false]);
});

it('reads again what waits for people once what is spent has changed', () => {
  const read = [readKey('getToday', {}), readKey('listExpenses', { params: { orgId: 'o-1' } }, 'pages')];

  expect(oldAmong(renewedBy.books(), read)).toHaveLength(2);
});

it('reads nothing again where nothing is old', async () => {
  const queries = createQueryClient();
  const key = readKey('getToday', {});
  queries.setQueryData(key, { items: [], totals: {} } as never);

  await renew(queries, []);

  expect(queries.getQueryState(key)?.isInvalidated).toBe(false);
});

it('an order that changed renews what asks for it and credits it: bills, arrears and the books', () => {
  const read = [
    'listOwnOrders',
    'listOwnWallets',
    'getBill',
    'listArrears',
    'getBillingRun',
    'getFinancesOverview',
  ] as const;
  const keys = read.map((name) => readKey(name, { params: { buildingId } } as never));

  for (const renewed of [renewedByEvent.order({ buildingId, id: 'o-1' }), renewedBy.orders(buildingId)])
    expect(keys.map((key) => renewed.some((one) => covers(one, key)))).toEqual(read.map(() => true));
});
