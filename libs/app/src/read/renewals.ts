import type { EventPacket } from '@imah/contract/mqtt';
import { bills, books, catalogue, wallets } from './money-reads.ts';
import { orders } from './orders.ts';
import { anyId, type Reads, reads, readsOf } from './reads.ts';
import { today } from './today.ts';

const portfolio = [
  reads('getPortfolio'),
  reads('listPortfolioMeters'),
  reads('listPortfolioDevices'),
  reads('getTicketReport'),
  reads('listMyAlarms'),
];
const buildingCounts = (buildingId: string) => [reads('listBuildings'), reads('getBuilding', { buildingId })];
const alarmsOf = (buildingId: string) => [
  reads('listActiveAlarms', { buildingId }),
  reads('listDeviceAlarms'),
  reads('listAlarmEscalations', { buildingId }),
  reads('getAlarm', { buildingId }),
  reads('listAlarmTickets'),
  reads('listUnitStates', { buildingId }),
];
/** Lists of one building are not among them: there each ticket that changed is written where it stands. */
const everyTicketList = [
  reads('listTickets', {}, 'one'),
  reads('listTickets', { buildingId: undefined }, 'pages'),
  reads('listOwnReports'),
  reads('listAlarmTickets'),
];
const ticketLists = (buildingId: string) => [
  ...everyTicketList,
  reads('countTickets', { buildingId }),
  reads('countTickets', { buildingId: undefined }),
  reads('listSimilarTickets', { buildingId }),
  reads('listUnitStates', { buildingId }),
  // Whose bills they are about, a building cannot say.
  reads('listBillQuestions'),
  // What somebody came for is completed with its ticket.
  ...orders(buildingId),
];
const outages = (buildingId: string) => [reads('listOutages', { buildingId }), reads('getOutage', { buildingId })];

const meters = (buildingId: string) => [
  reads('listMeters', { buildingId }),
  reads('getMeter', { buildingId }),
  reads('listReadings', { buildingId }),
  // What was reckoned before it was read is outdated.
  reads('getBillingRun', { buildingId }),
  // Whose meters they are, a building cannot say.
  reads('listOwnMeters'),
  today,
];

const dashboards = (buildingId: string) => [
  reads('getDashboard', { buildingId }),
  reads('getDashboardDraft', { buildingId }),
  reads('listDashboardVersions', { buildingId }),
];

const plans = (buildingId: string) => [
  reads('listPlans', { buildingId }),
  reads('getPlan', { buildingId }),
  reads('getPlanDraft', { buildingId }),
  reads('listPlanVersions', { buildingId }),
];

export interface HeardOf {
  readonly buildingId: string;
  /** Of the record that has changed. */
  readonly id: string;
  /** Left out where nobody knows. */
  readonly op?: EventPacket['op'] | undefined;
}

/** What is old once the live channel has told of a change in a building, by what has changed. */
export const renewedByEvent: Readonly<Record<EventPacket['entity'] | 'missed', (heard: HeardOf) => readonly Reads[]>> =
  {
    building: ({ buildingId }) => [reads('listBuildings'), readsOf({ buildingId }), ...portfolio],
    unit: ({ buildingId }) => [reads('listBuildings'), readsOf({ buildingId }), ...portfolio],
    occupancy: ({ buildingId }) => [readsOf({ buildingId })],
    notice: ({ buildingId }) => [reads('listNotices', { buildingId })],
    outage: ({ buildingId }) => [...outages(buildingId), today],
    // How far work on a run is concerns nobody but who looks at it.
    bill: ({ buildingId, op }) => (op === 'progress' ? [reads('getBillingRun', { buildingId })] : bills(buildingId)),
    dashboard: ({ buildingId }) => dashboards(buildingId),
    plan: ({ buildingId }) => plans(buildingId),
    product: () => catalogue,
    // Bills ask for it, and credit it; the books have what was paid for it.
    order: ({ buildingId }) => bills(buildingId),
    meter: ({ buildingId }) => meters(buildingId),
    device: ({ buildingId, id, op }) => [
      ...buildingCounts(buildingId),
      // Coming and going of a known device is told by its own topic.
      ...(op === 'presence' ? [] : [reads('listDevices', { buildingId }), reads('listDeviceTypes', { buildingId })]),
      // One that is gone is asked for no more.
      ...(op === 'updated' ? [readsOf({ deviceId: id })] : []),
      today,
      ...portfolio,
    ],
    'found-device': ({ buildingId }) => [
      reads('listFoundDevices', { buildingId }),
      reads('listBuildingCredentials', { buildingId }),
    ],
    'device-type': ({ buildingId }) => [
      reads('listDeviceTypes', { buildingId }),
      reads('listKnownDeviceTypes'),
      reads('listFoundDevices', { buildingId }),
    ],
    // The packet names the command, not its device.
    command: () => [reads('listCommands')],
    // A maintenance window says how many have begun within.
    alarm: ({ buildingId }) => [
      ...buildingCounts(buildingId),
      ...alarmsOf(buildingId),
      reads('listAlarmWindows', { buildingId }),
      today,
      ...portfolio,
    ],
    'alarm-rule': () => [reads('listAlarmRules')],
    // What began in one stays as it is until the clock looks: that is told of each alarm.
    'alarm-window': ({ buildingId }) => [reads('listAlarmWindows', { buildingId })],
    ticket: ({ buildingId, id }) => [readsOf({ ticketId: id }), ...ticketLists(buildingId), today, ...portfolio],
    // People hear of topics by themselves: a building cannot say who may see them.
    topic: () => [],
    missed: ({ buildingId }) => [
      reads('listOwnMeters'),
      ...catalogue,
      ...bills(buildingId),
      reads('listBuildings'),
      readsOf({ buildingId }),
      reads('listDeviceAlarms'),
      ...ticketLists(buildingId),
      readsOf({ ticketId: anyId }),
      today,
      ...portfolio,
    ],
  };

/** What is old once a command was sent, by what it changes. */
export const renewedBy = {
  /** Anything of a building: its places and people, who may join it, its labels. */
  building: (buildingId: string) => [reads('listBuildings'), readsOf({ buildingId }), today],
  /** Which buildings there are. */
  buildings: () => [reads('listBuildings')],
  alarm: (buildingId: string) => [today, ...alarmsOf(buildingId)],
  alarmWindow: (buildingId: string) => [reads('listAlarmWindows', { buildingId })],
  billing: (buildingId: string) => [reads('listTariffs', { buildingId }), ...bills(buildingId)],
  /** How a deposit is used by itself, and up to which float deposits are kept. */
  wallets: () => wallets,
  /** Accounts and months of the books, and what is spent: of that some waits for people. */
  books: () => [today, ...books],
  /** Products, their categories and prices, promotions. */
  catalogue: () => catalogue,
  /** Orders of a building, with the deposits, bills and books that they change. */
  orders: (buildingId: string) => bills(buildingId),
  meters: (buildingId: string) => [reads('getMeterSettings', { buildingId }), ...meters(buildingId)],
  dashboard: dashboards,
  /** Which screens show the dashboard of a building. */
  walls: (buildingId: string) => [reads('listWalls', { buildingId })],
  plan: plans,
  outage: (buildingId: string) => [today, ...outages(buildingId)],
  deviceCommand: (deviceId: string) => [reads('listCommands', { deviceId })],
  foundDevices: (buildingId: string) => [reads('listFoundDevices', { buildingId })],
  /** What was found has become a device. */
  adoption: (buildingId: string) => [...buildingCounts(buildingId), readsOf({ buildingId }), today],
  buildingCredentials: (buildingId: string) => [reads('listBuildingCredentials', { buildingId })],
  deviceCredentials: (deviceId: string) => [reads('listDeviceCredentials', { deviceId })],
  /** Anything of an organisation: its members, groups and rules. */
  organization: (orgId: string) => [readsOf({ orgId })],
  /** The lists of its building show its answer where it stands. */
  ticket: (ticketId: string) => [readsOf({ ticketId }), ...everyTicketList, reads('countTickets'), today],
  ticketCreated: () => [...everyTicketList, reads('countTickets')],
  /** What stands about a ticket on its own page. */
  partsOfTicket: (ticketId: string) => [readsOf({ ticketId })],
  work: (ticketId: string) => [reads('getTicketWork', { ticketId })],
  observers: (ticketId: string) => [reads('listTicketObserverCandidates', { ticketId })],
  /** Many tickets of a building at once. */
  tickets: (buildingId: string) => [reads('listTickets', { buildingId }), reads('countTickets', { buildingId })],
  similarTickets: (buildingId: string) => [reads('listSimilarTickets', { buildingId })],
  ticketViews: (orgId: string) => [reads('listTicketViews', { orgId })],
  topic: (topicId: string) => [readsOf({ topicId }), reads('listTopics')],
  topics: () => [reads('listTopics')],
  everyTopic: () => [reads('listTopics'), readsOf({ topicId: anyId })],
  notifications: () => [reads('listNotifications'), reads('listInbox'), reads('countInbox'), reads('listOwnReports')],
  everyNotification: () => [
    reads('listNotifications'),
    reads('listInbox'),
    reads('countInbox'),
    // They say what of them stands unread.
    reads('listOwnReports'),
    reads('countUnread'),
    reads('getNotificationSettings'),
  ],
  notificationSettings: () => [reads('getNotificationSettings')],
  // Whether news can be sent to WhatsApp depends on the number.
  profile: () => [reads('getProfile'), reads('getNotificationSettings')],
  sessions: () => [reads('listSessions'), reads('getLiveSecret')],
  liveSecret: () => [reads('getLiveSecret')],
  secondFactor: () => [reads('getSecondFactor')],
  linkedSignIns: () => [reads('listIdentities')],
  apiTokens: () => [reads('listApiTokens')],
} satisfies Readonly<Record<string, (...ids: readonly string[]) => readonly Reads[]>>;
