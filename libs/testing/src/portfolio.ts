import type { Portfolio, PortfolioBuilding, PortfolioDevice, PortfolioMeter } from '@imah/contract/portfolio';
import { boardingHouse, fixtureNow, minutesAgo, office, offlinePump, tower } from './index.ts';

const factsOf = ({ id, orgId, orgName, name, kind, timeZone, address }: typeof tower) =>
  ({ id, orgId, orgName, name, kind, timeZone, city: address.city }) as const;

export const melati: PortfolioBuilding = {
  ...factsOf(tower),
  unitCount: 32,
  areaMilliM2: 1_440_000,
  devices: { total: 32, online: 29, offline: 2, neverSeen: 1 },
  alarms: { critical: 1, major: 2 },
  tickets: { open: 14, overdue: 3, unassigned: 5 },
  energy: {
    wattHours: 1_800_000,
    wattHoursBefore: 1_650_000,
    steps: [
      { at: '2026-11-19', wattHours: 1_150_000 },
      { at: '2026-11-20', wattHours: 650_000 },
    ],
  },
};

export const niaga: PortfolioBuilding = {
  ...factsOf(office),
  unitCount: 25,
  areaMilliM2: 3_528_000,
  devices: { total: 20, online: 17, offline: 2, neverSeen: 1 },
  alarms: { minor: 1 },
  tickets: { open: 6, overdue: 0, unassigned: 2 },
  energy: {
    wattHours: 1_500_000,
    wattHoursBefore: 1_600_000,
    steps: [
      { at: '2026-11-19', wattHours: 1_000_000 },
      { at: '2026-11-20', wattHours: 500_000 },
    ],
  },
};

/** Of whose devices, alarms and tickets the person may see nothing. */
export const kos: PortfolioBuilding = {
  ...factsOf(boardingHouse),
  unitCount: 12,
  areaMilliM2: 180_000,
  devices: null,
  alarms: null,
  tickets: null,
  energy: null,
};

export const portfolio: Portfolio = {
  period: '7-days',
  at: new Date(fixtureNow).toISOString(),
  buildings: [melati, niaga, kos],
};

export const portfolioDevices: readonly PortfolioDevice[] = [
  {
    id: offlinePump.id,
    name: offlinePump.name,
    typeKey: offlinePump.typeKey,
    status: 'offline',
    lastSeenAt: minutesAgo(118),
    buildingId: tower.id,
    buildingName: tower.name,
    timeZone: tower.timeZone,
  },
];

export const portfolioMeters: readonly PortfolioMeter[] = [
  {
    deviceId: offlinePump.id,
    name: 'Meter listrik induk',
    buildingId: tower.id,
    buildingName: tower.name,
    wattHours: 1_800_000,
  },
];
