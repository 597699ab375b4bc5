import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import type { DeviceCredential, IssuedCredential } from '@imah/contract/devices';
import { toasterMachine } from '@imah/state-machines';
import { createFakeRealtime } from '@imah/realtime/testing';
import { deviceActs } from '@imah/contract/devices/words';
import {
  answerOf,
  devices,
  fixtureNow,
  listOf,
  places,
  pump,
  tower,
  whoamiOfOwner,
  whoamiOfSupervisor,
  withActs,
} from '@imah/testing';
import { ToastContainer } from '@imah/ui';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { BuildingProvider } from '@imah/features-buildings';
import { fullAnswers } from '@imah/app/harness';
import { show } from '@imah/app/harness/testing';
import { ToasterProvider } from '@imah/app/shell';
import { IotPage } from '../iot/iot-page.tsx';
import { noDependants } from './testing/dependants.ts';

afterEach(cleanup);

async function open(path = '', answers: FakeAnswers = {}, more: object = {}) {
  const toaster = createActor(toasterMachine, { input: { now: () => performance.now() } }).start();
  await show(
    <ToasterProvider actor={toaster}>
      <BuildingProvider building={tower}>
        <IotPage />
      </BuildingProvider>
      <ToastContainer actor={toaster} />
    </ToasterProvider>,
    {
      route: '/imah/building/:id/iot',
      path: `/imah/building/${tower.id}/iot${path}`,
      answers: { ...fullAnswers, listCommands: listOf([]), listDevices: listOf(changeable), ...answers },
      realtime: createFakeRealtime({ now: () => fixtureNow }),
      person: whoamiOfOwner,
      ...more,
    },
  );
  await screen.findByRole('heading', { name: 'Perangkat' });
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const opened = `?device=${pump.id}`;
const changeable = devices.map((device) => withActs(device, deviceActs));
const credential: DeviceCredential = {
  id: '01935e4f-7c1a-7b2c-8d3e-000000000001',
  username: 'imah-abc',
  label: '',
  createdAt: new Date(fixtureNow).toISOString(),
  lastUsedAt: null,
  revokedAt: null,
};
const issued: IssuedCredential = {
  ...credential,
  secret: 'rahasia-sekali',
  mqttTcpPort: 1883,
  topics: { telemetry: 'imah/tele', commands: 'imah/cmd', answers: 'imah/cmd/ack' },
};

describe('registering a device', () => {
  it('asks for what is missing at its field, sends what was written, and opens the new device', async () => {
    const createDevice = vi.fn<() => Promise<{ data: typeof pump }>>(() => Promise.resolve(answerOf(pump)));
    await open('', { createDevice, listDevices: listOf([]) });

    await userEvent.click(await button('Tambah perangkat'));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(form.getByRole('button', { name: 'Simpan perangkat' }));

    expect(form.getByRole('combobox', { name: /Jenis/ })).toHaveAccessibleDescription(/harus|wajib/i);
    expect(createDevice).not.toHaveBeenCalled();

    await userEvent.selectOptions(await form.findByRole('combobox', { name: /Jenis/ }), 'pump');
    await userEvent.type(form.getByRole('textbox', { name: 'Nama perangkat' }), ' Pompa taman ');
    await userEvent.click(form.getByRole('button', { name: 'Simpan perangkat' }));

    await vi.waitFor(() => expect(createDevice).toHaveBeenCalledOnce());
    await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Tambah perangkat' })).toBeNull());
    expect(createDevice).toHaveBeenCalledWith(
      expect.objectContaining({
        params: { buildingId: tower.id },
        body: { name: 'Pompa taman', typeKey: 'pump', tags: [] },
      }),
    );
  });

  it('keeps what was written when the server refuses it, and says why at the field', async () => {
    const errors = { serial: ['Nomor seri ini sudah dipakai perangkat lain'] };
    const refused = new ApiError({ kind: 'validation', status: 422, message: 'Periksa isian', fieldErrors: errors });
    await open('', { createDevice: refused });

    await userEvent.click(await button('Tambah perangkat'));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(await form.findByRole('combobox', { name: /Jenis/ }), 'pump');
    await userEvent.type(form.getByRole('textbox', { name: 'Nama perangkat' }), 'Pompa');
    const serial = form.getByRole('textbox', { name: /Nomor seri/ });
    await userEvent.type(serial, 'SN-1');
    await userEvent.click(form.getByRole('button', { name: 'Simpan perangkat' }));

    await vi.waitFor(() => expect(serial).toHaveAccessibleDescription(/sudah dipakai/));
    expect(serial).toHaveValue('SN-1');
  });

  it('is offered where there is no device yet, and not to who only looks on', async () => {
    await open('', { listDevices: listOf([]) });
    expect(await screen.findByText('Belum ada perangkat')).toBeVisible();
    expect(await button('Tambah perangkat')).toBeVisible();
    cleanup();

    await open(opened, { listDevices: listOf([withActs(pump, [])]) }, { person: whoamiOfSupervisor });
    expect(await screen.findByRole('heading', { name: pump.name })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tambah perangkat' })).toBeNull();
    expect(screen.queryByRole('button', { name: `Tindakan untuk ${pump.name}` })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Kredensial' })).toBeNull();
  });
});

describe('changing a device', () => {
  it('disables it after a question, under the version that was seen', async () => {
    const updateDevice = vi.fn<() => Promise<{ data: typeof pump }>>(() => Promise.resolve(answerOf(pump)));
    await open(opened, { updateDevice });

    await userEvent.click(await button(`Tindakan untuk ${pump.name}`));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Nonaktifkan' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Nonaktifkan' }));

    expect(await screen.findByText(`${pump.name} dinonaktifkan dan tidak lagi tersambung.`)).toBeVisible();
    expect(updateDevice).toHaveBeenCalledWith(
      expect.objectContaining({ params: { deviceId: pump.id }, body: { enabled: false }, version: 1 }),
    );
  });

  it('says before it is removed what goes with it, and closes it when it is gone', async () => {
    const deleteDevice = vi.fn<() => Promise<undefined>>(() => Promise.resolve(undefined));
    const dependants = {
      ...noDependants,
      tickets: 2,
      openTickets: 1,
      alarms: 3,
      credentials: 1,
      rules: ['Tekanan rendah'],
      valuesSince: '2026-10-01T00:00:00.000Z',
    };
    await open(opened, { deleteDevice, getDeviceDependants: answerOf(dependants) });

    await userEvent.click(await button(`Tindakan untuk ${pump.name}`));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hapus' }));
    const dialog = await screen.findByRole('alertdialog');

    await vi.waitFor(() => expect(dialog.textContent).toContain('3 alarm (0 masih aktif) ikut terhapus.'));
    expect(dialog.textContent).toContain('1 kredensial tidak berlaku lagi.');
    expect(dialog.textContent).toContain('Aturan alarm Tekanan rendah berjalan terus');
    expect(dialog.textContent).toContain('2 tiket (1 belum selesai) tentang perangkat ini tetap ada');
    expect(dialog.textContent).toContain('Nilai sejak 1 Okt');
    expect(dialog.textContent).not.toContain('perintah ikut');

    await userEvent.click(within(dialog).getByRole('button', { name: 'Hapus' }));
    expect(await screen.findByText(`${pump.name} dihapus.`)).toBeVisible();
    expect(screen.queryByRole('heading', { name: pump.name })).toBeNull();
  });
});

describe('a device that has moved or was put away', () => {
  it('can be moved back for as long as it stands open', async () => {
    const moved = {
      ...changeable.find(({ id }) => id === pump.id),
      ...withActs(pump, deviceActs),
      place: 'Lobi',
      version: 2,
    };
    const updateDevice = vi.fn<() => Promise<{ data: typeof moved }>>(() => Promise.resolve(answerOf(moved)));
    await open(opened, { updateDevice, getPlaces: answerOf(places) });
    await userEvent.click(await button(`Tindakan untuk ${pump.name}`));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pindahkan' }));
    const form = within(await screen.findByRole('dialog', { name: `Pindahkan ${pump.name}` }));
    await userEvent.type(form.getByRole('textbox', { name: /^Tepatnya/ }), 'Lobi');
    await userEvent.click(form.getByRole('button', { name: 'Pindahkan perangkat' }));

    expect(await screen.findByText(`${pump.name} dipindahkan.`)).toBeVisible();
    await userEvent.click(await button('Urungkan'));

    expect(await screen.findByText(`${pump.name} kembali ke tempat semula.`)).toBeVisible();
    const { unitId: _unit, floorId } = pump;
    expect(updateDevice).toHaveBeenLastCalledWith(
      expect.objectContaining({ body: { unitId: null, floorId, place: null, gatewayId: null }, version: 2 }),
    );
    expect(screen.queryByRole('button', { name: 'Urungkan' })).toBeNull();
  });

  it('has its page still, with what took its place, and is brought back from there', async () => {
    const archived = { ...withActs(pump, ['restore', 'remove']), archivedAt: new Date(fixtureNow).toISOString() };
    const restoreDevice = vi.fn<() => Promise<{ data: typeof pump }>>(() => Promise.resolve(answerOf(pump)));
    const others = changeable.filter(({ id }) => id !== pump.id);
    await open(opened, { restoreDevice, listDevices: listOf(others), getDevice: answerOf(archived) });

    expect(await screen.findByText(/^Perangkat ini masuk arsip sejak/)).toBeVisible();
    await userEvent.click(await button('Kembalikan'));

    expect(await screen.findByText(`${pump.name} dikembalikan dan dapat tersambung lagi.`)).toBeVisible();
    expect(restoreDevice).toHaveBeenCalledWith(expect.objectContaining({ params: { deviceId: pump.id }, version: 1 }));
  });

  it('says that it is disabled still, where it was so before it was put away', async () => {
    const archived = { ...withActs(pump, ['restore']), archivedAt: new Date(fixtureNow).toISOString() };
    const restored = { ...pump, state: { ...pump.state, status: 'disabled' as const } };
    const others = changeable.filter(({ id }) => id !== pump.id);
    const answers = { restoreDevice: answerOf(restored), getDevice: answerOf(archived) };
    await open(opened, { ...answers, listDevices: listOf(others) });
    await userEvent.click(await button('Kembalikan'));

    expect(await screen.findByText(`${pump.name} dikembalikan, tetap nonaktif seperti sebelumnya.`)).toBeVisible();
  });

  it('names what took its place as a link, and does not come back to it', async () => {
    const [other] = changeable.filter(({ id }) => id !== pump.id);
    const archived = {
      ...withActs(pump, ['restore', 'remove']),
      archivedAt: new Date(fixtureNow).toISOString(),
      replacedById: other?.id ?? null,
    };
    await open(opened, { listDevices: listOf(other === undefined ? [] : [other]), getDevice: answerOf(archived) });

    const link = await screen.findByRole('link', { name: new RegExp(`^${other?.name} \\(`) });
    expect(link.getAttribute('href')).toContain(`device=${other?.id}`);
    expect(screen.getByText('Digantikan oleh', { selector: 'dt' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Kembalikan' })).toBeNull();
  });
});

describe('the credentials of a device', () => {
  it('are issued with all that the device needs, and the secret is shown until the window is closed', async () => {
    await open(opened, { issueDeviceCredential: answerOf(issued) });

    expect(await screen.findByText('Belum ada kredensial, jadi perangkat ini belum dapat tersambung.')).toBeVisible();
    await userEvent.click(await button('Buat kredensial'));
    const dialog = await screen.findByRole('dialog', { name: 'Kredensial baru' });

    expect(dialog.textContent).toContain('rahasia-sekali');
    expect(dialog.textContent).toContain('imah/tele');
    expect(dialog.textContent).toContain('mosquitto_pub');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sudah saya salin' }));
    expect(screen.queryByText(/rahasia-sekali/)).toBeNull();
  });

  it('are two at most: one is revoked, after a question, before another is made', async () => {
    const revokeDeviceCredential = vi.fn<() => Promise<undefined>>(() => Promise.resolve(undefined));
    const two = [credential, { ...credential, id: '01935e4f-7c1a-7b2c-8d3e-000000000002', username: 'imah-def' }];
    await open(opened, { revokeDeviceCredential, listDeviceCredentials: answerOf(two) });

    expect(await screen.findByText(/Dua kredensial masih berlaku/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Buat kredensial' })).toBeNull();
    await userEvent.click(await button('Cabut imah-def'));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cabut' }));

    expect(await screen.findByText('Kredensial dicabut.')).toBeVisible();
    expect(revokeDeviceCredential).toHaveBeenCalledWith(
      expect.objectContaining({ params: { deviceId: pump.id, credentialId: two[1]?.id } }),
    );
  });

  it('can be asked for again when they could not be read', async () => {
    await open(opened, { listDeviceCredentials: new ApiError({ kind: 'server', status: 500, message: 'Rusak' }) });

    expect(await screen.findByText('Kredensial belum dapat dimuat')).toBeVisible();
  });
});
