import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import type { OrgHours, SlaPolicy, TicketCategorySetting, TicketChecklist, TicketRule } from '@imah/contract/tickets';
import { answerOf, buildings, fixtureId, listOf, tower, whoamiOfOwner } from '@imah/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { showTold } from '../testing/index.ts';
import { SettingsTicketPage } from './settings-ticket-page.tsx';
import { findRows } from './testing/find-rows.ts';

afterEach(cleanup);

const { orgId } = tower;
const policy: SlaPolicy = {
  id: fixtureId('ticket', 950),
  priority: 'emergency',
  categoryId: null,
  buildingId: null,
  respondMinutes: 15,
  resolveMinutes: 240,
  calendar: 'always',
  version: 2,
};
const water: TicketCategorySetting = {
  id: fixtureId('ticket', 901),
  key: null,
  name: 'Air dan pipa',
  photo: 'optional',
  residentPriority: 'high',
  trade: null,
  state: 'active',
  open: 1,
  version: 3,
};
const rule: TicketRule = {
  id: fixtureId('ticket', 990),
  name: 'Belum dijawab',
  state: 'off',
  event: 'unanswered',
  minutes: 45,
  conditions: {},
  actions: { priority: 'high' },
  version: 5,
};
const checklist: TicketChecklist = {
  id: fixtureId('ticket', 980),
  name: 'Pompa bulanan',
  state: 'archived',
  version: 2,
  categoryIds: [water.id],
  items: [{ label: 'Matikan panel', kind: 'tick', demand: 'required', choices: [] }],
};
const answers: FakeAnswers = {
  listBuildings: listOf(buildings),
  listMembers: listOf([]),
  listSlaPolicies: answerOf([policy]),
  trySla: answerOf({ tickets: 0, late: 0 }),
  listTicketCategories: answerOf([{ id: water.id, key: null, name: water.name, residentPriority: 'high' as const }]),
  listTicketCategorySettings: answerOf([water]),
  listTicketChecklists: answerOf([checklist]),
  listTicketRules: answerOf([rule]),
};
const open = (part: string, given: FakeAnswers = {}, locale: 'id' | 'en' = 'id') =>
  showTold(<SettingsTicketPage />, {
    route: '/imah/settings/ticket',
    path: `/imah/settings/ticket?part=${part}`,
    person: whoamiOfOwner,
    locale,
    answers: { ...answers, ...given },
  });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const sheet = async () => within(await screen.findByRole('dialog'));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const save = async () => userEvent.click((await sheet()).getByRole('button', { name: 'Simpan' }));
const refusal = (fieldErrors: Record<string, string[]>) =>
  new ApiError({ kind: 'validation', status: 422, code: 'VALIDASI_SALAH', message: '', fieldErrors });
const changed = new ApiError({
  kind: 'conflict',
  status: 412,
  code: 'VERSI_BERUBAH',
  message: 'Baru saja diubah orang lain.',
});

describe('the parts of the settings', () => {
  it('are chosen by keyboard, and only the one that is shown is read', async () => {
    const week = Array.from({ length: 7 }, () => [{ from: 480, to: 1020 }]);
    const hours: OrgHours = { week, holidays: 'all', closedDays: [], version: 1 };
    const { inputsOf } = await open('sla', { getBusinessHours: answerOf(hours) });
    const first = await screen.findByRole('tab', { name: 'Batas waktu' });
    await screen.findByText('Darurat');
    expect(inputsOf('getBusinessHours')).toEqual([]);

    first.focus();
    await userEvent.keyboard('{ArrowRight}');

    await screen.findByRole('checkbox', { name: 'Senin' });
    expect(screen.getByRole('tab', { name: 'Jam kerja' }).getAttribute('aria-selected')).toBe('true');
  });

  it('begin with the deadlines where the address asks for what there is not', async () => {
    await open('unknown');

    expect((await screen.findByRole('tab', { name: 'Batas waktu' })).getAttribute('aria-selected')).toBe('true');
  });

  it('are said in English', async () => {
    await open('rules', {}, 'en');

    expect(await screen.findAllByRole('tab')).toHaveLength(6);
    expect(screen.queryByRole('tab', { name: 'Batas waktu' })).toBeNull();
  });

  it.each([
    ['hours', { getBusinessHours: new ApiError({ kind: 'server', status: 500, message: '' }) }],
    ['categories', { listTicketCategorySettings: new ApiError({ kind: 'server', status: 500, message: '' }) }],
    ['checklists', { listTicketChecklists: new ApiError({ kind: 'server', status: 500, message: '' }) }],
    ['rules', { listTicketRules: new ApiError({ kind: 'server', status: 500, message: '' }) }],
  ])('say each that it could not be read, with a way to try again: %s', async (part, failing) => {
    await open(part, failing);

    expect((await screen.findByRole('button', { name: 'Coba lagi' })).tagName).toBe('BUTTON');
    expect(screen.queryByRole('button', { name: /^(Tambah|Buat)/ })).toBeNull();
  });
});

describe('a new deadline', () => {
  it('is for those tickets that it names, and says beforehand what becomes of the open ones', async () => {
    const { inputsOf, told } = await open('sla', { createSlaPolicy: answerOf(policy) });
    await press('Tambah batas waktu');
    const form = await sheet();
    await form.findByText('Tidak ada tiket terbuka yang berubah tenggatnya.');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Prioritas' }), 'low');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Kategori' }), water.id);
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Dihitung' }), 'always');

    await save();

    await closed();
    const body = {
      respondMinutes: 60,
      resolveMinutes: 480,
      calendar: 'always',
      priority: 'low',
      categoryId: water.id,
      buildingId: null,
    };
    expect([inputsOf('createSlaPolicy'), told()]).toEqual([
      [{ params: { orgId }, body }],
      [['success', 'Perubahan disimpan.']],
    ]);
    expect(inputsOf('trySla').at(-1)).toMatchObject({ params: { orgId }, body: { draft: body } });
  });

  it('that is there already is refused at its field, and what was filled in stays', async () => {
    await open('sla', { createSlaPolicy: refusal({ categoryId: ['Batas waktu ini sudah ada.'] }) });
    await press('Tambah batas waktu');
    await userEvent.selectOptions((await sheet()).getByRole('combobox', { name: 'Kategori' }), water.id);

    await save();

    const field = (await sheet()).getByRole('combobox', { name: 'Kategori' });
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(field).toHaveProperty('value', water.id);
  });

  it('that somebody else has changed meanwhile is not overwritten', async () => {
    await open('sla', { updateSlaPolicy: changed });
    await press('Ubah Darurat');

    await save();

    expect((await (await sheet()).findByRole('alert')).textContent).toContain('Baru saja diubah orang lain.');
  });
});

describe('a category', () => {
  it('is added with the trade it needs, what residents may ask for at most, and whether a photo has to show the work', async () => {
    const { inputsOf } = await open('categories', { createTicketCategory: answerOf(water) });
    await press('Tambah kategori');
    const form = await sheet();
    await userEvent.type(form.getByRole('textbox', { name: 'Nama kategori' }), 'Taman');
    await userEvent.selectOptions(form.getByRole('combobox', { name: /^Keahlian yang diperlukan/ }), 'Umum');
    await userEvent.click(form.getByRole('radio', { name: 'Sedang' }));
    await userEvent.click(form.getByRole('checkbox', { name: /^Minta foto/ }));
    expect(form.queryByRole('button', { name: 'Arsipkan' })).toBeNull();

    await save();

    await closed();
    expect(inputsOf('createTicketCategory')).toEqual([
      {
        params: { orgId },
        body: { name: 'Taman', photo: 'demanded', residentPriority: 'medium', trade: 'general', state: 'active' },
      },
    ]);
  });

  it('of the same name is refused at its field', async () => {
    await open('categories', { createTicketCategory: refusal({ name: ['Nama ini sudah dipakai.'] }) });
    await press('Tambah kategori');
    await userEvent.type((await sheet()).getByRole('textbox', { name: 'Nama kategori' }), 'Air dan pipa');

    await save();

    const form = await sheet();
    await waitFor(() =>
      expect(form.getByRole('textbox', { name: 'Nama kategori' }).getAttribute('aria-invalid')).toBe('true'),
    );
  });
});

describe('a checklist', () => {
  it('says how many items it has, where it begins by itself, and that it is put away', async () => {
    await open('checklists');

    expect(await findRows()).toEqual(['Pompa bulanan1 isianOtomatis di 1 kategoriDiarsipkanUbah']);
  });

  it('is offered again as it stands', async () => {
    const { inputsOf } = await open('checklists', { updateTicketChecklist: answerOf(checklist) });
    await press('Ubah Pompa bulanan');

    await userEvent.click((await sheet()).getByRole('button', { name: 'Tawarkan lagi' }));

    await closed();
    expect(inputsOf('updateTicketChecklist')).toMatchObject([
      { version: 2, body: { state: 'active', items: checklist.items } },
    ]);
  });

  it('is made of items in the order in which they are written', async () => {
    const { inputsOf } = await open('checklists', {
      listTicketChecklists: answerOf([]),
      createTicketChecklist: answerOf(checklist),
    });
    await screen.findByRole('heading', { name: 'Belum ada daftar periksa' });
    await press('Buat daftar periksa');
    const form = await sheet();
    await userEvent.type(form.getByRole('textbox', { name: 'Nama daftar periksa' }), 'Genset');
    await userEvent.type(form.getByRole('textbox', { name: 'Isian 1' }), 'Oli');
    await userEvent.click(form.getByRole('button', { name: 'Tambah isian' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Isian 2' }), 'Suhu');
    const [, second] = form.getAllByRole('combobox', { name: 'Cara mengisi' });
    await userEvent.selectOptions(second ?? document.body, 'number');

    await save();

    await closed();
    expect(inputsOf('createTicketChecklist')).toMatchObject([
      {
        body: {
          name: 'Genset',
          categoryIds: [],
          items: [
            { label: 'Oli', kind: 'tick', demand: 'optional', choices: [] },
            { label: 'Suhu', kind: 'number', demand: 'optional', choices: [] },
          ],
        },
      },
    ]);
  });
});

describe('a rule', () => {
  it('says when it goes, by its minutes, and that it is off', async () => {
    await open('rules');

    expect(await findRows()).toEqual(['Belum dijawabBelum ditanggapi selama 45 menit kerjaNonaktifUbah']);
  });

  it('has minutes only where it waits for an answer', async () => {
    const { inputsOf } = await open('rules', { updateTicketRule: answerOf(rule) });
    await press('Ubah Belum dijawab');
    const form = await sheet();
    expect(form.getByRole('textbox', { name: /Belum ditanggapi selama/ })).toHaveProperty('value', '45');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Ketika' }), 'late');
    expect(form.queryByRole('textbox', { name: /Belum ditanggapi selama/ })).toBeNull();
    await userEvent.click(form.getByRole('checkbox', { name: 'Aturan aktif' }));

    await save();

    await closed();
    expect(inputsOf('updateTicketRule')).toMatchObject([
      {
        version: 5,
        body: { state: 'on', event: 'late', minutes: null, conditions: {}, actions: { priority: 'high' } },
      },
    ]);
  });

  it('is refused at its fields where the server knows better', async () => {
    await open('rules', { updateTicketRule: refusal({ 'actions.assigneeId': ['Orang ini tidak dapat ditugaskan.'] }) });
    await press('Ubah Belum dijawab');

    await save();

    const form = await sheet();
    await waitFor(() =>
      expect(form.getByRole('combobox', { name: 'Tugaskan kepada' }).getAttribute('aria-invalid')).toBe('true'),
    );
  });

  it('is said to be none yet, with what one could be', async () => {
    await open('rules', { listTicketRules: answerOf([]) });

    await screen.findByRole('heading', { name: 'Belum ada aturan' });
    expect(screen.getByText(/laporan tentang lift langsung ditugaskan/)).toBeVisible();
  });
});
