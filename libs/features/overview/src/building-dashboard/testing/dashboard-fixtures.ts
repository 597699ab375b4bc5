import type { FakeAnswers } from '@imah/api-client/testing';
import type { Dashboard, DashboardDraft, DashboardVersion, Widget } from '@imah/contract/dashboards';
import { answerOf, climateSensor, electricityMeter, fixtureNow, offlinePump, pump } from '@imah/testing';
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

export const dashboardAnswers: FakeAnswers = {
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
