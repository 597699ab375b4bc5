import type { FakeAnswers } from '@imah/api-client/testing';
import type { Device } from '@imah/contract/devices';
import { type DeviceAct, deviceActs } from '@imah/contract/devices/words';
import { answerOf, pump, reportedState, tower, withActs } from '@imah/testing';
import { chooseFromMenu, itemsOfMenu, openPage, refusal } from '@imah/app/harness/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DeviceMenu } from './device-menu.tsx';

afterEach(cleanup);

const disabled: Device = { ...pump, state: reportedState({}, 4, 'disabled') };
const menu = `Tindakan untuk ${pump.name}`;
const nothingKept = { tickets: 0, alarms: 0, commands: 0, valuesSince: null };

async function open(device = pump, answers: FakeAnswers = {}, acts: readonly DeviceAct[] = deviceActs) {
  const onRemoved = vi.fn<() => void>();
  const page = await openPage(<DeviceMenu building={tower} device={withActs(device, acts)} onRemoved={onRemoved} />, {
    answers,
  });
  return { ...page, onRemoved };
}
const answer = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

describe('what can be done to the record of a device', () => {
  it.each<{ acts: DeviceAct[]; device: Device; items: string[] }>([
    { acts: ['update'], device: pump, items: ['Ubah', 'Nonaktifkan'] },
    { acts: ['update'], device: disabled, items: ['Ubah', 'Aktifkan lagi'] },
    { acts: ['remove'], device: pump, items: ['Hapus'] },
    { acts: ['update', 'remove'], device: pump, items: ['Ubah', 'Nonaktifkan', 'Hapus'] },
  ])('is $items for who may $acts', async ({ acts, device, items }) => {
    await open(device, {}, acts);

    expect(await itemsOfMenu(menu)).toEqual(items);
  });

  it('is nothing for who may only command it', async () => {
    await open(pump, {}, ['command', 'credentials']);

    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is to use it again at once: that needs no question', async () => {
    const { inputsOf, toasts } = await open(disabled, { updateDevice: answerOf(pump) });
    await chooseFromMenu(menu, 'Aktifkan lagi');

    await expect.poll(() => toasts).toEqual([`${pump.name} aktif lagi.`]);
    expect(inputsOf('updateDevice')).toEqual([
      { params: { deviceId: pump.id }, body: { enabled: true }, version: pump.version },
    ]);
  });

  it('is left as it is where the question before it is answered with no', async () => {
    const { inputsOf } = await open();
    await chooseFromMenu(menu, 'Nonaktifkan');
    await screen.findByRole('alertdialog', { name: `Nonaktifkan ${pump.name}?` });
    await userEvent.keyboard('{Escape}');

    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
    expect(inputsOf('updateDevice')).toEqual([]);
  });

  it('says that somebody else changed it first', async () => {
    const { toasts } = await open(pump, {
      updateDevice: refusal('conflict', 412, 'Data ini baru saja diubah orang lain.'),
    });
    await chooseFromMenu(menu, 'Nonaktifkan');
    await answer('Nonaktifkan');

    await expect.poll(() => toasts).toEqual([expect.stringContaining('diubah orang lain')]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('a device that is removed', () => {
  it('is asked about in one sentence where nothing hangs on it', async () => {
    const { inputsOf, toasts, onRemoved } = await open(pump, {
      getDeviceDependants: answerOf(nothingKept),
      deleteDevice: undefined,
    });
    await chooseFromMenu(menu, 'Hapus');
    const dialog = await screen.findByRole('alertdialog', { name: `Hapus ${pump.name}?` });
    expect(dialog.textContent).not.toContain('ikut');
    expect(dialog.textContent).not.toContain('tiket');
    await answer('Hapus');

    await expect.poll(() => onRemoved.mock.calls.length).toBe(1);
    expect(inputsOf('deleteDevice')).toEqual([{ params: { deviceId: pump.id }, version: pump.version }]);
    expect(toasts).toEqual([`${pump.name} dihapus.`]);
  });

  it('says that what goes with it is not known, where that cannot be read', async () => {
    await open(pump, { getDeviceDependants: refusal('server', 500, 'Rusak.') });
    await chooseFromMenu(menu, 'Hapus');

    expect(await screen.findByText(/Apa saja yang ikut terhapus belum dapat dimuat\./)).toBeVisible();
  });

  it('stays where the server refuses, and the page with it', async () => {
    const { toasts, onRemoved } = await open(pump, {
      getDeviceDependants: answerOf(nothingKept),
      deleteDevice: refusal('forbidden', 403, 'Perangkat ini bagian dari gedung lain.'),
    });
    await chooseFromMenu(menu, 'Hapus');
    await screen.findByRole('alertdialog');
    await answer('Hapus');

    await expect.poll(() => toasts.length).toBe(1);
    expect(onRemoved.mock.calls).toEqual([]);
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  });
});
