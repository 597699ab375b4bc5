import type { FakeAnswers } from '@imah/api-client/testing';
import type { Whoami } from '@imah/contract/identity';
import type { Device } from '@imah/contract/devices';
import { type DeviceAct, deviceActs } from '@imah/contract/devices/words';
import {
  answerOf,
  devices,
  listOf,
  places,
  pump,
  reportedState,
  tower,
  waterMeter,
  whoamiOfOwner,
  whoamiOfResident,
  withActs,
} from '@imah/testing';
import { chooseFromMenu, itemsOfMenu, openPage, refusal } from '@imah/app/harness/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DeviceMenu } from './device-menu.tsx';
import { hindered, noDependants } from './testing/dependants.ts';

afterEach(cleanup);

const disabled: Device = { ...pump, state: reportedState({}, 4, 'disabled') };
const menu = `Tindakan untuk ${pump.name}`;

async function open(
  device = pump,
  answers: FakeAnswers = {},
  acts: readonly DeviceAct[] = deviceActs,
  person: Whoami = whoamiOfResident,
) {
  const onRemoved = vi.fn<() => void>();
  const [onMoved, onReplaced] = [vi.fn<(moved: Device) => void>(), vi.fn<(replacement: Device) => void>()];
  const page = await openPage(
    <DeviceMenu
      building={tower}
      device={withActs(device, acts)}
      onMoved={onMoved}
      onReplaced={onReplaced}
      onRemoved={onRemoved}
    />,
    {
      answers: { getPlaces: answerOf(places), listDevices: listOf([...devices]), ...answers },
      person,
    },
  );
  return { ...page, onMoved, onReplaced, onRemoved };
}
const answer = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

describe('what can be done to the record of a device', () => {
  it.each<{ acts: DeviceAct[]; device: Device; items: string[] }>([
    { acts: ['update'], device: pump, items: ['Ubah', 'Pindahkan', 'Ganti perangkat', 'Nonaktifkan'] },
    { acts: ['update'], device: disabled, items: ['Ubah', 'Pindahkan', 'Ganti perangkat', 'Aktifkan lagi'] },
    { acts: ['archive'], device: pump, items: ['Arsipkan'] },
    { acts: ['remove'], device: pump, items: ['Hapus'] },
    {
      acts: ['update', 'remove'],
      device: pump,
      items: ['Ubah', 'Pindahkan', 'Ganti perangkat', 'Nonaktifkan', 'Hapus'],
    },
  ])('is $items for who may $acts', async ({ acts, device, items }) => {
    await open(device, {}, acts);

    expect(await itemsOfMenu(menu)).toEqual(items);
  });

  it('is nothing for who may only command it', async () => {
    await open(pump, {}, ['command', 'credentials']);

    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leads who runs the building to its label, as long as it is in use', async () => {
    await open(pump, {}, [], whoamiOfOwner);
    await userEvent.click(await screen.findByRole('button', { name: menu }));

    expect(await screen.findByRole('menuitem', { name: 'Label QR' })).toHaveAttribute(
      'href',
      `/imah/building/${tower.id}/settings?device=${pump.id}`,
    );
    cleanup();
    await open({ ...pump, archivedAt: pump.createdAt }, {}, [], whoamiOfOwner);
    expect(screen.queryByRole('button', { name: menu })).toBeNull();
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
      getDeviceDependants: answerOf(noDependants),
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
      getDeviceDependants: answerOf(noDependants),
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

describe('a device that cannot be removed', () => {
  it('says why, what to do first, and that replacing it takes both along', async () => {
    await open(pump, {
      getDeviceDependants: answerOf(hindered),
    });
    await chooseFromMenu(menu, 'Hapus');
    const dialog = await screen.findByRole('dialog', { name: `${pump.name} belum dapat dihapus` });

    expect(dialog.textContent).toContain('3 perangkat tersambung lewat perangkat ini.');
    expect(dialog.textContent).toContain('Aturan alarm yang menyebutnya: Tekanan rendah.');
    expect(dialog.textContent).toContain('“Ganti perangkat”');
    expect(within(dialog).queryByRole('button', { name: 'Hapus' })).toBeNull();
  });
});

describe('a device that is put away', () => {
  it('is asked about, and says that it can be brought back', async () => {
    const { inputsOf, toasts } = await open(pump, { archiveDevice: answerOf(pump) });
    await chooseFromMenu(menu, 'Arsipkan');
    expect((await screen.findByRole('alertdialog')).textContent).toContain('perangkat dapat dikembalikan');
    await answer('Arsipkan');

    await expect.poll(() => toasts).toEqual([`${pump.name} masuk arsip.`]);
    expect(inputsOf('archiveDevice')).toEqual([{ params: { deviceId: pump.id }, version: pump.version }]);
  });
});

describe('a device that is moved', () => {
  it('stands in what was chosen, exactly where it was written, behind another', async () => {
    const moved = { ...pump, version: 2 };
    const { inputsOf, onMoved } = await open(pump, { updateDevice: answerOf(moved) });
    await chooseFromMenu(menu, 'Pindahkan');
    const form = within(await screen.findByRole('dialog', { name: `Pindahkan ${pump.name}` }));
    await userEvent.click(form.getByRole('combobox', { name: /^Tempat/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Parkir' }));
    await userEvent.type(form.getByRole('textbox', { name: /^Tepatnya/ }), ' Lobi ');
    await userEvent.click(form.getByRole('combobox', { name: /^Gateway/ }));
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${waterMeter.name}`) }));
    await userEvent.click(form.getByRole('button', { name: 'Pindahkan perangkat' }));

    await expect.poll(() => onMoved.mock.calls).toEqual([[moved]]);
    expect(inputsOf('updateDevice')).toEqual([
      {
        params: { deviceId: pump.id },
        version: pump.version,
        body: { unitId: null, sectionId: places.sections[1]?.id, place: 'Lobi', gatewayId: waterMeter.id },
      },
    ]);
  });

  it('is behind none where others are behind it', async () => {
    await open(pump, { listDevices: listOf([pump, { ...waterMeter, gatewayId: pump.id }]) });
    await chooseFromMenu(menu, 'Pindahkan');
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(form.getByRole('combobox', { name: /^Gateway/ }));

    expect(screen.queryByRole('option', { name: new RegExp(waterMeter.name) })).toBeNull();
  });

  it('keeps its unit where only the words are others', async () => {
    const { inputsOf } = await open(pump, { updateDevice: answerOf(pump) });
    await chooseFromMenu(menu, 'Pindahkan');
    const form = within(await screen.findByRole('dialog'));
    await userEvent.type(form.getByRole('textbox', { name: /^Tepatnya/ }), 'Atap');
    await userEvent.click(form.getByRole('button', { name: 'Pindahkan perangkat' }));

    await expect
      .poll(() => inputsOf('updateDevice'))
      .toEqual([expect.objectContaining({ body: { place: 'Atap', gatewayId: null } })]);
  });
});

describe('a device that is replaced', () => {
  const spare = { ...pump, id: waterMeter.id, name: 'Pompa cadangan', serial: 'CAD-1' };
  const start = async (answers: FakeAnswers = {}) => {
    const shown = await open(pump, { replaceDevice: answerOf(spare), listDevices: listOf([pump, spare]), ...answers });
    await chooseFromMenu(menu, 'Ganti perangkat');
    const form = within(await screen.findByRole('dialog', { name: `Ganti ${pump.name}` }));
    return { ...shown, form, send: () => userEvent.click(form.getByRole('button', { name: 'Ganti perangkat ini' })) };
  };

  it('is by a new one with its serial number, which then stands open', async () => {
    const { form, send, inputsOf, onReplaced, toasts } = await start();
    await userEvent.type(form.getByRole('textbox', { name: /^Nomor seri/ }), ' SN-9 ');
    await send();

    await expect.poll(() => onReplaced.mock.calls).toEqual([[spare]]);
    expect(inputsOf('replaceDevice')).toEqual([
      { params: { deviceId: pump.id }, body: { serial: 'SN-9' }, version: pump.version },
    ]);
    expect(toasts).toEqual([`${pump.name} diganti. Buat kredensial untuk perangkat barunya.`]);
  });

  it('is by one of its type that is registered, which has to be chosen', async () => {
    const { form, send, inputsOf } = await start();
    await userEvent.click(form.getByRole('radio', { name: 'Perangkat yang sudah terdaftar' }));
    await send();
    expect(await form.findByRole('button', { name: /^Perangkat pengganti: / })).toBeVisible();
    await userEvent.click(form.getByRole('combobox', { name: /^Perangkat pengganti/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Pompa cadangan/ }));
    await send();

    await expect
      .poll(() => inputsOf('replaceDevice'))
      .toEqual([expect.objectContaining({ body: { deviceId: spare.id } })]);
  });
});
