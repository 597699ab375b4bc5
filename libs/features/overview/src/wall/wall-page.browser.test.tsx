import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import { deviceTopic } from '@imah/contract/mqtt/words';
import { createFakeRealtime } from '@imah/realtime/testing';
import { answerOf, fixtureNow, pump, tower } from '@imah/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { asked, fakeWallPorts, wallAnswers, wallPage } from './testing/wall-fixtures.ts';
import { WallPage } from './wall-page.tsx';

afterEach(cleanup);

async function open(answers: FakeAnswers = {}, hash = '#rahasia', given = fakeWallPorts()) {
  const shown = await show(<WallPage ports={given.ports} />, {
    person: null,
    route: '/layar',
    path: `/layar${hash}`,
    answers: { ...wallAnswers, ...answers },
  });
  const names = () => shown.calls().map(({ name }) => name);
  return { ...shown, ...given, names };
}

const gone = new ApiError({ kind: 'not-found', status: 404, message: '' });
const broken = new ApiError({ kind: 'server', status: 500, message: '' });
const building = () => screen.findByRole('heading', { level: 1, name: tower.name });
const widget = (name: string) => screen.findByRole('article', { name });
const ended = () => screen.findByRole('heading', { level: 1, name: 'Layar ini sudah ditarik' });

describe('a screen on a wall', () => {
  it('asks by the token behind the hash for nothing but its wall, and comes to the live channel with it', async () => {
    const { calls, told, names } = await open();
    await building();

    expect(calls()[0]).toMatchObject({ name: 'readWall', input: { body: { token: 'rahasia' } } });
    expect(new Set(names())).toEqual(new Set(['readWall', 'readWallPage']));
    expect(told).toEqual([`open ${asked.liveAs} rahasia`, 'awake']);
  });

  it('listens to the devices that are shown, each by itself, and to nothing else of the building', async () => {
    const { realtime } = await open();
    await widget('Catatan');

    const stateOf = (deviceId: string) => deviceTopic({ orgId: tower.orgId, buildingId: tower.id, deviceId }, 'state');
    const devices = wallPage.widgets.flatMap((one) => ('deviceId' in one ? [one.deviceId] : []));
    const allowed = new Set(devices.map(stateOf));
    expect(realtime.subscribed).toContain(stateOf(pump.id));
    expect(realtime.subscribed.filter((filter) => !allowed.has(filter))).toEqual([]);
  });

  it('moves with the value that comes', async () => {
    const { realtime } = await open();
    expect(within(await widget(pump.name)).getByText(/4,2/)).toBeVisible();

    const at = fixtureNow + 1_000;
    const state = { ...pump.state, values: { pressure: 5.6 }, ts: { pressure: at }, lastSeenAt: at };
    await act(async () => realtime.setDevice({ orgId: tower.orgId, buildingId: tower.id }, pump.id, state));

    expect(within(await widget(pump.name)).getByText(/5,6/)).toBeVisible();
  });

  it('leads nowhere, and has nothing to press but full screen', async () => {
    await open();
    await widget('Catatan');

    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(screen.queryAllByRole('switch')).toEqual([]);
    expect(screen.queryAllByRole('navigation')).toEqual([]);
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual([]);
  });

  it('says what is not there any more, and what tickets are about without the words of whoever reported them', async () => {
    await open();

    expect(within(await widget('Dahulu')).getByText('Yang ditampilkan di sini tidak ada lagi.')).toBeVisible();
    const tickets = within(await widget('Tiket terbuka')).getAllByRole('listitem');
    expect(tickets.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Air dan pipa'),
      expect.stringContaining('TKT-2026-000042'),
    ]);
  });

  it('says that it is cut off and since when, and asks anew as soon as it is', async () => {
    const { realtime, names } = await open();
    await widget('Catatan');
    expect(screen.queryByRole('status')).toBeNull();
    const before = names().length;

    await act(async () => realtime.setState('reconnecting'));

    expect(within(await screen.findByRole('status')).getByText('Terputus, nilai terakhir')).toBeVisible();
    expect(names().slice(before).toSorted()).toEqual(['readWall', 'readWallPage']);
    await act(async () => realtime.setState('connected'));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says that it was withdrawn as soon as it is cut off for that, and shows nothing more', async () => {
    let isGood = true;
    const { realtime, told } = await open({
      readWall: () => (isGood ? Promise.resolve(answerOf(asked)) : Promise.reject(gone)),
    });
    await widget('Catatan');
    isGood = false;

    await act(async () => realtime.setState('reconnecting'));

    expect(await ended()).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
    expect(told.at(-1)).toBe('released');
  });

  it('keeps what it shows while the server cannot be reached', async () => {
    let isUp = true;
    const { realtime } = await open({
      readWall: () => (isUp ? Promise.resolve(answerOf(asked)) : Promise.reject(broken)),
      readWallPage: () => (isUp ? Promise.resolve(answerOf(wallPage)) : Promise.reject(broken)),
    });
    await widget('Catatan');
    isUp = false;
    await act(async () => realtime.setState('reconnecting'));

    expect(await widget('Catatan')).toBeVisible();
  });

  it('says that there is nothing on the dashboard', async () => {
    await open({ readWallPage: answerOf({ ...wallPage, widgets: [], layout: [] }) });

    expect(await screen.findByText('Dasbor ini belum berisi apa pun')).toBeVisible();
  });

  it('says that it connects before it ever was connected', async () => {
    await open({}, '#rahasia', fakeWallPorts(createFakeRealtime({ state: 'connecting' })));

    expect(within(await screen.findByRole('status')).getByText('Menyambung')).toBeVisible();
  });
});

it('a link that does not work says so, with a token or without one', async () => {
  await open({ readWall: gone });
  expect(await ended()).toBeVisible();
  cleanup();
  const { calls } = await open({}, '');
  expect(await ended()).toBeVisible();
  expect(calls()).toEqual([]);
});

it('a wall that cannot be read at all can be asked for again', async () => {
  let isUp = false;
  await open({ readWall: () => (isUp ? Promise.resolve(answerOf(asked)) : Promise.reject(broken)) });
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  isUp = true;
  await act(async () => retry.click());

  expect(await building()).toBeVisible();
});
