import type { KnownDeviceType } from '@imah/contract/devices';
import { answerOf, deviceTypes, fixtureId, tower, whoami, whoamiOfOwner } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { SettingsDevicePage } from './settings-device-page.tsx';

afterEach(cleanup);

const ready = deviceTypes.find(({ key }) => key === 'water-meter');
if (ready === undefined) throw new Error('The fixtures lack a type.');
const own: KnownDeviceType = {
  ...ready,
  key: fixtureId('device', 950),
  name: { id: 'Meter kolam', en: 'Pool meter' },
  own: { version: 3, devices: 2 },
};
const answers = {
  listKnownDeviceTypes: answerOf([...deviceTypes, own]),
  createDeviceType: answerOf(own),
  updateDeviceType: answerOf(own),
};
const open = () => show(<SettingsDevicePage />, { person: whoamiOfOwner, answers });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('makes a type of the organisation from a copy of a ready one', async () => {
  const { calls } = await open();
  await press(`Salin ${ready.name.id}`);
  const name = await screen.findByLabelText(/^Nama jenis/);
  await userEvent.clear(name);
  await userEvent.type(name, 'Meter sumur');
  const english = screen.getByLabelText(/^Nama dalam bahasa Inggris/);
  await userEvent.clear(english);
  await userEvent.type(english, 'Well meter');
  await press('Simpan jenis');

  await expect
    .poll(() => calls().find((call) => call.name === 'createDeviceType')?.input)
    .toMatchObject({ body: { name: { id: 'Meter sumur', en: 'Well meter' }, metrics: ready.metrics } });
});

it('shows both names of a type that has two, and leaves the other where one is written', async () => {
  await open();
  await press(`Salin ${ready.name.id}`);
  const [inIndonesian, inEnglish] = [
    await screen.findByLabelText(/^Nama jenis/),
    screen.getByLabelText(/^Nama dalam bahasa Inggris/),
  ];
  await userEvent.clear(inIndonesian);
  await userEvent.type(inIndonesian, 'Meter sumur');

  expect([inIndonesian, inEnglish].map((field) => (field as HTMLInputElement).value)).toEqual([
    'Meter sumur',
    ready.name.en,
  ]);
});

it('makes commands of every kind, each with what it may carry and who has to agree', async () => {
  const { calls } = await open();
  await press('Ubah Meter kolam');
  await press('Tambah perintah');
  const command = within(await screen.findByRole('group', { name: 'Perintah 1' }));
  await userEvent.type(command.getByLabelText(/^Nama perintah/), 'Batas debit');
  await userEvent.selectOptions(command.getByLabelText('Macam perintah'), 'Angka');
  const flow = ready.metrics.find(({ kind }) => kind === 'gauge');
  await userEvent.selectOptions(command.getByLabelText('Dilaporkan oleh'), flow?.label.id ?? '');
  await userEvent.clear(command.getByLabelText(/^Kunci perintah/));
  await userEvent.type(command.getByLabelText(/^Kunci perintah/), 'limit');
  for (const [label, text] of [
    [/^Paling kecil/, '0'],
    [/^Paling besar/, '50'],
    [/^Naik per/, '5'],
  ] as const) {
    await userEvent.clear(command.getByLabelText(label));
    await userEvent.type(command.getByLabelText(label), text);
  }
  await userEvent.selectOptions(command.getByLabelText('Sebelum dikirim'), 'Persetujuan orang kedua');
  await userEvent.type(command.getByLabelText(/^Akibatnya/), 'Air mengecil.');
  await press('Tambah perintah');
  const second = within(await screen.findByRole('group', { name: 'Perintah 2' }));
  await userEvent.type(second.getByLabelText(/^Nama perintah/), 'Mode');
  await userEvent.selectOptions(second.getByLabelText('Macam perintah'), 'Pilihan');
  await userEvent.type(second.getByLabelText(/^Kunci perintah/), 'mode');
  await press('Simpan jenis');
  // Both values of a choice are missing: nothing is sent.
  expect(await second.findAllByText('Wajib diisi')).toHaveLength(4);
  for (const [position, value, name] of [
    ['1', 'eco', 'Hemat'],
    ['2', 'full', 'Penuh'],
  ] as const) {
    await userEvent.type(second.getByLabelText(new RegExp(`^Nama pilihan ${position}`)), name);
    await userEvent.type(second.getByLabelText(new RegExp(`^Nilai pilihan ${position}`)), value);
  }
  await press('Simpan jenis');

  const both = (text: string) => ({ id: text, en: text });
  await expect
    .poll(() => calls().find((call) => call.name === 'updateDeviceType')?.input)
    .toMatchObject({
      body: {
        controls: [
          {
            key: 'limit',
            metric: flow?.key,
            kind: 'set-point',
            label: both('Batas debit'),
            guard: { kind: 'second-person', consequence: both('Air mengecil.') },
            min: 0,
            max: 50,
            step: 5,
            unit: flow?.unit,
            decimals: flow?.decimals,
          },
          {
            key: 'mode',
            kind: 'choice',
            label: both('Mode'),
            guard: { kind: 'none', consequence: null },
            options: [
              { value: 'eco', label: both('Hemat') },
              { value: 'full', label: both('Penuh') },
            ],
          },
        ],
      },
    });
});

it('says before it is saved which metrics vanish from how many devices, and sends that it was understood', async () => {
  const { calls } = await open();
  await press('Ubah Meter kolam');
  await press('Hapus besaran 2');
  expect(await screen.findByText(/Besaran yang hilang dari 2 perangkat: Debit/)).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Saya mengerti apa yang hilang' }));
  await press('Simpan jenis');

  await expect
    .poll(() => calls().find((call) => call.name === 'updateDeviceType')?.input)
    .toMatchObject({ body: { metrics: ready.metrics.slice(0, 1), confirmed: true } });
});

it('finds a type by a metric of it, and removes none that devices use', async () => {
  await open();
  await userEvent.type(await screen.findByRole('searchbox'), 'debit');

  const rows = screen.getAllByRole('listitem').flatMap((row) => within(row).queryAllByRole('button').length || []);
  expect([screen.queryByRole('button', { name: 'Hapus Meter kolam' }), rows]).toEqual([null, [2, 1]]);
});

it('shows the types to who may only read them, without a way to change any', async () => {
  const grants = ['settings.view', 'device.view'] as const;
  const memberships = whoami.memberships.map((each) => ({ ...each, orgId: tower.orgId, grants: [...grants] }));
  await show(<SettingsDevicePage />, { person: { ...whoami, memberships }, answers });

  expect(await screen.findByText('Meter kolam')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Salin|Ubah|Buat/ })).toBeNull();
});
