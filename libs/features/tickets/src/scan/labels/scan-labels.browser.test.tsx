import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import type { ScanCode } from '@imah/contract/scan';
import { answerOf, devices, fixtureId, listOf, minutesAgo, places, pump, tower, whoamiOfOwner } from '@imah/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { showTold } from '../../testing/index.ts';
import { ScanLabels } from './scan-labels.tsx';

afterEach(cleanup);

const label = (number: number, change: Partial<ScanCode>): ScanCode => ({
  id: fixtureId('notice', number),
  code: '7KQ3MX2PABC',
  unitId: null,
  unitCode: null,
  floorId: null,
  sectionId: null,
  deviceId: null,
  place: null,
  reports: 0,
  createdAt: minutesAgo(60),
  ...change,
});
const labels = [
  label(1, { place: 'Lobi utama', reports: 3 }),
  label(2, { unitId: fixtureId('unit', 1), unitCode: 'LG-01' }),
  label(3, {}),
];
const open = (answers: FakeAnswers = {}) =>
  showTold(<ScanLabels building={tower} />, {
    person: whoamiOfOwner,
    answers: { listScanCodes: answerOf(labels), getPlaces: answerOf(places), listDevices: listOf(devices), ...answers },
  });
const openOfDevice = (answers: FakeAnswers = {}) =>
  showTold(<ScanLabels building={tower} />, {
    person: whoamiOfOwner,
    route: '/imah/building/:id/settings',
    path: `/imah/building/${tower.id}/settings?device=${pump.id}`,
    answers: { listScanCodes: answerOf(labels), getPlaces: answerOf(places), listDevices: listOf(devices), ...answers },
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const rows = () => {
  const list = screen.getByRole('list', { name: 'Label QR' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};
const dialog = async (name: string, role: 'dialog' | 'alertdialog' = 'dialog') =>
  within(await screen.findByRole(role, { name }));

describe('the labels of a building', () => {
  it('are named by where they hang, with their code as it is read aloud and what came by them', async () => {
    await open();
    await screen.findByRole('button', { name: 'Cetak label' });

    expect(rows()).toEqual([
      'Lobi utama7KQ3M-X2PABC · 3 laporan',
      'Unit LG-017KQ3M-X2PABC · Belum ada laporan',
      'Seluruh gedung7KQ3M-X2PABC · Belum ada laporan',
    ]);
  });

  it('are printed each with its code as a picture and in letters, and the name of the building', async () => {
    await open();
    await screen.findByRole('button', { name: 'Cetak label' });

    const sheet = document.querySelector('body > [aria-hidden="true"]:last-child');
    expect(sheet?.textContent.match(/7KQ3M-X2PABC/g)).toHaveLength(3);
    expect(sheet?.textContent.match(new RegExp(tower.name, 'g'))).toHaveLength(3);
    expect(sheet?.querySelectorAll('svg').length).toBe(3);
  });

  it('are said to be none, and there is nothing to print', async () => {
    await open({ listScanCodes: answerOf([]) });

    await screen.findByText('Belum ada label.');
    expect(screen.queryByRole('button', { name: 'Cetak label' })).toBeNull();
  });
});

describe('the labels of one device, to which its page leads', () => {
  it('are shown and printed alone, until all are asked for', async () => {
    await openOfDevice({ listScanCodes: answerOf([...labels, label(4, { deviceId: pump.id, place: pump.name })]) });
    await screen.findByRole('button', { name: 'Cetak label' });

    expect(rows()).toEqual([expect.stringContaining(pump.name)]);
    expect(document.querySelectorAll('body > [aria-hidden="true"]:last-child svg').length).toBe(1);
    await press('Tampilkan semua label');
    expect(rows()).toHaveLength(4);
  });

  it('are made with the device chosen already where there is none', async () => {
    const { inputsOf } = await openOfDevice({ createScanCode: answerOf(labels[0] ?? label(9, {})) });
    expect(await screen.findByText('Perangkat ini belum punya label.')).toBeVisible();
    await press('Tambah label');
    const form = await dialog('Tambah label');
    await userEvent.click(form.getByRole('button', { name: 'Buat label' }));

    await waitFor(() => expect(inputsOf('createScanCode')).toMatchObject([{ body: { deviceId: pump.id } }]));
  });
});

describe('a new label', () => {
  const start = async (answers: FakeAnswers = {}) => {
    const shown = await open({ createScanCode: answerOf(labels[0] ?? label(9, {})), ...answers });
    await press('Tambah label');
    const form = await dialog('Tambah label');
    return { ...shown, form, send: () => userEvent.click(form.getByRole('button', { name: 'Buat label' })) };
  };
  const bodies = (inputs: readonly unknown[]) => inputs.map((input) => (input as { body: object }).body);

  it('is for a place by its name, which it has to have', async () => {
    const { form, inputsOf, send } = await start();
    await userEvent.type(form.getByRole('textbox', { name: /Nama tempat/ }), '   ');
    await send();
    expect((await form.findAllByText('Wajib diisi')).length).toBeGreaterThan(0);
    expect(inputsOf('createScanCode')).toEqual([]);

    await userEvent.type(form.getByRole('textbox', { name: /Nama tempat/ }), 'Lift kanan ');
    await send();

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputsOf('createScanCode')).toEqual([{ params: { buildingId: tower.id }, body: { place: 'Lift kanan' } }]);
  });

  it.each([
    ['Sebuah unit', 'Unit', 'LG-01', { unitId: fixtureId('unit', 1) }],
    ['Lantai atau menara', 'Lantai atau menara', 'B1, Menara A', { floorId: fixtureId('floor', 1) }],
    ['Lantai atau menara', 'Lantai atau menara', 'Parkir', { sectionId: fixtureId('section', 2) }],
    ['Sebuah perangkat', 'Perangkat', pump.name, { deviceId: pump.id }],
  ])('is for what is chosen from a list: %s, %s %s', async (what, field, name, body) => {
    const { form, inputsOf, send } = await start();
    await userEvent.click(form.getByRole('radio', { name: what }));
    await send();
    expect((await form.findAllByText('Wajib diisi')).length).toBeGreaterThan(0);
    await userEvent.click(form.getByRole('combobox', { name: field }));
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));

    await send();

    await waitFor(() => expect(bodies(inputsOf('createScanCode'))).toEqual([body]));
  });

  it('is for the whole building without another word', async () => {
    const { form, inputsOf, send } = await start();
    await userEvent.click(form.getByRole('radio', { name: 'Seluruh gedung' }));
    expect(form.queryByRole('textbox', { name: /Nama tempat/ })).toBeNull();

    await send();

    await waitFor(() => expect(bodies(inputsOf('createScanCode'))).toEqual([{}]));
  });

  it('says at its field what the server has against it, and the form stays', async () => {
    const fieldErrors = { place: ['Nama ini sudah ada.'] };
    const { form, send } = await start({
      createScanCode: new ApiError({ kind: 'validation', status: 422, message: '', fieldErrors }),
    });
    await userEvent.type(form.getByRole('textbox', { name: /Nama tempat/ }), 'Lobi utama');

    await send();

    await waitFor(() =>
      expect(form.getByRole('textbox', { name: /Nama tempat/ }).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(form.getAllByText('Nama ini sudah ada.').length).toBeGreaterThan(0);
  });
});

describe('a label that hangs already', () => {
  const act = async (name: string, place = 'Lobi utama') => {
    await press(`Tindakan untuk label ${place}`);
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };

  it.each([
    ['Ganti kode', 'Ganti kode label ini?', 'replaceScanCode'],
    ['Cabut', 'Cabut label ini?', 'revokeScanCode'],
  ] as const)('loses its code only after a question that says what follows: %s', async (action, question, call) => {
    const { inputsOf } = await open({
      [call]: call === 'replaceScanCode' ? answerOf(labels[0]) : undefined,
    } as FakeAnswers);
    await act(action);
    const asked = await dialog(question, 'alertdialog');
    expect(asked.getByText(/Label Lobi utama yang sudah terpasang/)).toBeVisible();
    expect(inputsOf(call)).toEqual([]);

    await userEvent.click(asked.getByRole('button', { name: action }));

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(inputsOf(call)).toEqual([{ params: { buildingId: tower.id, codeId: labels[0]?.id } }]);
  });

  it('keeps it where the question is answered with no', async () => {
    const { inputsOf } = await open();
    await act('Cabut', 'Unit LG-01');
    const asked = await dialog('Cabut label ini?', 'alertdialog');

    await userEvent.click(asked.getByRole('button', { name: 'Batal' }));

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(inputsOf('revokeScanCode')).toEqual([]);
  });
});
