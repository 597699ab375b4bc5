import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import type { BuildingEnergy, Dashboard, Ranking, Widget } from '@imah/contract/dashboards';
import { answerOf, electricityMeter, listOf, tower, whoamiOfOwner } from '@imah/testing';
import { calmToday, today } from '@imah/testing/today';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { fullAnswers } from '@imah/app/harness';
import { show } from '@imah/app/harness/testing';
import { BuildingProvider } from '@imah/features-buildings';
import { BuildingDashboardPage } from '../building-dashboard-page.tsx';
import { withAdded } from '../new-widget.ts';
import { arranged, dashboardAnswers, energy, floorStates, photo, ranking } from '../testing/dashboard-fixtures.ts';

afterEach(cleanup);

const rankingWidget = {
  id: 'ranking',
  type: 'ranking',
  title: '',
  of: 'units',
  typeKey: electricityMeter.typeKey,
  metric: 'energy',
  rows: 5,
} as const satisfies Widget;

const page = () => (
  <BuildingProvider building={tower}>
    <BuildingDashboardPage />
  </BuildingProvider>
);
const optionsOf = (widget: Widget, answers: FakeAnswers = {}) => {
  const content = withAdded({ widgets: [], layouts: { lg: [], md: [], sm: [] } }, widget);
  return {
    route: '/imah/building/:id/dashboard',
    path: `/imah/building/${tower.id}/dashboard`,
    person: whoamiOfOwner,
    answers: {
      ...fullAnswers,
      ...dashboardAnswers,
      getDashboard: answerOf<Dashboard>({ ...arranged, ...content }),
      ...answers,
    },
  };
};

async function open(widget: Widget, name: string, answers: FakeAnswers = {}) {
  const shown = await show(page(), optionsOf(widget, answers));
  const article = await screen.findByRole('article', { name });
  const inputsOf = (call: string) =>
    shown.calls().flatMap(({ name: asked, input }) => (asked === call ? [withoutSignal(input)] : []));
  return { seen: within(article), inputsOf };
}

function withoutSignal(input: unknown): object {
  const { signal: _signal, ...asked } = input as Record<string, unknown>;
  return asked;
}

const energyWidget: Widget = { id: 'energy', type: 'energy', title: '' };
const unitsWidget: Widget = { id: 'units', type: 'units', title: '' };
const todayWidget: Widget = { id: 'today', type: 'today', title: '', rows: 2 };
const pictureWidget = { id: 'picture', type: 'picture', title: '', fileId: null, alt: '' } as const satisfies Widget;

it('the energy of the month stands beside last month on the same day, with what it costs by the tariff', async () => {
  const { seen } = await open(energyWidget, 'Energi bulan ini');

  expect(await seen.findByText('18.420')).toBeVisible();
  expect(seen.getByText('8% lebih sedikit dari bulan lalu')).toBeVisible();
  expect(seen.getByText('Bulan lalu sampai tanggal yang sama: 20.010 kWh')).toBeVisible();
  expect(seen.getByText(/^Rp\s26\.611\.374 sampai Rp\s31\.305\.343 menurut tingkat tarif/)).toBeVisible();
  expect(seen.getByRole('img', { name: 'Pemakaian per hari, November 2026' })).toBeVisible();
});

it.each<[string, Partial<BuildingEnergy>, RegExp]>([
  ['one rate', { cost: { least: 5000, most: 5000 } }, /^Sekitar Rp\s5\.000 menurut tarif listrik/],
  ['more than before', { wattHours: 30_015_000 }, /^50% lebih banyak dari bulan lalu$/],
  ['as much as before', { wattHours: 20_010_000 }, /^Sama dengan bulan lalu$/],
])('the energy of the month says it of %s', async (_what, more, said) => {
  const { seen } = await open(energyWidget, 'Energi bulan ini', {
    getBuildingEnergy: answerOf<BuildingEnergy>({ ...energy, ...more }),
  });

  expect(await seen.findByText(said)).toBeVisible();
});

it('the energy of a month without one before says nothing of that, nor of a cost that is not known', async () => {
  const { seen } = await open(energyWidget, 'Energi bulan ini', {
    getBuildingEnergy: answerOf<BuildingEnergy>({ ...energy, wattHoursBefore: null, cost: null }),
  });

  expect(await seen.findByText('18.420')).toBeVisible();
  expect([seen.queryByText(/ulan lalu/), seen.queryByText(/tarif/)]).toEqual([null, null]);
});

it('a ranking leads from each to its page, says its value with the unit, and which is silent', async () => {
  const { seen, inputsOf } = await open(rankingWidget, 'Peringkat');

  const rows = await seen.findAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual(ranking.rows.map(({ name }) => name));
  const [first, , third] = rows as [HTMLElement, HTMLElement, HTMLElement];
  expect(within(first).getByText(/^412,00 kWh$/)).toBeVisible();
  expect(within(first).getByRole('link')).toHaveAttribute(
    'href',
    `/imah/building/${tower.id}/unit?unit=${ranking.rows[0]?.id}`,
  );
  expect(within(third).getByText('Luring')).toBeVisible();
  expect(await seen.findByText(/sejak awal bulan$/)).toBeVisible();
  expect(inputsOf('getRanking')).toEqual([
    {
      params: { buildingId: tower.id },
      query: { of: 'units', typeKey: 'electricity-meter', metric: 'energy', rows: 5 },
    },
  ]);
});

it('a ranking of devices leads to the devices, and one whose type is gone says so', async () => {
  const devices = { ...rankingWidget, of: 'devices' } as const;
  const { seen } = await open(devices, 'Peringkat', {
    getRanking: answerOf<Ranking>({ by: 'consumption', rows: ranking.rows.slice(0, 1) }),
  });
  expect(await seen.findByRole('link', { name: 'A-1204' })).toHaveAttribute(
    'href',
    `/imah/building/${tower.id}/iot?device=${ranking.rows[0]?.id}`,
  );
  cleanup();
  const gone = await open({ ...rankingWidget, typeKey: 'toaster' }, 'Peringkat');

  expect(await gone.seen.findByText('Jenis perangkat ini tidak ada lagi.')).toBeVisible();
});

it('a ranking and a value of a device that cannot be read are tried again, and not said to be gone', async () => {
  const broken = new ApiError({ kind: 'server', status: 500, message: 'gangguan' });
  const { seen } = await open(rankingWidget, 'Peringkat', { listDeviceTypes: broken });

  expect(await seen.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  expect(seen.queryByText('Jenis perangkat ini tidak ada lagi.')).toBeNull();
});

it('the map of units names the state of each by word and symbol, counts them in its legend, and leads to each', async () => {
  const { seen } = await open(unitsWidget, 'Peta unit');

  const alarmed = await seen.findByRole('link', { name: 'A-0202: 2 alarm' });
  expect(alarmed).toHaveAttribute('href', `/imah/building/${tower.id}/unit?unit=${floorStates[1]?.units[1]?.id}`);
  expect(alarmed.querySelector('svg')).toBeVisible();
  expect(seen.getByRole('link', { name: 'A-0304: 3 tiket terbuka' })).toBeVisible();
  // Floors below the screen are not drawn before they come near it.
  expect(seen.getByRole('link', { name: 'A-0102: Kosong' })).toBeInTheDocument();
  expect(seen.getByRole('list', { name: 'Lantai 3' })).toBeVisible();
  const [legend] = seen.getAllByRole('list') as [HTMLElement];
  expect(
    within(legend)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Alarm 1', 'Tiket terbuka 3', 'Renovasi 3', 'Kosong 2', 'Tenang 15']);
});

it('of several sections each floor says in which it is', async () => {
  const [floor] = floorStates as [(typeof floorStates)[number]];
  const { seen } = await open(unitsWidget, 'Peta unit', {
    listUnitStates: answerOf([floor, { ...floor, id: tower.id, section: 'Menara B' }]),
  });

  expect(await seen.findByRole('list', { name: 'Menara B, lantai 3' })).toBeVisible();
});

it('what waits in this building stands there with its action, and how much more there is', async () => {
  const { seen, inputsOf } = await open(todayWidget, 'Hari ini');

  expect(await seen.findAllByRole('listitem')).toHaveLength(2);
  const total = Object.values(today.totals).reduce((sum, one) => sum + one, 0);
  expect(await seen.findByRole('link', { name: `${total - 2} lagi di Beranda` })).toHaveAttribute('href', '/imah');
  expect(inputsOf('getToday')).toEqual([{ query: { buildingId: tower.id } }]);
});

it('bills past their day are one row: nothing is said to wait beyond it', async () => {
  const arrears = {
    kind: 'arrears',
    building: { id: tower.id, name: tower.name, timeZone: tower.timeZone },
    bills: 50,
    outstanding: 9_000_000,
    oldestDueOn: '2026-10-10',
  } as const;
  const { seen } = await open(todayWidget, 'Hari ini', {
    getToday: answerOf({ ...calmToday, items: [arrears], totals: { ...calmToday.totals, arrears: 50 } }),
  });

  expect(await seen.findAllByRole('listitem')).toHaveLength(1);
  expect(seen.queryByRole('link', { name: /lagi di Beranda$/ })).toBeNull();
});

it('the newest picture of the building is shown where none was chosen, called after its file', async () => {
  const { seen } = await open(pictureWidget, 'Gambar', { listBuildingFiles: listOf([photo]) });

  const picture = await seen.findByRole('img', { name: 'Lobi utama.jpg' });
  expect(picture.getAttribute('src')).toMatch(new RegExp(`/api/v1/files/${photo.id}/previews/large$`));
});

it('a chosen picture says what is seen on it, and one that is gone says that', async () => {
  const chosen = { ...pictureWidget, fileId: photo.id, alt: 'Lobi dari pintu masuk' };
  const { seen } = await open(chosen, 'Gambar', { listBuildingFiles: listOf([photo]) });
  expect(await seen.findByRole('img', { name: 'Lobi dari pintu masuk' })).toBeInTheDocument();
  cleanup();
  const gone = await open(chosen, 'Gambar');

  expect(await gone.seen.findByText('Gambar ini tidak ada lagi.')).toBeVisible();
});

it.each<[Widget, string, FakeAnswers, string]>([
  [energyWidget, 'Energi bulan ini', { getBuildingEnergy: answerOf(null) }, 'Belum ada meter listrik yang terhubung'],
  [
    rankingWidget,
    'Peringkat',
    { getRanking: answerOf<Ranking>({ by: 'value', rows: [] }) },
    'Belum ada nilai untuk diurutkan',
  ],
  [unitsWidget, 'Peta unit', { listUnitStates: answerOf([]) }, 'Belum ada unit'],
  [todayWidget, 'Hari ini', { getToday: answerOf(calmToday) }, 'Tidak ada yang menunggu Anda di gedung ini'],
  [pictureWidget, 'Gambar', { listBuildingFiles: listOf([]) }, 'Belum ada gambar'],
])('a widget without anything to show says so: %#', async (widget, name, answers, said) => {
  const { seen } = await open(widget, name, answers);

  expect(await seen.findByText(said)).toBeVisible();
});

it.each<[Widget, string, keyof FakeAnswers, string | RegExp]>([
  [energyWidget, 'Energi bulan ini', 'getBuildingEnergy', '18.420'],
  [rankingWidget, 'Peringkat', 'getRanking', 'A-1204'],
  [unitsWidget, 'Peta unit', 'listUnitStates', 'A-0202'],
  [todayWidget, 'Hari ini', 'getToday', /lagi di Beranda$/],
  [pictureWidget, 'Gambar', 'listBuildingFiles', 'Belum ada gambar'],
])('a widget that cannot be read is tried again in its place: %#', async (widget, name, call, said) => {
  let state: 'broken' | 'mended' = 'broken';
  const given = { ...fullAnswers, ...dashboardAnswers }[call];
  const answer = async () => {
    if (state === 'broken') throw new ApiError({ kind: 'server', status: 500, message: 'gangguan' });
    return given;
  };
  const { seen } = await open(widget, name, { [call]: answer } as FakeAnswers);
  const again = await seen.findByRole('button', { name: 'Coba lagi' });
  state = 'mended';
  await userEvent.click(again);

  expect(await seen.findByText(said)).toBeVisible();
});

it('a widget says nothing of what the person may not see, and holds its place while it is read', async () => {
  const forbidden = new ApiError({ kind: 'forbidden', status: 403, message: 'Tidak berwenang.' });
  const { seen } = await open(energyWidget, 'Energi bulan ini', { getBuildingEnergy: forbidden });
  expect(await seen.findByText(/tidak punya akses|Anda tidak/i)).toBeVisible();
  cleanup();
  const waiting = await open(unitsWidget, 'Peta unit', { listUnitStates: never });

  expect(waiting.seen.queryByText('Belum ada unit')).toBeNull();
});
