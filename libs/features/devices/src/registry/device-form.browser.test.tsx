import type { FakeAnswers } from '@imah/api-client/testing';
import type { Device } from '@imah/contract/devices';
import { answerOf, deviceTypes, places, pump, tower, waterMeter } from '@imah/testing';
import { fieldRefusal, openPage, refusal } from '@imah/app/harness/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DeviceForm } from './device-form.tsx';

afterEach(cleanup);

interface Opening {
  readonly device?: Device | null;
  readonly answers?: FakeAnswers;
  readonly locale?: 'id' | 'en';
}

async function open({ device = null, answers = {}, locale = 'id' }: Opening = {}) {
  const onSaved = vi.fn<(saved: Device) => void>();
  const page = await openPage(
    <DeviceForm building={tower} device={device} onSaved={onSaved} onClose={() => undefined} />,
    {
      locale,
      answers: {
        getPlaces: answerOf(places),
        listKnownDeviceTypes: answerOf([...deviceTypes]),
        createDevice: answerOf(pump),
        updateDevice: answerOf(pump),
        ...answers,
      },
    },
  );
  const form = within(await screen.findByRole('dialog'));
  const save = () => userEvent.click(form.getByRole('button', { name: /^Simpan/ }));
  const place = form.queryByRole('combobox', { name: /^Tempat|^Place/ });
  const choose = async (label: string | RegExp) => {
    await userEvent.click(form.getByRole('combobox', { name: /^Tempat/ }));
    await userEvent.click(await screen.findByRole('option', { name: label }));
  };
  // The kinds come by a call of their own.
  const chooseType = async (key: string) => {
    const kind = await form.findByRole('combobox', { name: 'Jenis' });
    await expect.poll(() => kind.querySelector(`option[value=${key}]`)).not.toBeNull();
    await userEvent.selectOptions(kind, key);
  };
  return { ...page, form, save, place, choose, chooseType, onSaved };
}

describe('a device that is registered', () => {
  it.each([
    { label: /^A-0101/, spot: { unitId: places.units[1]?.id } },
    { label: 'Lantai 2, Menara A', spot: { floorId: places.floors[3]?.id } },
    { label: 'Parkir', spot: { sectionId: places.sections[1]?.id } },
  ])('stands at $label', async ({ label, spot }) => {
    const { form, save, choose, chooseType, inputsOf, toasts, onSaved } = await open();
    await chooseType('pump');
    await userEvent.type(form.getByRole('textbox', { name: 'Nama perangkat' }), 'Pompa taman');
    await userEvent.type(form.getByRole('textbox', { name: /^Nomor seri/ }), ' SN-1 ');
    await userEvent.type(form.getByRole('textbox', { name: /^Tag/ }), 'darurat, , AC ');
    await choose(label);
    await save();

    await expect.poll(() => onSaved.mock.calls).toEqual([[pump]]);
    expect(inputsOf('createDevice')).toEqual([
      {
        params: { buildingId: tower.id },
        body: { name: 'Pompa taman', typeKey: 'pump', serial: 'SN-1', tags: ['darurat', 'AC'], ...spot },
      },
    ]);
    expect(toasts).toEqual(['Pompa taman tersimpan. Buat kredensial agar perangkat dapat tersambung.']);
  });

  it('is of no type where the types cannot be read, which is said', async () => {
    const { form, save, inputsOf } = await open({
      answers: { listKnownDeviceTypes: refusal('server', 500, 'Rusak.') },
    });

    expect(await form.findByText(/Daftar jenis belum dapat dimuat/)).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: 'Nama perangkat' }), 'Pompa');
    await save();
    expect(await form.findByRole('button', { name: /^Jenis: / })).toBeVisible();
    expect(inputsOf('createDevice')).toEqual([]);
  });

  it('has its types named in English for who reads English', async () => {
    const { form } = await open({ locale: 'en' });
    const field = await form.findByRole('combobox', { name: 'Type' });

    await expect
      .poll(() =>
        within(field)
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      )
      .toEqual(expect.arrayContaining(deviceTypes.map(({ name }) => name.en)));
  });

  it.each(['unitId', 'floorId', 'sectionId'])('says at the place what is wrong with its %s', async (field) => {
    const { save, place, chooseType, form } = await open({
      answers: { createDevice: fieldRefusal({ [field]: ['Tempat ini sudah dihapus.'] }) },
    });
    await chooseType('pump');
    await userEvent.type(form.getByRole('textbox', { name: 'Nama perangkat' }), 'Pompa');
    await save();

    await expect.poll(() => place?.getAttribute('aria-invalid')).toBe('true');
    expect(place).toHaveAccessibleDescription(expect.stringContaining('Tempat ini sudah dihapus.'));
  });

  it('may be placed once the places are read after all', async () => {
    let state: 'broken' | 'mended' = 'broken';
    const { place } = await open({
      answers: {
        getPlaces: async () => {
          if (state === 'broken') throw refusal('server', 500, 'Rusak.');
          return answerOf(places);
        },
      },
    });
    await userEvent.click(place ?? document.body);
    state = 'mended';
    await userEvent.click(await screen.findByRole('button', { name: 'Coba lagi' }));

    expect(await screen.findByRole('option', { name: 'Parkir' })).toBeVisible();
  });
});

describe('a device that is changed', () => {
  it('is asked for neither its place, which a move is for, nor its type', async () => {
    const { form, save, inputsOf, toasts, onSaved } = await open({ device: waterMeter });
    expect(form.queryByRole('combobox')).toBeNull();
    const name = form.getByRole('textbox', { name: 'Nama perangkat' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Meter baru');
    await save();

    await expect.poll(() => onSaved.mock.calls.length).toBe(1);
    expect(inputsOf('updateDevice')).toEqual([
      {
        params: { deviceId: waterMeter.id },
        version: waterMeter.version,
        body: { name: 'Meter baru', serial: waterMeter.serial, tags: [] },
      },
    ]);
    expect([inputsOf('listKnownDeviceTypes'), toasts]).toEqual([[], ['Perubahan tersimpan.']]);
  });

  it('loses its serial number where that is emptied', async () => {
    const { form, save, inputsOf } = await open({ device: pump });
    await userEvent.clear(form.getByRole('textbox', { name: /^Nomor seri/ }));
    await save();

    await expect
      .poll(() => inputsOf('updateDevice'))
      .toEqual([expect.objectContaining({ body: { name: pump.name, serial: null, tags: [] } })]);
  });

  it('has to be called something', async () => {
    const { form, save, inputsOf } = await open({ device: pump });
    await userEvent.clear(form.getByRole('textbox', { name: 'Nama perangkat' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Nama perangkat' }), '   ');
    await save();

    expect(await form.findByRole('button', { name: /^Nama perangkat: / })).toBeVisible();
    expect(inputsOf('updateDevice')).toEqual([]);
  });

  it('says that somebody else was faster, and keeps what was written', async () => {
    const { form, save, onSaved } = await open({
      device: pump,
      answers: { updateDevice: refusal('conflict', 412, 'Data ini baru saja diubah orang lain.') },
    });
    await userEvent.type(form.getByRole('textbox', { name: 'Nama perangkat' }), ' B');
    await save();

    expect((await form.findByRole('alert')).textContent).toContain('baru saja diubah');
    expect(form.getByRole('textbox', { name: 'Nama perangkat' })).toHaveValue(`${pump.name} B`);
    expect(onSaved.mock.calls).toEqual([]);
  });
});
