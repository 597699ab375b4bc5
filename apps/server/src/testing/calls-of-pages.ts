import { portfolioPeriods } from '@imah/contract/portfolio/words';
import { ticketMine, ticketSorts, ticketStates } from '@imah/contract/tickets/words';
import type { LargeOrganization } from './fill-large-organization.ts';

/** What is large behind the calls of pages. */
export const callGroups = [
  'tickets of all buildings, as their pages ask',
  'tickets of all buildings, by every filter and order',
  'tickets of one building, by every filter and order',
  'counts of all buildings',
  'counts of one building',
  'Hari ini',
  'all buildings in numbers',
  'the inbox',
  'the audit',
  'the search',
  'the readings of a meter',
] as const;
export type CallGroupName = (typeof callGroups)[number];

/** Calls by their addresses, and how many pages of the database one of their statements may look at. */
export interface CallGroup {
  readonly addresses: readonly string[];
  readonly mostPages: number;
}

const everyState = ticketStates.join(',');
const ended = 'resolved,closed,cancelled,merged';
const query = (entries: Readonly<Record<string, string>>) => new URLSearchParams(entries).toString();

/** What the pages of one building let people narrow its tickets by, one at a time. */
function filtersOf({ categoryId, unitId, floorId, sectionId, workerId }: LargeOrganization) {
  return [
    {},
    ...[...ticketStates, everyState, ended].map((state) => ({ state })),
    ...['emergency', 'high', 'medium', 'low', 'high,emergency'].map((priority) => ({ priority })),
    { categoryId },
    { unitId },
    { floorId },
    { sectionId },
    { assignee: 'none' },
    { assignee: workerId },
    ...ticketMine.map((mine) => ({ mine })),
    { due: 'overdue' },
    ...['keran', 'bocor di dapur', 'zzzqqq', 'tkt-2026-0199'].map((q) => ({ q })),
  ] satisfies Record<string, string>[];
}

/** What the page of all buildings, the dashboard and a resident's home ask for. */
const everywhere: readonly Readonly<Record<string, string>>[] = [
  { sort: 'newest' },
  { sort: 'due' },
  { sort: 'updated' },
  { sort: 'priority' },
  { mine: 'assigned', sort: 'due' },
  { mine: 'reported', sort: 'newest' },
  { mine: 'reported', state: everyState, sort: 'newest' },
  { assignee: 'none', sort: 'due' },
  { assignee: 'none', sort: 'newest' },
  { due: 'overdue', sort: 'due' },
  { state: everyState, sort: 'newest' },
];

/** Every list, count and search that pages offer. */
export function callsOfPages(org: LargeOrganization, now: number): Readonly<Record<CallGroupName, CallGroup>> {
  const [buildingId = ''] = org.buildingIds;
  const filters = filtersOf(org);
  const sorted = (all: readonly Readonly<Record<string, string>>[]) =>
    ticketSorts.flatMap((sort) => all.map((filter) => `/tickets?${query({ limit: '50', sort, ...filter })}`));
  const countable = filters.filter((filter) => !('state' in filter));
  const audit = `/organizations/${org.orgId}/audit?limit=50`;
  const telemetry = `/devices/${org.deviceId}/telemetry?keys=energy&points=300&to=${now}`;
  return {
    'tickets of all buildings, as their pages ask': {
      addresses: everywhere.map((asked) => `/tickets?${query({ limit: '50', ...asked })}`),
      mostPages: 5000,
    },
    'tickets of all buildings, by every filter and order': { addresses: sorted(filters), mostPages: 13_000 },
    'tickets of one building, by every filter and order': {
      addresses: sorted(filters.map((filter) => ({ buildingId, ...filter }))),
      mostPages: 2600,
    },
    'counts of all buildings': {
      addresses: countable
        .filter((filter) => !('q' in filter))
        .map((filter) => `/ticket-counts?${query(filter as Record<string, string>)}`),
      mostPages: 6000,
    },
    'counts of one building': {
      addresses: countable.map((filter) => `/ticket-counts?${query({ buildingId, ...filter })}`),
      mostPages: 3000,
    },
    'Hari ini': { addresses: ['/today'], mostPages: 5000 },
    'all buildings in numbers': {
      addresses: portfolioPeriods.map((period) => `/portfolio?period=${period}`),
      mostPages: 8000,
    },
    'the inbox': {
      addresses: [
        ...['you', 'alarms', 'residents'].flatMap((tab) =>
          ['all', 'unread'].map((show) => `/notifications/inbox?limit=20&tab=${tab}&show=${show}`),
        ),
        '/notifications',
        '/notifications?show=unread',
        '/notifications/unread',
        '/notifications/inbox/unread',
      ],
      mostPages: 1500,
    },
    'the audit': {
      addresses: [
        audit,
        ...['device', 'building', 'ticket', 'organization'].map((entity) => `${audit}&entity=${entity}`),
        ...['manager', 'owner', 'nobody'].map((who) => `${audit}&who=${who}`),
        `${audit}&who=manager&entity=device`,
        ...[30, 60, 90].map((days) => `${audit}&to=${new Date(now - days * 86_400_000).toISOString()}`),
        `${audit}&from=${new Date(now - 86_400_000).toISOString()}`,
        `${audit}&from=${new Date(now - 60 * 86_400_000).toISOString()}&to=${new Date(now - 59 * 86_400_000).toISOString()}`,
        `/organizations/${org.orgId}/history/ticket/${org.ticketId}`,
        `/organizations/${org.orgId}/history/device/${org.deviceId}`,
      ],
      mostPages: 1500,
    },
    'the search': {
      addresses: [
        'keran',
        'krean',
        'zzzqqq',
        'A-0001',
        'menara',
        'TKT-2026-000100',
        '#100',
        'lampu koridor',
        'owner',
        'mohon',
        'segera hari',
        'karen',
      ].map((q) => `/search?${query({ q })}`),
      mostPages: 6000,
    },
    'the readings of a meter': {
      addresses: [1, 24, 24 * 7, 24 * 30, 24 * 365].map((hours) => `${telemetry}&from=${now - hours * 3_600_000}`),
      mostPages: 3000,
    },
  };
}
