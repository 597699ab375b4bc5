import { createFakeRealtime } from '@imah/realtime/testing';
import type { Whoami } from '@imah/contract/identity';
import { deviceActs } from '@imah/contract/devices/words';
import { answerOf, door, fixtureNow, listOf, pump, reportedState, tower, whoami, withActs } from '@imah/testing';
import { fullAnswers } from '@imah/app/harness';
import { itemsOfMenu, openPage } from '@imah/app/harness/testing';
import { useLiveReads } from '@imah/app/live';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { BuildingProvider } from '@imah/features-buildings';
import { IotPage } from './iot-page.tsx';

afterEach(cleanup);

const address = { orgId: tower.orgId, buildingId: tower.id };
const [membership] = whoami.memberships as [Whoami['memberships'][number]];
/** Of a group that sees every device and does more with those of its own unit, which a page does not know. */
const caretaker: Whoami = {
  ...whoami,
  memberships: [
    {
      ...membership,
      grants: [
        'building.view',
        'device.view',
        'telemetry.view',
        'deviceCommand.view',
        'deviceCommand.control.own',
        'device.update.own',
        'device.delete.own',
      ],
    },
  ],
};

function Page() {
  useLiveReads(address);
  return (
    <BuildingProvider building={tower}>
      <IotPage />
    </BuildingProvider>
  );
}

async function open() {
  const realtime = createFakeRealtime({ now: () => fixtureNow });
  const page = await openPage(<Page />, {
    route: '/imah/building/:id/iot',
    path: `/imah/building/${tower.id}/iot?device=${pump.id}`,
    person: caretaker,
    realtime,
    answers: {
      ...fullAnswers,
      listCommands: listOf([]),
      listDeviceCredentials: answerOf([]),
      listDevices: listOf([withActs(pump, deviceActs), withActs(door, [])]),
    },
  });
  await screen.findByRole('heading', { name: pump.name });
  return { ...page, realtime };
}
const menuOf = ({ name }: { readonly name: string }) => `Tindakan untuk ${name}`;

describe('who may do more with the devices of their own unit than with others', () => {
  it('is offered it on their own device, and on no other', async () => {
    const { inputsOf } = await open();

    expect(await screen.findByRole('switch', { name: 'Pompa' })).toBeVisible();
    expect(await itemsOfMenu(menuOf(pump))).toEqual([
      'Ubah',
      'Pindahkan',
      'Ganti perangkat',
      'Nonaktifkan',
      'Arsipkan',
      'Hapus',
    ]);
    expect(await screen.findByRole('button', { name: 'Buat kredensial' })).toBeVisible();

    await userEvent.click(screen.getByRole('link', { name: door.name }));
    expect(await screen.findByRole('heading', { name: door.name })).toBeVisible();
    expect(screen.getByText(/tidak dapat mengendalikannya/)).toBeVisible();
    expect([
      screen.queryByRole('switch', { name: new RegExp(`${door.name}$|^Kunci$`) }),
      screen.queryByRole('button', { name: menuOf(door) }),
      screen.queryByRole('heading', { name: 'Kredensial' }),
    ]).toEqual([null, null, null]);
    expect(inputsOf('listDeviceCredentials')).toEqual([expect.objectContaining({ params: { deviceId: pump.id } })]);
  });

  it('is still offered it when the device says something new', async () => {
    const { realtime } = await open();

    await act(async () => realtime.setDevice(address, pump.id, reportedState({ on: false, pressure: 0.3 }, 0)));

    await expect.poll(() => screen.getByRole('switch', { name: 'Pompa' }).getAttribute('aria-checked')).toBe('false');
    expect(await itemsOfMenu(menuOf(pump))).toEqual([
      'Ubah',
      'Pindahkan',
      'Ganti perangkat',
      'Nonaktifkan',
      'Arsipkan',
      'Hapus',
    ]);
    expect(screen.getByRole('heading', { name: 'Kredensial' })).toBeVisible();
  });
});
