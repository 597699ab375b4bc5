import { answerOf, listOf, tower, whoamiOfOwner, whoamiOfResident } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { openPage } from '@imah/app/harness/testing';
import { BillPage } from './bill/index.ts';
import { BillsPage } from './bills/index.ts';
import { bill, billingAnswers, billRow } from './testing/billing-fixtures.ts';
import { answeredDispute, dispute, disputedBill, openDispute } from './testing/dispute-fixtures.ts';

afterEach(cleanup);

const billPage = (answers = {}, person = whoamiOfResident) =>
  openPage(<BillPage />, {
    route: '/imah/tagihan/:id',
    path: `/imah/tagihan/${bill.id}`,
    person,
    answers: { ...billingAnswers, listBuildings: listOf([tower]), ...answers },
  });
const mine = { listOwnBills: answerOf([billRow]) };
const disputed = { getBill: answerOf(disputedBill), listBillDisputes: answerOf([dispute]) };

it('a payer says which charges of their bill are wrong and why', async () => {
  const { inputsOf, toasts } = await billPage({ ...mine, createBillDispute: answerOf(dispute) });
  await userEvent.click(await screen.findByRole('button', { name: 'Ajukan keberatan' }));
  const form = within(await screen.findByRole('dialog', { name: 'Ajukan keberatan atas INV-2026-000001' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Apa yang salah?' }), ' Sudah dibayar ');
  await userEvent.click(form.getByRole('button', { name: 'Kirim keberatan' }));
  expect(inputsOf('createBillDispute')).toEqual([]);
  await userEvent.click(form.getByRole('checkbox', { name: /^Dana cadangan/ }));
  await userEvent.click(form.getByRole('button', { name: 'Kirim keberatan' }));
  await expect
    .poll(() => inputsOf('createBillDispute'))
    .toMatchObject([{ params: { billId: bill.id }, body: { positions: [2], reason: 'Sudah dibayar' } }]);
  await expect.poll(() => toasts).toEqual(['Keberatan dikirim ke pengelola.']);
});

it('while it waits, it says so and what that means, and nobody disputes the bill twice', async () => {
  await billPage({ ...mine, ...disputed });
  const section = within(await screen.findByRole('region', { name: 'Keberatan' }));
  expect(section.getByText('Menunggu jawaban')).toBeVisible();
  expect(section.getByText(/tidak dikenai denda dan tidak diingatkan/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ajukan keberatan' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Jawab keberatan' })).toBeNull();
});

it('a dispute is accepted with what is taken back of its lines, and never more than they have left', async () => {
  const { inputsOf, toasts } = await billPage(
    { ...disputed, answerBillDispute: answerOf(answeredDispute) },
    whoamiOfOwner,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Jawab keberatan' }));
  const form = within(await screen.findByRole('dialog', { name: 'Jawab keberatan atas INV-2026-000001' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Alasan' }), 'Benar');
  await userEvent.click(form.getByRole('button', { name: 'Kirim jawaban' }));
  const amount = form.getByRole('textbox', { name: 'Dana cadangan: dikurangi' });
  await userEvent.type(amount, '72001');
  await userEvent.click(form.getByRole('button', { name: 'Kirim jawaban' }));
  expect(inputsOf('answerBillDispute')).toEqual([]);
  await userEvent.clear(amount);
  await userEvent.type(amount, '50000');
  await userEvent.click(form.getByRole('button', { name: 'Kirim jawaban' }));
  await expect
    .poll(() => inputsOf('answerBillDispute'))
    .toMatchObject([
      {
        params: { buildingId: tower.id, billId: bill.id, disputeId: dispute.id },
        body: { outcome: 'accepted', credits: [{ position: 2, amount: 50_000 }], reason: 'Benar' },
        version: 1,
      },
    ]);
  await expect.poll(() => toasts).toEqual(['Keberatan dijawab.']);
});

it('a dispute is refused with a reason alone', async () => {
  const { inputsOf } = await billPage({ ...disputed, answerBillDispute: answerOf(answeredDispute) }, whoamiOfOwner);
  await userEvent.click(await screen.findByRole('button', { name: 'Jawab keberatan' }));
  const form = within(await screen.findByRole('dialog', { name: 'Jawab keberatan atas INV-2026-000001' }));
  await userEvent.click(form.getByRole('radio', { name: 'Tolak' }));
  await userEvent.click(form.getByRole('button', { name: 'Kirim jawaban' }));
  expect(inputsOf('answerBillDispute')).toEqual([]);
  await userEvent.type(form.getByRole('textbox', { name: 'Alasan' }), 'Belum dibayar');
  await userEvent.click(form.getByRole('button', { name: 'Kirim jawaban' }));
  await expect
    .poll(() => inputsOf('answerBillDispute'))
    .toMatchObject([{ body: { outcome: 'refused', reason: 'Belum dibayar' } }]);
});

it('the payer reads the answer with its reason and the credit note', async () => {
  await billPage({ ...mine, listBillDisputes: answerOf([answeredDispute]) });
  const section = within(await screen.findByRole('region', { name: 'Keberatan' }));
  expect(section.getByText('Diterima')).toBeVisible();
  expect(section.getByText(/Dewi Lestari, 21 November 2026: Benar, sudah dibayar\./)).toBeVisible();
  expect(section.getByText('Tagihan dikurangi dengan nota kredit NK-2026-000001.')).toBeVisible();
});

it('what waits for an answer stands above the runs of a building, and nowhere where nothing waits', async () => {
  const bills = (answers: object) =>
    openPage(<BillsPage />, {
      route: '/imah/tagihan',
      path: '/imah/tagihan',
      person: whoamiOfOwner,
      answers: { ...billingAnswers, listBuildings: listOf([tower]), ...answers },
    });
  await bills({ listOpenDisputes: answerOf([openDispute]) });
  const section = within(await screen.findByRole('region', { name: 'Keberatan menunggu jawaban' }));
  expect(section.getByRole('link', { name: 'A-101, Siti Aminah' })).toHaveAttribute('href', `/imah/tagihan/${bill.id}`);
  cleanup();
  await bills({});
  await screen.findByRole('region', { name: 'Tagihan bulanan' });
  expect(screen.queryByRole('region', { name: 'Keberatan menunggu jawaban' })).toBeNull();
});
