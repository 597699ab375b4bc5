import type { FakeAnswers } from '@imah/api-client/testing';
import { answerOf, climateSensor, daySeries, electricityMeter, fixtureNow, listOf, pump, tower } from '@imah/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fullAnswers } from '@imah/app/harness';
import { show } from '@imah/app/harness/testing';
import { BuildingProvider } from '@imah/features-buildings';
import { IotMonitoringPage } from './iot-monitoring-page.tsx';

afterEach(cleanup);

const hour = 3_600_000;
const Address = () => <output>{useLocation().search}</output>;

async function open(search = '', answers: FakeAnswers = {}) {
  const shown = await show(
    <BuildingProvider building={tower}>
      <IotMonitoringPage />
      <Address />
    </BuildingProvider>,
    {
      route: '/imah/building/:id/iot-monitoring',
      path: `/imah/building/${tower.id}/iot-monitoring${search}`,
      answers: { ...fullAnswers, listDeviceAlarms: listOf([]), ...answers },
    },
  );
  await screen.findByRole('combobox', { name: 'Nilai yang ditampilkan' });
  const asked = () =>
    shown
      .calls()
      .filter(({ name }) => name === 'queryTelemetry')
      .map(({ input }) => (input as { query: { from: number; to: number } }).query);
  return { ...shown, asked };
}

describe('IotMonitoringPage', () => {
  it('starts with the last day, and asks for what the range is that is chosen then, which the address keeps', async () => {
    const { asked } = await open(`?nilai=${pump.id}:pressure`);
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(asked().map(({ from, to }) => to - from)).toEqual([24 * hour]);

    await userEvent.click(screen.getByRole('radio', { name: '7 hari' }));

    await waitFor(() => expect(asked().at(-1)).toMatchObject({ to: asked()[0]?.to }));
    expect(asked().map(({ from, to }) => to - from)).toEqual([24 * hour, 168 * hour]);
    expect(screen.getByText(/rentang=7d/).textContent).toContain(`nilai=${encodeURIComponent(`${pump.id}:pressure`)}`);
  });

  it('steps into the past, says which time that is, and comes back to live, by buttons that the keyboard reaches', async () => {
    await open(`?nilai=${pump.id}:pressure&rentang=1h`);

    screen.getByRole('button', { name: 'Lebih awal' }).focus();
    await userEvent.keyboard('{Enter}');

    const half = Math.ceil(fixtureNow / 60_000) * 60_000 - hour / 2;
    expect(await screen.findByText(new RegExp(`dari=${half - hour}&sampai=${half}`))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Kembali ke langsung' }));
    expect(await screen.findByText(/rentang=1h/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Kembali ke langsung' })).toBeNull();
  });

  it('finds a value by typing, and adds its chart', async () => {
    await open(`?nilai=${pump.id}:pressure`);

    await userEvent.type(screen.getByRole('combobox', { name: 'Nilai yang ditampilkan' }), 'suhu lobi');
    await userEvent.click(await screen.findByRole('option', { name: /Suhu lobi: Suhu/ }));

    await waitFor(() => expect(screen.getAllByRole('figure')).toHaveLength(2));
    expect(screen.getByText(new RegExp(encodeURIComponent(`${climateSensor.id}:temperature`)))).toBeVisible();
  });

  it('marks an alarm of the value on its chart, and says in the table what it was', async () => {
    const alarm = {
      id: pump.id,
      buildingId: tower.id,
      deviceId: pump.id,
      deviceName: pump.name,
      key: 'pressure',
      condition: 'above' as const,
      rule: null,
      severity: 'major' as const,
      active: false,
      value: 9.1,
      count: 1,
      raisedAt: new Date(fixtureNow - 3 * hour).toISOString(),
      lastAt: new Date(fixtureNow - 2 * hour).toISOString(),
      clearedAt: new Date(fixtureNow - 2 * hour).toISOString(),
      acknowledgedAt: null,
      acknowledgedBy: null,
      quiet: null,
    };
    await open(`?nilai=${pump.id}:pressure`, { listDeviceAlarms: listOf([alarm]) });

    await userEvent.click(await screen.findByRole('button', { name: 'Tampilkan tabel' }));

    const marked = await screen.findByRole('row', { name: /Berat: Tekanan 9,1.*bar, di atas batas/ });
    expect(within(marked).getByText(/ – /)).toBeVisible();
  });

  it('gives what is seen as a file, with the lowest and highest of each bucket, by the clock of the building', async () => {
    const given: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => (given.push(blob as Blob), 'blob:nilai'));
    await open(`?nilai=${electricityMeter.id}:power`, {
      queryTelemetry: async ({ query }) =>
        answerOf({ level: '5m', bucketMs: 300_000, series: [daySeries(query.keys, 10, 20)] }),
    });

    await userEvent.click(screen.getByRole('button', { name: 'Unduh CSV' }));

    await waitFor(() => expect(given).toHaveLength(1));
    const [head, first] = ((await given[0]?.text()) ?? '').split('\r\n');
    expect(head).toContain('Waktu,Perangkat,Nilai,Satuan,Rata-rata,Terendah,Tertinggi');
    expect(first).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\+07:00,.*,10,9\.5,10\.5$/);
    vi.restoreAllMocks();
  });
});
