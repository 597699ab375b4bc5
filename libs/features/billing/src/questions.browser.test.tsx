import type { Bill } from '@imah/contract/billing';
import type { FakeAnswers } from '@imah/api-client/testing';
import { answerOf, listOf, tower, whoamiOfOwner, whoamiOfResident } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openPage } from '@imah/app/harness/testing';
import { BillPage } from './bill/index.ts';
import { bill, billingAnswers, billRow } from './testing/billing-fixtures.ts';
import { feeBill } from './testing/late-fee-fixtures.ts';
import { answeredQuestion, closedQuestion, question } from './testing/question-fixtures.ts';

afterEach(cleanup);

const billPage = (answers: FakeAnswers = {}, person = whoamiOfResident, hash = '') =>
  openPage(<BillPage />, {
    route: '/imah/tagihan/:id',
    path: `/imah/tagihan/${bill.id}${hash}`,
    person,
    answers: { ...billingAnswers, listBuildings: listOf([tower]), ...answers },
  });
const paidBill: Bill = { ...bill, outstanding: 0, state: 'paid' };
const mine = { listOwnBills: answerOf([billRow]) };
const lines = async () => within(await screen.findByRole('region', { name: 'Rincian' }));

describe('a line of an own bill', () => {
  it('is asked about in words, and the question goes to the management with its line', async () => {
    const { inputsOf, toasts } = await billPage({ ...mine, createBillQuestion: answerOf(question) });
    await userEvent.click(await screen.findByRole('button', { name: 'Tanya soal baris ini: Dana cadangan' }));
    const form = within(await screen.findByRole('dialog', { name: 'Tanya soal Dana cadangan di INV-2026-000001' }));
    await userEvent.click(form.getByRole('button', { name: 'Kirim pertanyaan' }));
    expect(inputsOf('createBillQuestion')).toEqual([]);
    await userEvent.type(form.getByRole('textbox', { name: 'Apa yang ingin Anda ketahui?' }), ' Untuk apa? ');
    await userEvent.click(form.getByRole('button', { name: 'Kirim pertanyaan' }));

    await expect
      .poll(() => inputsOf('createBillQuestion'))
      .toMatchObject([{ params: { billId: bill.id }, body: { position: 2, question: 'Untuk apa?' } }]);
    await expect.poll(() => toasts).toEqual(['Pertanyaan dikirim ke pengelola.']);
  });

  it('says that a question is open, leads to its ticket, and takes no second one', async () => {
    await billPage({ ...mine, listBillQuestions: answerOf([question]) });
    const shown = await lines();

    expect(await shown.findByText('Menunggu jawaban')).toBeVisible();
    expect(shown.getByText(/^Ditanyakan 20 November 2026: Untuk apa dana/)).toBeVisible();
    expect(shown.getByRole('link', { name: 'Buka tiket TKT-2026-000210' })).toHaveAttribute(
      'href',
      `/imah/ticket/${question.ticketId}`,
    );
    expect(shown.getAllByRole('button', { name: /^Tanya soal baris ini/ }).map((one) => one.ariaLabel)).toEqual([
      'Tanya soal baris ini: IPL',
    ]);
  });

  it('says its days by the clock of the building, also of what was asked there before seven in the morning', async () => {
    const early = {
      ...answeredQuestion,
      askedAt: '2026-11-20T23:30:00.000Z',
      answer: { text: 'Untuk lift.', at: '2026-11-22T17:30:00.000Z' },
    };
    await billPage({ ...mine, listBillQuestions: answerOf([early]) });
    const shown = await lines();

    expect(await shown.findByText(/^Ditanyakan 21 November 2026/)).toBeVisible();
    expect(shown.getByText(/23 November 2026: Untuk lift/)).toBeVisible();
  });

  it('shows its answer, and from there the payer goes on to dispute that line', async () => {
    await billPage({ ...mine, listBillQuestions: answerOf([answeredQuestion]) });
    const shown = await lines();
    expect(await shown.findByText('Sudah dijawab')).toBeVisible();
    expect(shown.getByText('Jawaban 21 November 2026: Untuk penggantian tali lift menara A.')).toBeVisible();

    await userEvent.click(shown.getByRole('button', { name: 'Ajukan keberatan atas Dana cadangan' }));
    const form = within(await screen.findByRole('dialog', { name: 'Ajukan keberatan atas INV-2026-000001' }));
    expect(form.getByRole('checkbox', { name: /^Dana cadangan/ })).toBeChecked();
    expect(form.getByRole('checkbox', { name: /^IPL/ })).not.toBeChecked();
  });

  it('is asked about anew once its question is over', async () => {
    await billPage({ ...mine, listBillQuestions: answerOf([closedQuestion]) });
    const shown = await lines();

    expect(await shown.findByText('Selesai')).toBeVisible();
    expect(shown.getByRole('button', { name: 'Tanya soal baris ini: Dana cadangan' })).toBeVisible();
    expect(shown.queryByRole('button', { name: /^Ajukan keberatan atas/ })).toBeNull();
  });

  it('is not disputed from its question where the bill is paid', async () => {
    await billPage({
      ...mine,
      getBill: answerOf(paidBill),
      listBillQuestions: answerOf([question]),
    });
    const shown = await lines();

    expect(await shown.findByText('Menunggu jawaban')).toBeVisible();
    expect(shown.queryByRole('button', { name: /^Ajukan keberatan atas/ })).toBeNull();
  });

  it('of late fees is asked about like any', async () => {
    await billPage({ ...mine, getBill: answerOf({ ...feeBill, id: bill.id }) });

    expect(await screen.findByRole('button', { name: 'Tanya soal baris ini: Denda keterlambatan' })).toBeVisible();
  });

  it('comes into sight where a ticket leads to it', async () => {
    await billPage(mine, whoamiOfResident, '#baris-2');

    await expect.poll(async () => (await lines()).getByRole('heading', { name: 'Dana cadangan' })).toBeVisible();
  });
});

describe('who keeps the books', () => {
  it('reads what was asked and answered, and asks nothing', async () => {
    await billPage({ listBillQuestions: answerOf([answeredQuestion]) }, whoamiOfOwner);
    const shown = await lines();

    expect(await shown.findByText('Sudah dijawab')).toBeVisible();
    expect(shown.getByRole('link', { name: 'Buka tiket TKT-2026-000210' })).toBeVisible();
    expect(shown.queryAllByRole('button')).toEqual([]);
  });

  it('finds nothing about questions where nothing was asked', async () => {
    await billPage({}, whoamiOfOwner);
    const shown = await lines();

    expect(shown.queryAllByRole('button')).toEqual([]);
    expect(shown.queryByText('Menunggu jawaban')).toBeNull();
  });
});

it('is read in English by who reads English', async () => {
  await openPage(<BillPage />, {
    route: '/imah/tagihan/:id',
    path: `/imah/tagihan/${bill.id}`,
    person: whoamiOfResident,
    locale: 'en',
    answers: { ...billingAnswers, listBuildings: listOf([tower]), ...mine, listBillQuestions: answerOf([question]) },
  });

  expect(await screen.findByText('Waits for an answer')).toBeVisible();
});
