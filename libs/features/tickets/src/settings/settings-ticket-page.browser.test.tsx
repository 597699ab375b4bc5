import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import type { SlaPolicy, TicketCategorySetting, TicketChecklist, TicketRule } from '@imah/contract/tickets';
import { answerOf, buildings, fixtureId, listOf, office, tower, whoami, whoamiOfOwner } from '@imah/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { SettingsTicketPage } from './settings-ticket-page.tsx';
import { findRows } from './testing/find-rows.ts';

afterEach(cleanup);

const { orgId } = tower;
const water: TicketCategorySetting = {
  id: fixtureId('ticket', 901),
  key: null,
  name: 'Air dan pipa',
  photo: 'demanded',
  residentPriority: 'high',
  trade: null,
  state: 'active',
  open: 4,
  version: 3,
};
const pool: TicketCategorySetting = {
  ...water,
  id: fixtureId('ticket', 902),
  name: 'Kolam',
  state: 'archived',
  open: 0,
};
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
const ofOffice: SlaPolicy = { ...policy, id: fixtureId('ticket', 951), priority: 'high', buildingId: office.id };
const rule: TicketRule = {
  id: fixtureId('ticket', 990),
  name: 'Lift langsung darurat',
  state: 'on',
  event: 'created',
  minutes: null,
  conditions: { contains: 'lift' },
  actions: { priority: 'emergency' },
  version: 5,
};
const checklist: TicketChecklist = {
  id: fixtureId('ticket', 980),
  name: 'Pompa bulanan',
  state: 'active',
  version: 2,
  categoryIds: [],
  items: [
    { label: 'Matikan panel', kind: 'tick', demand: 'required', choices: [] },
    { label: 'Kondisi seal', kind: 'choice', demand: 'optional', choices: ['Baik', 'Aus'] },
  ],
};
const answers: FakeAnswers = {
  listBuildings: listOf(buildings),
  listMembers: listOf([]),
  listSlaPolicies: answerOf([policy, ofOffice]),
  trySla: answerOf({ tickets: 3, late: 1 }),
  listTicketCategories: answerOf([{ id: water.id, key: null, name: water.name, residentPriority: 'high' as const }]),
  listTicketCategorySettings: answerOf([water, pool]),
  listTicketChecklists: answerOf([checklist]),
  listTicketRules: answerOf([rule]),
};
/** Runs one building and nothing beyond it. */
const runsTower = {
  ...whoamiOfOwner,
  memberships: whoamiOfOwner.memberships.map((membership) => ({ ...membership, buildingIds: [tower.id] })),
};

async function open(part: string, given: FakeAnswers = {}, person = whoamiOfOwner) {
  const shown = await show(<SettingsTicketPage />, {
    route: '/imah/settings/ticket',
    path: `/imah/settings/ticket?part=${part}`,
    person,
    answers: { ...answers, ...given },
  });
  const inputsOf = (call: string) => shown.calls().flatMap(({ name, input }) => (name === call ? [input] : []));
  return { ...shown, inputsOf };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const sheet = async () => within(await screen.findByRole('dialog'));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('deadlines', () => {
  it('say for which tickets they are, and in days only where they run day and night', async () => {
    await open('sla', {
      listSlaPolicies: answerOf([
        { ...policy, resolveMinutes: 2880 },
        { ...ofOffice, categoryId: water.id, respondMinutes: 90, resolveMinutes: 2880, calendar: 'business' as const },
      ]),
    });
    expect(await findRows()).toEqual([
      expect.stringMatching(/^DaruratDitanggapi dalam 15 menit, selesai dalam 2 hari, siang dan malam/),
      expect.stringMatching(
        /^Prioritas tinggi · Air dan pipa · Kantor Graha LosariDitanggapi dalam 90 menit kerja, selesai dalam 48 jam kerja/,
      ),
    ]);
  });

  it('tell before they are saved what becomes of open tickets, and cannot be saved without a time', async () => {
    const { inputsOf } = await open('sla', { updateSlaPolicy: answerOf(policy) });
    await press('Ubah Darurat');
    const form = await sheet();
    expect(await form.findByText('3 tiket terbuka berubah tenggatnya, 1 langsung terlambat.')).toBeVisible();

    const [respond] = form.getAllByRole('textbox');
    await userEvent.clear(respond!);
    await waitFor(() => expect(form.getByRole('button', { name: 'Simpan' })).toHaveProperty('disabled', true));
    expect(form.queryByText(/berubah tenggatnya/)).toBeNull();
    await userEvent.type(respond!, '30');
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));

    await closed();
    expect(inputsOf('updateSlaPolicy')).toEqual([
      {
        params: { orgId, policyId: policy.id },
        body: { respondMinutes: 30, resolveMinutes: 240, calendar: 'always' },
        version: 2,
      },
    ]);
  });

  it('are removed only after a question', async () => {
    const { inputsOf } = await open('sla', { deleteSlaPolicy: undefined });
    await press('Ubah Darurat');
    await userEvent.click((await sheet()).getByRole('button', { name: 'Hapus' }));
    expect(inputsOf('deleteSlaPolicy')).toEqual([]);
    const question = within(await screen.findByRole('alertdialog', { name: 'Hapus batas waktu ini?' }));
    await userEvent.click(question.getByRole('button', { name: 'Hapus' }));
    await closed();
    expect(inputsOf('deleteSlaPolicy')).toEqual([{ params: { orgId, policyId: policy.id }, version: 2 }]);
  });

  it('of one building are changed by who runs it; those of the whole organisation and of others are only read', async () => {
    const own = { ...policy, id: fixtureId('ticket', 952), buildingId: tower.id };
    const { inputsOf } = await open(
      'sla',
      { listSlaPolicies: answerOf([policy, ofOffice, own]), createSlaPolicy: answerOf(own) },
      runsTower,
    );
    const changes = await screen.findAllByRole('button', { name: /^Ubah/ });
    expect(changes.map((button) => button.getAttribute('aria-label'))).toEqual(['Ubah Darurat · Menara Graha Contoh']);

    await press('Tambah batas waktu');
    const form = await sheet();
    const building = form.getByRole<HTMLSelectElement>('combobox', { name: 'Gedung' });
    expect(within(building).queryByRole('option', { name: 'Semua gedung' })).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));
    await closed();
    expect(inputsOf('createSlaPolicy')).toEqual([
      { params: { orgId }, body: expect.objectContaining({ buildingId: tower.id, priority: null }) },
    ]);
  });
});

describe('categories', () => {
  it('are archived and offered again, with what is open in them in sight', async () => {
    const { inputsOf } = await open('categories', { updateTicketCategory: answerOf(water) });
    expect(await findRows()).toEqual([
      expect.stringMatching(/^Air dan pipa4 tiket terbukaFoto wajib/),
      expect.stringMatching(/^KolamTidak ada tiket terbukaFoto wajibDiarsipkan/),
    ]);
    await press('Ubah Air dan pipa');
    await userEvent.click((await sheet()).getByRole('button', { name: 'Arsipkan' }));
    await closed();
    await press('Ubah Kolam');
    await userEvent.click((await sheet()).getByRole('button', { name: 'Tawarkan lagi' }));
    await closed();
    expect(inputsOf('updateTicketCategory')).toEqual([
      {
        params: { orgId, categoryId: water.id },
        body: { name: 'Air dan pipa', photo: 'demanded', residentPriority: 'high', trade: null, state: 'archived' },
        version: 3,
      },
      expect.objectContaining({ body: expect.objectContaining({ name: 'Kolam', state: 'active' }) }),
    ]);
  });

  it('of the organisation are only read by who runs one building of it', async () => {
    await open('categories', {}, runsTower);
    expect(await screen.findByText('Air dan pipa')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Ubah|Tambah)/ })).toBeNull();
  });
});

describe('checklists', () => {
  it('name every item that lacks its words or its choices, and send none before that is mended', async () => {
    const { inputsOf } = await open('checklists', { updateTicketChecklist: answerOf(checklist) });
    await press('Ubah Pompa bulanan');
    const form = await sheet();
    await userEvent.clear(form.getByRole('textbox', { name: 'Isian 1' }));
    const choices = form.getByRole('textbox', { name: /^Pilihan jawaban/ });
    await userEvent.clear(choices);
    await userEvent.type(choices, 'Baik{Enter}Baik{Enter}');
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));
    expect((await form.findAllByText('Tulis apa yang harus diperiksa.')).length).toBeGreaterThan(0);
    expect(form.getAllByText('Tulis minimal dua pilihan yang berbeda.').length).toBeGreaterThan(0);
    expect(inputsOf('updateTicketChecklist')).toEqual([]);

    await userEvent.type(form.getByRole('textbox', { name: 'Isian 1' }), '  Buka katup ');
    await userEvent.type(choices, ' Bocor ');
    await userEvent.click(form.getByRole('checkbox', { name: 'Air dan pipa' }));
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));
    await closed();
    expect(inputsOf('updateTicketChecklist')).toEqual([
      {
        params: { orgId, checklistId: checklist.id },
        version: 2,
        body: {
          name: 'Pompa bulanan',
          state: 'active',
          categoryIds: [water.id],
          items: [
            { label: 'Buka katup', kind: 'tick', demand: 'required', choices: [] },
            { label: 'Kondisi seal', kind: 'choice', demand: 'optional', choices: ['Baik', 'Baik', 'Bocor'] },
          ],
        },
      },
    ]);
  });

  it('keep one item at least, and say how an order that was changed by keyboard stands', async () => {
    await open('checklists');
    await press('Ubah Pompa bulanan');
    const form = await sheet();
    form.getByRole('button', { name: /^Pindahkan isian 2:/ }).focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(await form.findByText('Kondisi seal sekarang urutan 1 dari 2')).toHaveProperty('isConnected', true);
    await userEvent.click(form.getByRole('button', { name: 'Hapus isian 1' }));
    expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Isian 1' }).value).toBe('Matikan panel');
    expect(form.getByRole('button', { name: 'Hapus isian 1' })).toHaveProperty('disabled', true);
  });
});

describe('rules', () => {
  it('have to do something, and the conditions that are left open are not sent', async () => {
    const { inputsOf } = await open('rules', { createTicketRule: answerOf(rule) });
    await press('Tambah aturan');
    const form = await sheet();
    await userEvent.type(form.getByRole('textbox', { name: 'Nama aturan' }), 'Air segera');
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));
    expect(await form.findByText('Pilih minimal satu tindakan.')).toBeVisible();
    expect(inputsOf('createTicketRule')).toEqual([]);

    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Kategori' }), water.id);
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Jadikan prioritas' }), 'high');
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));
    await closed();
    expect(inputsOf('createTicketRule')).toEqual([
      {
        params: { orgId },
        body: {
          name: 'Air segera',
          state: 'on',
          event: 'created',
          minutes: null,
          conditions: { categoryId: water.id },
          actions: { priority: 'high' },
        },
      },
    ]);
  });

  it('give tickets to who is on duty, or to somebody who is named, never to both', async () => {
    const { inputsOf } = await open('rules', { createTicketRule: answerOf(rule) });
    await press('Tambah aturan');
    const form = await sheet();
    await userEvent.type(form.getByRole('textbox', { name: 'Nama aturan' }), 'Jaga');
    const assign = form.getByRole('combobox', { name: 'Tugaskan kepada' });
    await userEvent.selectOptions(assign, 'duty');
    expect(assign).toHaveDisplayValue(/^Petugas jaga dengan keahlian/);
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));
    await closed();
    expect(inputsOf('createTicketRule')).toEqual([
      expect.objectContaining({ body: expect.objectContaining({ actions: { assignBy: 'duty' } }) }),
    ]);
  });

  it('are tried before they are kept, and what was found is gone as soon as they ask for something else', async () => {
    const { inputsOf } = await open('rules', {
      tryTicketRule: answerOf({ tried: 50, matched: [{ id: rule.id, number: 'TKT-2026-000141', title: 'Lift B' }] }),
    });
    await press('Ubah Lift langsung darurat');
    const form = await sheet();
    await userEvent.click(form.getByRole('button', { name: 'Coba pada 50 tiket terakhir' }));
    expect(await form.findByText('1 cocok dari 50 tiket terakhir.')).toBeVisible();
    expect(form.getByRole('link', { name: /Lift B/ }).getAttribute('href')).toBe(`/imah/ticket/${rule.id}`);
    expect(inputsOf('tryTicketRule')).toEqual([{ params: { orgId }, body: { contains: 'lift' } }]);

    await userEvent.type(form.getByRole('textbox', { name: 'Judul atau rincian memuat' }), ' barang');
    expect(form.queryByText(/dari 50 tiket terakhir/)).toBeNull();
  });

  it('say why they could not be tried', async () => {
    await open('rules', {
      tryTicketRule: new ApiError({ kind: 'server', status: 500, message: 'Sedang bermasalah.' }),
    });
    await press('Ubah Lift langsung darurat');
    const form = await sheet();
    await userEvent.click(form.getByRole('button', { name: 'Coba pada 50 tiket terakhir' }));
    expect(await form.findByRole('alert')).toBeVisible();
  });

  it('are removed only after a question, by the version that was seen', async () => {
    const { inputsOf } = await open('rules', { deleteTicketRule: undefined });
    await press('Ubah Lift langsung darurat');
    await userEvent.click((await sheet()).getByRole('button', { name: 'Hapus' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Hapus aturan ini?' }));
    expect(inputsOf('deleteTicketRule')).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Hapus' }));
    await closed();
    expect(inputsOf('deleteTicketRule')).toEqual([{ params: { orgId, ruleId: rule.id }, version: 5 }]);
  });

  it('are no more than twenty: then none is offered', async () => {
    const many = Array.from({ length: 20 }, (_, index) => ({ ...rule, id: fixtureId('ticket', 2000 + index) }));
    await open('rules', { listTicketRules: answerOf(many) });
    expect(await screen.findAllByText('Lift langsung darurat')).toHaveLength(20);
    expect(screen.queryByRole('button', { name: 'Tambah aturan' })).toBeNull();
  });
});

it('who may not see the settings of tickets is told so', async () => {
  await open('sla', {}, { ...whoami, memberships: [] });
  expect(await screen.findByText('Anda belum berwenang mengatur organisasi mana pun')).toBeVisible();
});
