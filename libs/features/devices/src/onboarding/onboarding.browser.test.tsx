import type { FakeAnswers } from '@imah/api-client/testing';
import type { FoundDevices as Found } from '@imah/contract/devices';
import { answerOf, deviceTypes, fixtureId, fixtureNow, places, pump, tower, whoamiOfSupervisor } from '@imah/testing';
import { fieldRefusal, openPage } from '@imah/app/harness/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ConnectDevices } from './connect-devices.tsx';
import { FoundDevices } from './found-devices.tsx';
import { foundNothing, foundPlug, foundSensor, wrongPassword } from './testing/found.ts';

afterEach(cleanup);

const open = (found: Partial<Found>, answers: FakeAnswers = {}) =>
  openPage(<FoundDevices building={tower} />, {
    answers: {
      listFoundDevices: answerOf({ ...foundNothing, ...found }),
      listKnownDeviceTypes: answerOf([...deviceTypes]),
      getPlaces: answerOf(places),
      ...answers,
    },
  });
const section = () => screen.findByRole('region', { name: 'Perangkat ditemukan' });

describe('found devices', () => {
  it('say what they are and what they say', async () => {
    await open({ devices: [foundPlug, foundSensor] });

    const [plug, sensor] = within(await section()).getAllByRole('listitem');
    expect(plug?.textContent).toContain('Pompa kolam');
    expect(plug?.textContent).toContain('Tasmota · Gosund SP1 v23');
    expect(plug?.textContent).toContain('POWER menyala · Power 415 W · Voltage 221 V');
    expect(sensor?.textContent).toContain('Belum menyebut nilai apa pun');
  });

  it('are nothing on the page where there are none, and for those who may not make devices', async () => {
    await open({});
    expect(screen.queryByRole('region', { name: 'Perangkat ditemukan' })).toBeNull();
    cleanup();

    const { calls } = await openPage(<FoundDevices building={tower} />, {
      person: whoamiOfSupervisor,
      answers: { listFoundDevices: answerOf({ ...foundNothing, devices: [foundPlug] }) },
    });
    expect(screen.queryByText('Pompa kolam')).toBeNull();
    expect(calls()).toEqual([]);
  });

  it('are adopted with the type that fits best, a name and what is taken of them', async () => {
    const { inputsOf, toasts } = await open({ devices: [foundPlug] }, { adoptFoundDevices: answerOf([pump]) });
    await userEvent.click(await screen.findByRole('button', { name: 'Jadikan Pompa kolam perangkat' }));
    const dialog = await screen.findByRole('dialog', { name: 'Jadikan perangkat' });
    const type = await within(dialog).findByLabelText(/^Jenis/);
    await within(dialog).findByText(/Nilai yang diambil: /);

    expect(type).toHaveValue('pump');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Simpan 1 perangkat' }));

    await expect.poll(() => toasts.length).toBe(1);
    expect(inputsOf('adoptFoundDevices')).toEqual([
      {
        params: { buildingId: tower.id },
        body: { devices: [{ foundId: foundPlug.id, name: 'Pompa kolam', typeKey: 'pump' }] },
      },
    ]);
  });

  it('are adopted many at once, in one sheet and one call', async () => {
    const { inputsOf, toasts } = await open(
      { devices: [foundPlug, foundSensor] },
      { adoptFoundDevices: answerOf([pump, pump]) },
    );
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Pilih semua' }));
    await userEvent.click(screen.getByRole('button', { name: 'Jadikan 2 perangkat' }));
    const dialog = await screen.findByRole('dialog', { name: 'Jadikan perangkat' });

    await within(dialog).findAllByText(/Nilai yang diambil: /);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Simpan 2 perangkat' }));

    await expect.poll(() => toasts.length).toBe(1);
    expect(inputsOf('adoptFoundDevices')).toMatchObject([
      { body: { devices: [{ typeKey: 'pump' }, { typeKey: 'climate-sensor' }] } },
    ]);
  });

  it('say in the sheet what the server refused', async () => {
    const refused = fieldRefusal({ 'devices.0.name': ['Terlalu panjang'] });
    await open({ devices: [foundPlug] }, { adoptFoundDevices: refused });
    await userEvent.click(await screen.findByRole('button', { name: 'Jadikan Pompa kolam perangkat' }));

    await screen.findByText(/Nilai yang diambil: /);
    await userEvent.click(await screen.findByRole('button', { name: 'Simpan 1 perangkat' }));

    await screen.findAllByText(/Terlalu panjang/);
    expect(screen.getByLabelText(/^Nama/)).toHaveAccessibleDescription(/Terlalu panjang/);
  });

  it('are refused, and offered again', async () => {
    const refusedPlug = { ...foundPlug, state: 'refused' } as const;
    const { inputsOf } = await open(
      { devices: [foundSensor, refusedPlug] },
      { decideFoundDevice: answerOf(refusedPlug) },
    );

    await userEvent.click(await screen.findByRole('button', { name: 'Tolak Ruang panel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Tampilkan 1 yang ditolak' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Tawarkan Pompa kolam lagi' }));

    await expect.poll(() => inputsOf('decideFoundDevice').length).toBe(2);
    expect(inputsOf('decideFoundDevice')).toMatchObject([
      { params: { foundId: foundSensor.id }, body: { state: 'refused' } },
      { params: { foundId: foundPlug.id }, body: { state: 'new' } },
    ]);
  });
});

describe('what is not heard', () => {
  it('is said with what to mend, how often and from where', async () => {
    await open({ problems: [wrongPassword] });

    const [row] = within(await section()).getAllByRole('listitem');
    expect(row?.textContent).toContain('Kata sandi salah untuk imah-3k9d7m2qx8wvr5tn');
    expect(row?.textContent).toContain('Salin lagi kata sandinya');
    expect(row?.textContent).toMatch(/12 kali, terakhir .*\(192\.168\.1\.42\)/);
  });
});

describe('a credential of the building', () => {
  const credential = {
    id: fixtureId('device', 971),
    username: 'imah-abc',
    label: '',
    createdAt: new Date(fixtureNow).toISOString(),
    lastUsedAt: null,
    lastUsedFrom: null,
    revokedAt: null,
  };

  it('is issued where the settings stand that hold it, and its password is shown once', async () => {
    await openPage(<ConnectDevices building={tower} />, {
      answers: {
        listFoundDevices: answerOf(foundNothing),
        listBuildingCredentials: answerOf([]),
        issueBuildingCredential: answerOf({ ...credential, secret: 'rahasia-sekali' }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Sambungkan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sambungkan perangkat' });
    expect((await within(dialog).findByLabelText('Pengaturan Tasmota')).textContent).toContain(
      'MqttPassword KATA-SANDI',
    );

    await userEvent.click(await within(dialog).findByRole('button', { name: 'Buat kredensial' }));

    expect(await within(dialog).findByText('rahasia-sekali')).toBeVisible();
    expect(within(dialog).getByLabelText('Pengaturan Tasmota').textContent).toContain(
      'MqttPort 1883; MqttUser imah-abc; MqttPassword rahasia-sekali',
    );
    await userEvent.click(within(dialog).getByRole('tab', { name: 'Zigbee2MQTT' }));
    expect(within(dialog).getByLabelText('Pengaturan Zigbee2MQTT').textContent).toContain('user: imah-abc');
  });

  it('is revoked after asking', async () => {
    const { inputsOf } = await openPage(<ConnectDevices building={tower} />, {
      answers: {
        listFoundDevices: answerOf({ ...foundNothing, tcpPort: null, tlsPort: null }),
        listBuildingCredentials: answerOf([credential]),
        revokeBuildingCredential: async () => undefined,
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Sambungkan' }));
    expect(await screen.findByText(/MQTT lewat WebSocket/)).toBeVisible();

    await userEvent.click(await screen.findByRole('button', { name: 'Cabut imah-abc' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cabut' }));

    await expect
      .poll(() => inputsOf('revokeBuildingCredential'))
      .toEqual([{ params: { buildingId: tower.id, credentialId: credential.id } }]);
  });
});
