import type { FakeAnswers } from '@imah/api-client/testing';
import { answerOf, listOf, occupancies, places, residents, tower } from '@imah/testing';
import { fieldRefusal, openPage, refusal } from '@imah/app/harness/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StayForm } from './stay-form.tsx';

afterEach(cleanup);

const unit = places.units.find(({ code }) => code === 'A-0101')!;
const vacant = places.units.find(({ code }) => code === 'A-0102')!;
const [andi] = occupancies as [(typeof occupancies)[number]];
const params = { buildingId: tower.id, unitId: unit.id };

async function open({ of = unit, isPaid = false, answers = {} as FakeAnswers, building = tower } = {}) {
  const onClose = vi.fn<() => void>();
  const page = await openPage(<StayForm building={building} unit={of} isPaid={isPaid} onClose={onClose} />, {
    answers: { listPeople: listOf([]), addOccupancy: answerOf(andi), ...answers },
  });
  const form = within(await screen.findByRole('dialog', { name: `Tambah orang ke ${of.code}` }));
  const field = (name: string | RegExp) => form.getByRole<HTMLInputElement>('textbox', { name });
  const save = () => userEvent.click(form.getByRole('button', { name: 'Simpan' }));
  return { ...page, form, field, save, onClose };
}

describe('the form of somebody who moves in', () => {
  it('sends what is known of a new person, an owner with their share in millionths, and the days that were typed', async () => {
    const { form, field, save, inputsOf, toasts, onClose } = await open();
    await userEvent.type(field('Nama'), '  Siti Aminah ');
    await userEvent.type(field(/^Telepon/), '081234567890');
    await userEvent.type(field(/^Email/), 'siti@contoh.id');
    await userEvent.type(field(/^NIK/), '3174012345670001');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Sebagai' }), 'Pemilik');
    await userEvent.type(field(/^Bagian kepemilikan/), '33,3333');
    await userEvent.clear(field(/^Mulai/));
    await userEvent.type(field(/^Mulai/), '01/12/2026');
    await userEvent.type(field(/^Sampai/), '30/11/2027');
    await userEvent.click(form.getByRole('checkbox', { name: /Menanggung tagihan/ }));
    await save();

    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(inputsOf('addOccupancy')).toEqual([
      {
        params,
        body: {
          role: 'owner',
          from: '2026-12-01',
          to: '2027-11-30',
          sharePpm: 333_333,
          isBillingParty: false,
          person: { name: 'Siti Aminah', phone: '+6281234567890', email: 'siti@contoh.id', nik: '3174012345670001' },
        },
      },
    ]);
    expect(toasts).toEqual(['Andi Saputra ditambahkan.']);
  });

  it('takes the first of a vacant unit for its owner, and of any other for a tenant', async () => {
    const { form } = await open({ of: vacant });
    expect(form.getByRole<HTMLSelectElement>('combobox', { name: 'Sebagai' }).value).toBe('owner');
    cleanup();

    const { form: other } = await open();
    expect(other.getByRole<HTMLSelectElement>('combobox', { name: 'Sebagai' }).value).toBe('tenant');
    expect(other.queryByRole('textbox', { name: /^Bagian kepemilikan/ })).toBeNull();
  });

  it('sends no share of who is no owner any more', async () => {
    const { form, field, save, inputsOf, onClose } = await open({ of: vacant });
    await userEvent.type(field('Nama'), 'Siti');
    await userEvent.type(field(/^Bagian kepemilikan/), '50');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Sebagai' }), 'Penyewa');
    await save();

    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(inputsOf('addOccupancy')).toEqual([
      { params: { ...params, unitId: vacant.id }, body: expect.objectContaining({ role: 'tenant', sharePpm: null }) },
    ]);
  });

  it.each([
    { isPaid: true, checked: false },
    { isPaid: false, checked: true },
  ])('asks for the bills only where nobody pays them: paid $isPaid, ticked $checked', async ({ isPaid, checked }) => {
    const { form } = await open({ isPaid });

    expect(form.getByRole<HTMLInputElement>('checkbox', { name: /Menanggung tagihan/ }).checked).toBe(checked);
  });

  it('begins with the day that it is where the building stands', async () => {
    const { field } = await open();
    expect(field(/^Mulai/).value).toBe('20/11/2026');
  });
});

describe('a form of somebody who moves in that is refused', () => {
  it.each([
    { field: 'person.name', label: 'Nama', said: 'Wajib diisi.' },
    { field: 'person.nik', label: /^NIK/, said: 'NIK terdiri dari 16 angka.' },
    { field: 'person.email', label: /^Email/, said: 'Alamat email tidak benar.' },
    { field: 'from', label: /^Mulai/, said: 'Pemilik lain sudah tercatat pada hari itu.' },
    { field: 'to', label: /^Sampai/, said: 'Berakhir sebelum dimulai.' },
  ])('says at $field what is wrong, and keeps what was typed', async ({ field: name, label, said }) => {
    const { field, save, inputsOf, onClose } = await open({
      answers: { addOccupancy: fieldRefusal({ [name]: [said] }) },
    });
    await userEvent.type(field('Nama'), 'Siti');
    await save();

    await expect.poll(() => field(label).getAttribute('aria-invalid')).toBe('true');
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(said));
    expect([field('Nama').value, inputsOf('addOccupancy').length, onClose.mock.calls]).toEqual(['Siti', 1, []]);
  });

  it('is not sent while a day is no day', async () => {
    const { form, field, save, inputsOf } = await open();
    await userEvent.type(field('Nama'), 'Siti');
    await userEvent.type(field(/^Sampai/), '31/02/2027');
    await save();

    expect((await form.findAllByRole('alert')).length).toBeGreaterThan(0);
    expect(inputsOf('addOccupancy')).toEqual([]);
  });

  it('may be sent again once the other one has gone', async () => {
    let answer: 'refuse' | 'take' = 'refuse';
    const { field, form, save, inputsOf, onClose } = await open({
      answers: {
        addOccupancy: async () => {
          if (answer === 'refuse') throw refusal('conflict', 409, 'Unit ini baru saja diubah orang lain.');
          return answerOf(andi);
        },
      },
    });
    await userEvent.type(field('Nama'), 'Siti');
    await save();
    expect((await form.findByRole('alert')).textContent).toContain('baru saja diubah');
    answer = 'take';
    await save();

    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(inputsOf('addOccupancy')).toHaveLength(2);
  });
});

describe('somebody who is known in the building already', () => {
  it('is offered with the units they are in, and found by typing', async () => {
    const { form, save, inputsOf, onClose } = await open({ answers: { listPeople: listOf(residents) } });
    await userEvent.click(await form.findByText('Sudah tercatat di gedung ini'));
    expect(form.queryByRole('textbox', { name: 'Nama' })).toBeNull();
    await userEvent.type(form.getByRole('combobox', { name: 'Nama orang' }), 'lestari');
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(options).toEqual(['Dewi Lestari (A-0101, LG-01)']);
    await userEvent.keyboard('{Enter}');
    await save();

    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(inputsOf('addOccupancy')).toEqual([
      {
        params,
        body: {
          role: 'tenant',
          from: '2026-11-20',
          to: null,
          sharePpm: null,
          isBillingParty: true,
          personId: residents[1]?.person.id,
        },
      },
    ]);
  });

  it('is not asked for in a building where nobody is known, nor where they cannot be read', async () => {
    const { form } = await open();
    expect(form.queryByText('Sudah tercatat di gedung ini')).toBeNull();
    cleanup();

    const { form: other } = await open({ answers: { listPeople: refusal('server', 500, 'Rusak.') } });
    expect(other.queryByText('Sudah tercatat di gedung ini')).toBeNull();
    expect(other.getByRole('textbox', { name: 'Nama' })).toBeVisible();
  });
});
