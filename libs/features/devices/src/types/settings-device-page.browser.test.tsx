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
  await press('Simpan jenis');

  await expect
    .poll(() => calls().find((call) => call.name === 'createDeviceType')?.input)
    .toMatchObject({ body: { name: { id: 'Meter sumur', en: 'Meter sumur' }, metrics: ready.metrics } });
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
