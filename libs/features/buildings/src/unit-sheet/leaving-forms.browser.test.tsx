import type { FakeAnswers } from '@imah/api-client/testing';
import type { Occupancy } from '@imah/contract/people';
import { answerOf, fixtureId, occupancies, places, tower } from '@imah/testing';
import { fieldRefusal, openPage, refusal } from '@imah/app/harness/testing';
import { type BoundFunctions, cleanup, type queries, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EndStayForm } from './end-stay-form.tsx';
import { MoveForm } from './move-form.tsx';

afterEach(cleanup);

const [andi, rina, dewi] = occupancies as [Occupancy, Occupancy, Occupancy];
const target = { buildingId: tower.id, occupancyId: andi.id };
const day = (form: BoundFunctions<typeof queries>, name: RegExp) =>
  form.getByRole<HTMLInputElement>('textbox', { name });
const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

describe('the form that ends a stay', () => {
  async function open({
    stay = andi,
    others = [rina, dewi] as readonly Occupancy[],
    answers = {} as FakeAnswers,
  } = {}) {
    const onClose = vi.fn<() => void>();
    const page = await openPage(<EndStayForm building={tower} stay={stay} others={others} onClose={onClose} />, {
      answers: { updateOccupancy: answerOf({ ...stay, to: '2026-11-30' }), ...answers },
    });
    const form = within(await screen.findByRole('dialog', { name: `Akhiri ${stay.person.name}` }));
    const save = () => userEvent.click(form.getByRole('button', { name: 'Akhiri' }));
    return { ...page, form, save, onClose };
  }
  const heir = (form: BoundFunctions<typeof queries>) =>
    form.getByRole('combobox', { name: 'Penanggung tagihan sesudahnya' });

  it('hands the bills to who was chosen, from the day after the last', async () => {
    const { form, save, inputsOf, toasts, onClose } = await open();
    await type(day(form, /^Hari terakhir/), '30/11/2026');
    await userEvent.selectOptions(heir(form), 'Dewi Lestari');
    await save();

    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(inputsOf('updateOccupancy')).toEqual([
      { params: target, body: { to: '2026-11-30', successorId: dewi.person.id }, version: andi.version },
    ]);
    expect(toasts).toEqual(['Berakhir pada 30 November 2026.']);
  });

  it('leaves the bills with nobody where that was chosen', async () => {
    const { form, save, inputsOf, onClose } = await open();
    await userEvent.selectOptions(heir(form), 'Tidak ada');
    await save();

    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(inputsOf('updateOccupancy')).toEqual([{ params: target, body: { to: '2026-11-20' }, version: 1 }]);
  });

  it('asks for no heir where nobody else stays', async () => {
    const { form } = await open({ others: [] });

    expect(form.queryByRole('combobox')).toBeNull();
  });

  it('says at once that a stay cannot end before it began', async () => {
    const { form } = await open();
    await type(day(form, /^Hari terakhir/), '31/01/2026');
    await userEvent.tab();

    expect(day(form, /^Hari terakhir/)).toHaveAttribute('aria-invalid', 'true');
  });

  it('proposes the first day of a stay that has not begun: no earlier one can be its last', async () => {
    const { form } = await open({ stay: { ...andi, from: '2026-12-01', to: null } });

    expect(day(form, /^Hari terakhir/).value).toBe('01/12/2026');
    expect(day(form, /^Hari terakhir/)).not.toHaveAttribute('aria-invalid', 'true');
  });

  it('stays open with the reason at the day where the server refuses it', async () => {
    const { form, save, toasts, onClose } = await open({
      answers: { updateOccupancy: fieldRefusal({ to: ['Hari ini sudah lewat.'] }) },
    });
    await save();

    expect(await form.findByRole('button', { name: 'Hari terakhir: hari ini sudah lewat.' })).toBeVisible();
    expect([toasts, onClose.mock.calls]).toEqual([[], []]);
  });
});

describe('the form that moves somebody to another unit', () => {
  async function open({
    stay = andi,
    others = [rina, dewi] as readonly Occupancy[],
    answers = {} as FakeAnswers,
  } = {}) {
    const onClose = vi.fn<() => void>();
    const page = await openPage(<MoveForm building={tower} stay={stay} others={others} onClose={onClose} />, {
      answers: { getPlaces: answerOf(places), moveOccupancy: answerOf(stay), ...answers },
    });
    const form = within(await screen.findByRole('dialog', { name: `Pindahkan ${stay.person.name}` }));
    const save = () => userEvent.click(form.getByRole('button', { name: 'Pindahkan' }));
    const choose = async (code: string) => {
      await userEvent.type(form.getByRole('combobox', { name: /^Ke unit/ }), code);
      await userEvent.click(await screen.findByRole('option', { name: code }));
    };
    return { ...page, form, save, choose, onClose };
  }

  it('takes the bills along and leaves those of the old unit to who was chosen', async () => {
    const { form, save, choose, inputsOf, toasts, onClose } = await open();
    await choose('A-0102');
    await type(day(form, /^Mulai/), '01/12/2026');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Penanggung tagihan unit lama' }), 'Rina Saputra');
    await save();

    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(inputsOf('moveOccupancy')).toEqual([
      {
        params: target,
        version: andi.version,
        body: {
          unitId: fixtureId('unit', 3),
          from: '2026-12-01',
          isBillingParty: true,
          successorId: rina.person.id,
        },
      },
    ]);
    expect(toasts).toEqual(['Andi Saputra pindah ke unit A-0102.']);
  });

  it('says that a unit has to be chosen, at its field, before anything is sent', async () => {
    const { form, save, inputsOf } = await open();
    await save();

    expect(await form.findByRole('button', { name: 'Ke unit: wajib diisi' })).toBeVisible();
    expect(inputsOf('moveOccupancy')).toEqual([]);
  });

  it.each([
    { field: 'from', label: 'Mulai', said: 'Belum boleh pindah.' },
    { field: 'unitId', label: 'Ke unit', said: 'Unit ini sudah dihuni.' },
    { field: 'successorId', label: 'Penanggung tagihan unit lama', said: 'Tidak tinggal di unit itu.' },
  ])('says at $field why the server does not take it', async ({ field, label, said }) => {
    const { form, save, choose, onClose } = await open({
      answers: { moveOccupancy: fieldRefusal({ [field]: [said] }) },
    });
    await choose('A-0102');
    await save();

    const line = `${label}: ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
    expect(await form.findByRole('button', { name: line })).toBeVisible();
    expect(onClose.mock.calls).toEqual([]);
  });

  it('stays open where somebody else moved them first', async () => {
    const { form, save, choose, onClose } = await open({
      answers: { moveOccupancy: refusal('conflict', 412, 'Data ini baru saja diubah orang lain.') },
    });
    await choose('LG-01');
    await save();

    expect((await form.findByRole('alert')).textContent).toContain('baru saja diubah');
    expect(onClose.mock.calls).toEqual([]);
  });
});
