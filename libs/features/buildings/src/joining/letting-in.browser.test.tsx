import type { FakeAnswers } from '@imah/api-client/testing';
import type { JoinRequest } from '@imah/contract/people';
import { answerOf, fixtureId, occupancies, places, tower } from '@imah/testing';
import { fieldRefusal, openPage, refusal } from '@imah/app/harness/testing';
import { type BoundFunctions, cleanup, type queries, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApproveRequest } from './approve-request.tsx';
import { BuildingCode } from './building-code.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const params = { buildingId: tower.id };
const unitId = fixtureId('unit', 2);
const request: JoinRequest = {
  id: fixtureId('occupancy', 101),
  name: 'Siti Aminah',
  email: 'siti@contoh.id',
  unitCode: 'A-0101',
  role: 'tenant',
  note: '',
  status: 'pending',
  createdAt: '2026-11-20T10:00:00.000Z',
  unitId,
  candidates: [],
  isPaid: true,
};

describe('somebody who is let in', () => {
  async function open(answers: FakeAnswers = {}, asked = request) {
    const onClose = vi.fn<() => void>();
    const page = await openPage(<ApproveRequest building={tower} request={asked} onClose={onClose} />, {
      answers: {
        getPlaces: answerOf(places),
        listOccupancies: answerOf([...occupancies]),
        approveJoinRequest: undefined,
        ...answers,
      },
    });
    const form = within(await screen.findByRole('dialog', { name: 'Terima Siti Aminah' }));
    const approve = () => userEvent.click(form.getByRole('button', { name: 'Setujui' }));
    return { ...page, form, approve, onClose };
  }
  const billing = (form: BoundFunctions<typeof queries>) =>
    form.getByRole<HTMLInputElement>('checkbox', { name: 'Menanggung tagihan unit ini' });

  it('comes as what staff choose, and pays where that is ticked', async () => {
    const { form, approve, inputsOf, toasts, onClose } = await open();
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Sebagai' }), 'Keluarga');
    await form.findByRole('list', { name: 'Penghuni unit ini sekarang' });
    await userEvent.click(billing(form));
    await approve();

    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(inputsOf('approveJoinRequest')).toEqual([
      {
        params: { ...params, joinRequestId: request.id },
        body: { unitId, personId: null, role: 'family', isBillingParty: true },
      },
    ]);
    expect(toasts).toEqual(['Siti Aminah sudah bergabung.']);
  });

  it('is asked to pay of themselves where nobody does', async () => {
    const { form } = await open({ listOccupancies: answerOf([]) }, { ...request, isPaid: false });

    expect(await form.findByText('Tidak ada penghuni atau pemilik yang tercatat.')).toBeVisible();
    expect(billing(form).checked).toBe(true);
  });

  it('is told not to be known where the people of the unit cannot be read, and they are read again on a press', async () => {
    let state: 'broken' | 'mended' = 'broken';
    const { form } = await open({
      listOccupancies: async () => {
        if (state === 'broken') throw refusal('server', 500, 'Rusak.');
        return answerOf([...occupancies]);
      },
    });
    const retry = await form.findByRole('button', { name: 'Coba lagi' });
    expect(billing(form).checked).toBe(false);
    state = 'mended';
    await userEvent.click(retry);

    expect(await form.findByRole('list', { name: 'Penghuni unit ini sekarang' })).toBeVisible();
  });

  it('can still be let in by who may not see the people of the unit', async () => {
    const { form, approve, inputsOf } = await open({ listOccupancies: refusal('forbidden', 403, 'x') });
    await expect.poll(() => form.queryByRole('list', { name: 'Penghuni unit ini sekarang' })).toBeNull();
    await approve();

    await expect.poll(() => inputsOf('approveJoinRequest')).toHaveLength(1);
  });

  it.each([
    { answer: fieldRefusal({ unitId: ['Unit ini sudah dihapus.'] }), said: 'Unit ini sudah dihapus.' },
    { answer: fieldRefusal({ role: ['Pemilik lain sudah tercatat.'] }), said: 'Sebagai: pemilik lain sudah tercatat.' },
  ])('stays outside where the server says "$said"', async ({ answer, said }) => {
    const { form, approve, onClose } = await open({ approveJoinRequest: answer });
    await approve();

    expect(await form.findByRole('button', { name: said })).toBeVisible();
    expect(onClose.mock.calls).toEqual([]);
  });

  it('has been answered by somebody else meanwhile', async () => {
    const { form, approve } = await open({
      approveJoinRequest: refusal('conflict', 409, 'Permintaan ini sudah dijawab.'),
    });
    await approve();

    expect((await form.findByRole('alert')).textContent).toContain('Permintaan ini sudah dijawab.');
  });
});

describe('the code of a building', () => {
  const code = { code: '7KQ3MX2PABC', expiresAt: '2027-02-19T18:00:00.000Z' };
  const open = (answers: FakeAnswers) => openPage(<BuildingCode building={tower} />, { answers });
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

  it('is made where there is none', async () => {
    const { inputsOf } = await open({ getJoinCode: { data: null }, renewJoinCode: answerOf(code) });
    expect(await screen.findByText(/Belum ada kode/)).toBeVisible();
    await press('Buat kode');

    await expect.poll(() => inputsOf('renewJoinCode')).toEqual([{ params }]);
  });

  it('says until which day of the building it holds', async () => {
    await open({ getJoinCode: answerOf(code) });

    expect(await screen.findByText('Berlaku sampai 20 Februari 2027.')).toBeVisible();
  });

  it('is not printed any more once it is over', async () => {
    await open({ getJoinCode: answerOf({ ...code, expiresAt: '2026-11-20T00:00:00.000Z' }) });

    expect(await screen.findByText('Kode ini sudah tidak berlaku. Buat kode baru.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cetak kode' })).toBeNull();
  });

  it('is replaced only after a question, as the one on the wall no longer holds', async () => {
    const { inputsOf } = await open({ getJoinCode: answerOf(code), renewJoinCode: answerOf(code) });
    await press('Ganti kode');
    const question = within(await screen.findByRole('alertdialog', { name: 'Ganti kode gedung?' }));
    expect(inputsOf('renewJoinCode')).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Ganti kode' }));

    await expect.poll(() => inputsOf('renewJoinCode')).toEqual([{ params }]);
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  });

  it('stands on paper only while it is printed', async () => {
    const sheets: (string | null | undefined)[] = [];
    const sheet = () => document.querySelector('body > [aria-hidden]')?.textContent;
    vi.spyOn(window, 'print').mockImplementation(() => void sheets.push(sheet()));
    await open({ getJoinCode: answerOf(code) });
    await press('Cetak kode');

    expect(sheets).toEqual([expect.stringContaining('Menara Graha Contoh7KQ3M-X2PABC')]);
    expect(sheet() ?? '').not.toContain('7KQ3M');
  });

  it('stays where the server does not take it away, and says why', async () => {
    await open({ getJoinCode: answerOf(code), removeJoinCode: refusal('conflict', 409, 'Masih ada permintaan.') });
    await press('Hapus kode');

    expect(await screen.findByText('Masih ada permintaan.')).toBeVisible();
    expect(screen.getByText('Kode gedung: 7KQ3M-X2PABC')).toBeVisible();
  });
});
