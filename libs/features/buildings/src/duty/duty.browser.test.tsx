import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import {
  answerOf,
  contacts,
  dutyShifts,
  fixtureId,
  listOf,
  onDuty,
  tower,
  whoamiOfOwner,
  whoamiOfSupervisor,
} from '@imah/testing';
import { workers } from '@imah/testing/tickets';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { DutySection, OnDutySection } from './index.ts';

afterEach(cleanup);

const params = { buildingId: tower.id };
const agus = fixtureId('user', 11);
const [post] = contacts as [(typeof contacts)[number]];
const [, byDay] = dutyShifts as [(typeof dutyShifts)[number], (typeof dutyShifts)[number]];

async function open(answers: FakeAnswers = {}, person = whoamiOfOwner) {
  const shown = await show(<DutySection building={tower} />, {
    person,
    answers: {
      listDutyShifts: listOf(dutyShifts),
      listTicketWorkers: answerOf([...workers]),
      listContacts: listOf(contacts),
      ...answers,
    },
  });
  const inputsOf = (call: string) => shown.calls().flatMap(({ name, input }) => (name === call ? [input] : []));
  return { ...shown, inputsOf };
}
const openForm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Tambah jam jaga' }));
  const form = within(await screen.findByRole('dialog', { name: 'Tambah jam jaga' }));
  await form.findByRole('option', { name: 'Agus Prasetyo' });
  return form;
};
const rows = async () => (await screen.findAllByRole('listitem')).map((row) => row.textContent);

describe('the roster of a building', () => {
  it('says who is on duty when and by which number, and who is now', async () => {
    await open({}, whoamiOfSupervisor);

    expect(await rows()).toEqual([
      'Pos satpam lobiSedang bertugasSetiap hari · 24 jam dari 07.00 · +62 811-9001-0001',
      'Agus PrasetyoSedang bertugasSen–Jum · 08.00–17.30 · +62 811-9001-0022',
      'Budi HartonoJum, Sab · 22.00–06.00 · tanpa nomor',
    ]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says who works there no more instead of that they are on duty', async () => {
    const holder = { ...byDay.holder, kind: 'member' as const, userId: agus, standing: 'gone' as const };
    await open({ listDutyShifts: listOf([{ ...byDay, holder }]) });

    expect(await rows()).toEqual([
      expect.stringMatching(/^Agus PrasetyoTidak bekerja di sini lagiSen–Jum · 08\.00–17\.30/),
    ]);
    expect(screen.queryByText('Sedang bertugas')).toBeNull();
  });

  it('asks who runs the building for the first shift, and says when it could not be read', async () => {
    await open({ listDutyShifts: listOf([]) });
    expect(await screen.findByText(/^Belum ada jadwal\./)).toBeVisible();
    cleanup();
    await open({ listDutyShifts: new ApiError({ kind: 'server', status: 500, message: '' }) });
    expect(await screen.findByRole('heading', { name: 'Jadwal jaga belum dapat dimuat' })).toBeVisible();
  });

  it('loses a shift once that is confirmed; what another has changed meanwhile is said where it stands', async () => {
    const gone = new ApiError({ kind: 'conflict', status: 412, code: 'VERSI_BERUBAH', message: 'Baru saja diubah.' });
    const { inputsOf } = await open({ deleteDutyShift: async () => Promise.reject(gone) });
    await userEvent.click(await screen.findByRole('button', { name: 'Tindakan untuk jam jaga Agus Prasetyo' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hapus' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Hapus jam jaga ini?' }));
    expect(dialog.getByText('Agus Prasetyo, Sen–Jum · 08.00–17.30, tidak ada lagi di jadwal.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Hapus' }));

    expect(await screen.findByRole('alert')).toBeVisible();
    expect(inputsOf('deleteDutyShift')).toEqual([{ params: { ...params, shiftId: byDay.id }, version: 1 }]);
  });
});

describe('the form of a shift', () => {
  it('sends a night over midnight with the number of the duty, and says that it ends on the next day', async () => {
    const { inputsOf } = await open({ createDutyShift: answerOf(byDay) });
    const form = await openForm();
    await userEvent.selectOptions(form.getByRole('combobox', { name: /^Yang bertugas/ }), 'Agus Prasetyo');
    await userEvent.type(form.getByRole('textbox', { name: /^Nomor selama jaga/ }), '0811-9001-0022');
    await userEvent.click(form.getByRole('button', { name: 'Sen' }));
    await userEvent.click(form.getByRole('button', { name: 'Min' }));
    expect(form.queryByText('Selesai pada hari berikutnya.')).toBeNull();
    await userEvent.clear(form.getByRole('textbox', { name: /^Sampai jam/ }));
    await userEvent.type(form.getByRole('textbox', { name: /^Sampai jam/ }), '06.00');
    expect(await form.findByText('Selesai pada hari berikutnya.')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const holder = { kind: 'member', userId: agus, phone: '+6281190010022' };
    expect(inputsOf('createDutyShift')).toEqual([
      { params, body: { holder, days: [2, 3, 4, 5, 7], from: '08:00', to: '06:00' } },
    ]);
  });

  it('asks for no number of somebody of the list of numbers', async () => {
    const { inputsOf } = await open({ createDutyShift: answerOf(byDay) });
    const form = await openForm();
    await userEvent.selectOptions(
      form.getByRole('combobox', { name: /^Yang bertugas/ }),
      'Pos satpam lobi (nomor penting)',
    );
    expect(form.queryByRole('textbox', { name: /^Nomor selama jaga/ })).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));

    await waitFor(() =>
      expect(inputsOf('createDutyShift')).toEqual([
        {
          params,
          body: { holder: { kind: 'contact', contactId: post.id }, days: [1, 2, 3, 4, 5], from: '08:00', to: '17:00' },
        },
      ]),
    );
  });

  it('does not send a number nobody can call, nor a week without a day', async () => {
    const { inputsOf } = await open();
    const form = await openForm();
    await userEvent.selectOptions(form.getByRole('combobox', { name: /^Yang bertugas/ }), 'Agus Prasetyo');
    await userEvent.type(form.getByRole('textbox', { name: /^Nomor selama jaga/ }), '0811');
    for (const day of ['Sen', 'Sel', 'Rab', 'Kam', 'Jum'])
      await userEvent.click(form.getByRole('button', { name: day }));
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));

    await waitFor(() =>
      expect(form.getByRole('textbox', { name: /^Nomor selama jaga/ })).toHaveAttribute('aria-invalid', 'true'),
    );
    expect(form.getAllByText('Pilih minimal satu hari.').length).toBeGreaterThan(0);
    expect(inputsOf('createDutyShift')).toEqual([]);
  });

  it('changes the version that was read, and keeps whom the shift names though they work there no more', async () => {
    const { inputsOf } = await open({ listTicketWorkers: answerOf([]), updateDutyShift: answerOf(byDay) });
    await userEvent.click(await screen.findByRole('button', { name: 'Tindakan untuk jam jaga Agus Prasetyo' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ubah' }));
    const form = within(await screen.findByRole('dialog', { name: 'Ubah jam jaga Agus Prasetyo' }));
    expect(form.getByRole('combobox', { name: /^Yang bertugas/ })).toHaveDisplayValue('Agus Prasetyo');
    await userEvent.clear(form.getByRole('textbox', { name: /^Nomor selama jaga/ }));
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));

    const holder = { kind: 'member', userId: agus, phone: null };
    await waitFor(() =>
      expect(inputsOf('updateDutyShift')).toEqual([
        {
          params: { ...params, shiftId: byDay.id },
          body: { holder, days: [1, 2, 3, 4, 5], from: '08:00', to: '17:30' },
          version: 1,
        },
      ]),
    );
  });

  it('says that nobody can be chosen where there is neither staff nor a number', async () => {
    await open({ listTicketWorkers: answerOf([]), listContacts: listOf([]), listDutyShifts: listOf([]) });
    await userEvent.click(await screen.findByRole('button', { name: 'Tambah jam jaga' }));

    expect(await screen.findByText(/^Belum ada yang dapat dipilih\./)).toBeVisible();
  });
});

describe('who is on duty now', () => {
  it('is called with one press, with what they can do and until when', async () => {
    await show(<OnDutySection building={tower} />, { answers: { listOnDuty: listOf(onDuty) } });
    const links = await screen.findAllByRole('link');

    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Telepon Agus Prasetyo', 'tel:+6281190010022'],
      ['Telepon Pos satpam lobi', 'tel:+6281190010001'],
      ['WhatsApp Pos satpam lobi', 'https://wa.me/6281190010001'],
    ]);
    expect(screen.getByText('Listrik, Air dan pipa · +62 811-9001-0022 · sampai 17.30')).toBeVisible();
    expect(screen.getByText('Satpam · +62 811-9001-0001 · sampai 07.05')).toBeVisible();
  });

  it('is named without a number where the roster gives none', async () => {
    const [first] = onDuty as [(typeof onDuty)[number]];
    await show(<OnDutySection building={tower} />, {
      answers: { listOnDuty: listOf([{ ...first, phone: null, trades: [] }]) },
    });

    expect(await screen.findByText('Petugas jaga · tanpa nomor · sampai 17.30')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is nobody whose shift is over, though the answer was kept', async () => {
    const over = onDuty.map((one) => ({ ...one, until: '2026-11-20T10:05:00.000Z' }));
    const { calls } = await show(<OnDutySection building={tower} />, { answers: { listOnDuty: listOf(over) } });
    await waitFor(() => expect(calls().map(({ name }) => name)).toEqual(['listOnDuty']));

    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  });
});
