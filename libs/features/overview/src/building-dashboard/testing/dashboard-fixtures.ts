import type { FakeAnswers } from '@imah/api-client/testing';
import type {
  BuildingEnergy,
  Dashboard,
  DashboardDraft,
  DashboardVersion,
  FloorStates,
  Ranking,
  UnitState,
  Widget,
} from '@imah/contract/dashboards';
import type { StoredFile } from '@imah/contract/files';
import { answerOf, climateSensor, electricityMeter, fixtureId, fixtureNow, offlinePump, pump } from '@imah/testing';
import { withAdded } from '../new-widget.ts';

const nothing = { widgets: [], layouts: { lg: [], md: [], sm: [] } };

/** One widget of each kind. */
const everyWidget: readonly Widget[] = [
  { id: 'pressure', type: 'sparkline', title: 'Tekanan air', deviceId: pump.id, metric: 'pressure' },
  { id: 'lobby', type: 'value', title: '', deviceId: climateSensor.id, metric: 'temperature' },
  { id: 'silent', type: 'state', title: '', deviceId: offlinePump.id, metric: 'on' },
  { id: 'switch', type: 'switch', title: '', deviceId: pump.id, metric: 'on' },
  { id: 'clock', type: 'clock', title: '' },
  { id: 'chart', type: 'chart', title: '', deviceId: pump.id, metric: 'pressure', range: '24h' },
  { id: 'gauge', type: 'gauge', title: '', deviceId: electricityMeter.id, metric: 'power' },
  { id: 'humidity', type: 'level', title: 'Kelembapan lobi', deviceId: climateSensor.id, metric: 'humidity' },
  { id: 'energy', type: 'energy', title: '' },
  {
    id: 'ranking',
    type: 'ranking',
    title: 'Pemakaian listrik unit',
    of: 'units',
    typeKey: electricityMeter.typeKey,
    metric: 'energy',
    rows: 5,
  },
  { id: 'units', type: 'units', title: '' },
  { id: 'today', type: 'today', title: '', rows: 3 },
  { id: 'picture', type: 'picture', title: 'Lobi', fileId: null, alt: '' },
  { id: 'alarms', type: 'alarms', title: '', rows: 5 },
  { id: 'tickets', type: 'tickets', title: '', rows: 5 },
  { id: 'note', type: 'text', title: 'Catatan', text: 'Panggil **teknisi** bila tekanan di bawah 3 bar.' },
];

const everyContent = everyWidget.reduce(withAdded, nothing);

export const arranged: Dashboard = {
  kind: 'arranged',
  number: 3,
  publishedAt: new Date(fixtureNow - 3_600_000).toISOString(),
  publishedBy: 'Ratna Dewi',
  ...everyContent,
};

export const draft: DashboardDraft = {
  state: 'published',
  version: 7,
  number: 3,
  savedAt: null,
  savedBy: null,
  ...everyContent,
};

const versions: readonly DashboardVersion[] = [3, 2, 1].map((number) => ({
  number,
  publishedAt: new Date(fixtureNow - (4 - number) * 86_400_000).toISOString(),
  publishedBy: number === 1 ? null : 'Ratna Dewi',
  widgets: number + 4,
}));

export const energy: BuildingEnergy = {
  month: '2026-11',
  wattHours: 18_420_000,
  wattHoursBefore: 20_010_000,
  days: Array.from({ length: 20 }, (_, nth) => ({
    on: `2026-11-${String(nth + 1).padStart(2, '0')}`,
    wattHours: 800_000 + ((nth * 37) % 11) * 24_000,
  })),
  cost: { least: 26_611_374, most: 31_305_343 },
};

export const ranking: Ranking = {
  by: 'consumption',
  rows: ['A-1204', 'A-0301', 'B-0711', 'A-0102', 'B-0203'].map((name, nth) => ({
    id: fixtureId('unit', nth + 1),
    name,
    value: 412 - nth * 61,
    presence: nth === 2 ? 'silent' : 'speaking',
  })),
};

export const floorStates: readonly FloorStates[] = [3, 2, 1].map((level) => ({
  id: fixtureId('unit', 900 + level),
  label: String(level),
  section: 'Menara A',
  units: Array.from({ length: 8 }, (_, nth): UnitState => ({
    id: fixtureId('unit', level * 20 + nth),
    code: `A-0${level}0${nth + 1}`,
    kind: nth === 7 ? 'common' : 'residential',
    status: nth === 7 || nth === level ? 'vacant' : nth === 5 ? 'renovation' : 'occupied',
    alarms: level === 2 && nth === 1 ? 2 : 0,
    tickets: nth === 3 ? level : 0,
  })),
}));

/** A picture among the documents of the building. */
export const photo: StoredFile = {
  id: fixtureId('building', 320),
  name: 'Lobi utama.jpg',
  type: 'image/jpeg',
  kind: 'image',
  size: 240_000,
  sha256: '0'.repeat(64),
  width: 1280,
  height: 960,
  previews: true,
  uploadedAt: new Date(fixtureNow - 86_400_000).toISOString(),
};

export const dashboardAnswers: FakeAnswers = {
  getBuildingEnergy: answerOf(energy),
  getRanking: answerOf(ranking),
  listUnitStates: answerOf([...floorStates]),
  getDashboard: answerOf(arranged),
  getDashboardDraft: answerOf(draft),
  saveDashboardDraft: answerOf<DashboardDraft>({ ...draft, state: 'draft', version: 8 }),
  publishDashboard: answerOf({ ...draft, version: 9, number: 4 }),
  discardDashboardDraft: answerOf({ ...draft, version: 8 }),
  restoreDashboard: answerOf<DashboardDraft>({
    ...draft,
    state: 'draft',
    version: 8,
    ...withAdded(nothing, { id: 'old', type: 'text', title: 'Dari dahulu', text: 'Lama' }),
  }),
  listDashboardVersions: answerOf([...versions]),
};
