import type { FakeAnswers } from '@imah/api-client/testing';
import type { Device } from '@imah/contract/devices';
import { createFakeRealtime } from '@imah/realtime/testing';
import {
  devices,
  fixtureNow,
  listOf,
  manyDevices,
  places,
  pump,
  reportedState,
  smokeAlarm,
  tower,
} from '@imah/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { BuildingProvider } from '@imah/features-buildings';
import { fullAnswers } from '@imah/app/harness';
import { openPage, refusal } from '@imah/app/harness/testing';
import { IotPage } from './iot-page.tsx';

afterEach(cleanup);

function Address() {
  const { search } = useLocation();
  return <output aria-label="alamat">{search}</output>;
}

async function open(search = '', answers: FakeAnswers = {}) {
  const realtime = createFakeRealtime({ now: () => fixtureNow });
  const page = await openPage(
    <BuildingProvider building={tower}>
      <IotPage />
      <Address />
    </BuildingProvider>,
    {
      route: '/imah/building/:id/iot',
      path: `/imah/building/${tower.id}/iot${search}`,
      realtime,
      answers: { ...fullAnswers, listCommands: listOf([]), listActiveAlarms: listOf([]), ...answers },
    },
  );
  await screen.findByRole('searchbox');
  return { ...page, realtime };
}

const address = () => screen.getByRole('status', { name: 'alamat' }).textContent;
const rowsUnder = (heading: HTMLElement) =>
  within(heading.parentElement as HTMLElement)
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('link').textContent);
const urgent = () => screen.queryByRole('heading', { name: /^Perlu perhatian/ });
const calm = devices.map((device): Device => ({ ...device, state: reportedState({}) }));
const named = (names: Record<string, Partial<Device>>) => calm.map((device) => ({ ...device, ...names[device.name] }));

describe('the devices of a building', () => {
  it('begin with those that need somebody, alarms before silence before those that never spoke', async () => {
    const [first, second, third] = calm as [Device, Device, Device];
    const alarm = { ...smokeAlarm, deviceId: third.id };
    await open('', {
      listDevices: listOf([
        { ...first, state: reportedState({}, 4, 'never-seen') },
        { ...second, state: reportedState({}, 4, 'offline') },
        ...calm.slice(2),
      ]),
      listActiveAlarms: listOf([alarm]),
    });

    const heading = await screen.findByRole('heading', { name: 'Perlu perhatian (3)' });
    expect(rowsUnder(heading)).toEqual([third.name, second.name, first.name]);
    expect(screen.getAllByRole('link', { name: third.name })).toHaveLength(1);
  });

  it('have none such card where all is well, and get it the moment one falls silent', async () => {
    const { realtime } = await open('', { listDevices: listOf(calm) });
    expect(urgent()).toBeNull();

    const silent = reportedState({}, 900, 'offline');
    await act(async () => realtime.setDevice({ orgId: tower.orgId, buildingId: tower.id }, pump.id, silent));

    await expect.poll(urgent).not.toBeNull();
    expect(rowsUnder(urgent() as HTMLElement)).toEqual([pump.name]);
  });

  it('are drawn two hundred at a time, however many there are', async () => {
    await open('', {
      listDevices: listOf(manyDevices(450).map((device) => ({ ...device, state: reportedState({}) }))),
    });
    const drawn = () => document.querySelectorAll('[data-selection]').length;
    expect([drawn(), screen.getByText('450 dari 450 perangkat').textContent]).toEqual([200, '450 dari 450 perangkat']);

    await userEvent.click(screen.getByRole('button', { name: 'Tampilkan 250 lagi' }));

    expect(drawn()).toBe(400);
    expect(screen.getByRole('button', { name: 'Tampilkan 50 lagi' })).toBeVisible();
  });
});

describe('the filters of the devices', () => {
  it('stand in the address, beside the device that stands open, and come from it', async () => {
    const [section] = places.sections;
    await open(`?device=${pump.id}&q=pompa&tag=darurat&place=section:${section?.id}`, {
      listDevices: listOf(named({ [pump.name]: { tags: ['darurat'] } })),
    });

    expect(screen.getByText(`1 dari ${devices.length} perangkat`)).toBeVisible();
    expect(
      [screen.getByLabelText('Tag'), screen.getByLabelText('Tempat')].map(
        (field) => (field as HTMLSelectElement).value,
      ),
    ).toEqual(['darurat', `section:${section?.id}`]);

    await userEvent.selectOptions(screen.getByLabelText('Jenis'), 'pump');
    expect(new URLSearchParams(address()).get('type')).toBe('pump');
    await userEvent.selectOptions(screen.getByLabelText('Tag'), 'Semua tag');
    expect(new URLSearchParams(address()).has('tag')).toBe(false);
    expect(new URLSearchParams(address()).get('device')).toBe(pump.id);
  });

  it('say that nothing needs somebody, with the way back to all', async () => {
    await open('?state=attention', { listDevices: listOf(calm) });

    expect(await screen.findByText('Tidak ada perangkat yang perlu perhatian.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Hapus saringan' }));
    expect([address(), screen.getAllByRole('link', { name: pump.name }).length]).toEqual(['', 1]);
  });

  it('show by their status what has it, without what needs somebody before it', async () => {
    await open('?state=offline', {
      listDevices: listOf(named({ [pump.name]: { state: reportedState({}, 900, 'offline') } })),
    });

    expect(screen.getByText(`1 dari ${devices.length} perangkat`)).toBeVisible();
    expect(urgent()).toBeNull();
  });
});

describe('what was put away', () => {
  const away = {
    ...pump,
    name: 'Pompa lama',
    archivedAt: new Date(fixtureNow).toISOString(),
    state: reportedState({}, 4, 'disabled'),
  };
  const answers = (archive: FakeAnswers['listDevices']): FakeAnswers => ({
    listDevices: async (input) => {
      const asked = (input as { query?: { show?: string } }).query?.show === 'archived';
      if (!asked) return listOf([]);
      if (archive instanceof Error) throw archive;
      return listOf([away]);
    },
  });

  it('is a list of its own, also where nothing is in use any more', async () => {
    await open('?state=archived', answers(undefined));

    expect(await screen.findByRole('link', { name: 'Pompa lama' })).toBeVisible();
    expect(screen.getByText('1 dari 1 perangkat')).toBeVisible();
  });

  it('says where it cannot be read', async () => {
    await open('?state=archived', answers(refusal('server', 500, 'Rusak.')));

    expect(await screen.findByText('Perangkat belum dapat dimuat')).toBeVisible();
  });
});
