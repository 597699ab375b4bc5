import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { answerOf, listOf, tower, whoamiOfOwner, whoamiOfResident } from '@imah/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '@imah/app/harness/testing';
import { BillPage } from './bill/index.ts';
import { ReceiptPage } from './payments/index.ts';
import { BillingRunPage } from './run/index.ts';
import {
  bill,
  billingAnswers,
  creditNote,
  credits,
  issuedRun,
  payment,
  review,
  run,
} from './testing/billing-fixtures.ts';

/** What was saved: its name, and what was in it. */
const saved: { readonly name: string; readonly content: Blob }[] = [];
const contents = new Map<string, Blob>();
beforeEach(() => {
  saved.splice(0);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const address = `blob:${contents.size}`;
    // Nothing else is saved by these pages.
    contents.set(address, content as Blob);
    return address;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: contents.get(this.href) ?? new Blob() });
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const pdf = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
const pages = {
  bill: { page: <BillPage />, route: '/imah/tagihan/:id', path: `/imah/tagihan/${bill.id}` },
  'credited bill': { page: <BillPage />, route: '/imah/tagihan/:id', path: `/imah/tagihan/${bill.id}` },
  receipt: { page: <ReceiptPage />, route: '/imah/kuitansi/:id', path: `/imah/kuitansi/${payment.id}` },
  run: {
    page: <BillingRunPage />,
    route: '/imah/tagihan/:id/:runId',
    path: `/imah/tagihan/${tower.id}/${run.id}`,
  },
};
const open = (which: keyof typeof pages, answers: FakeAnswers, person = whoamiOfOwner) => {
  const { page, ...where } = pages[which];
  return openPage(page, {
    ...where,
    person,
    answers: {
      ...billingAnswers,
      listCreditNotes: answerOf({ ...credits, notes: [creditNote] }),
      listBuildings: listOf([tower]),
      getBillingRun: answerOf({ ...review, run: issuedRun, gaps: [] }),
      ...answers,
    },
  });
};
const press = async (name = 'Unduh PDF') => userEvent.click(await screen.findByRole('button', { name }));

it.each([
  ['bill', 'Unduh PDF', 'downloadBill', { billId: bill.id }, 'Tagihan-INV-2026-000001.pdf'],
  [
    'credited bill',
    'Unduh NK-2026-000001',
    'downloadCreditNote',
    { billId: bill.id, creditNoteId: creditNote.id },
    'Nota-kredit-NK-2026-000001.pdf',
  ],
  ['receipt', 'Unduh PDF', 'downloadReceipt', { paymentId: payment.id }, 'Kuitansi-KWT-2026-000001.pdf'],
  ['run', 'Unduh semua (PDF)', 'downloadRunBills', { buildingId: tower.id, runId: run.id }, 'Tagihan-2026-11.pdf'],
] as const)('a %s is saved as PDF in the language of its reader', async (which, button, call, params, name) => {
  const { inputsOf } = await open(which, { [call]: pdf }, which === 'run' ? whoamiOfOwner : whoamiOfResident);
  await press(button);
  await expect.poll(() => saved).toEqual([{ name, content: pdf }]);
  expect(inputsOf(call)).toMatchObject([{ params, query: { language: 'id' } }]);
});

it('while a PDF is made the button says so and asks for no second one', async () => {
  const { inputsOf } = await open('bill', { downloadBill: never });
  await press();
  const button = await screen.findByRole('button', { name: /Unduh PDF/ });
  await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(button);
  expect(inputsOf('downloadBill')).toHaveLength(1);
  expect(saved).toEqual([]);
});

it.each([
  ['server', 500, 'PDF belum dapat dibuat. Coba lagi.'],
  ['network', 0, 'Sambungan terputus sebelum PDF selesai diunduh. Coba lagi.'],
  ['timeout', 0, 'Sambungan terputus sebelum PDF selesai diunduh. Coba lagi.'],
  ['rate-limited', 429, 'PDF lain sedang dibuat. Coba lagi sebentar.'],
] as const)(
  'a PDF that fails (%s) is told where it was asked for, and can be asked for again',
  async (kind, status, says) => {
    await open('run', { downloadRunBills: new ApiError({ kind, status, message: 'no' }) });
    await press('Unduh semua (PDF)');
    expect(await screen.findByText(says)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Unduh semua (PDF)' })).toBeEnabled();
    expect(saved).toEqual([]);
  },
);

it('without a network nothing is asked for, and the page says what to do', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open('receipt', {});
  expect(await screen.findByRole('button', { name: 'Unduh PDF' })).toBeDisabled();
  expect(screen.getByText('Sambungkan ke internet untuk mengunduh PDF.')).toBeVisible();
});

it('a run that is not issued has no file yet', async () => {
  await open('run', { getBillingRun: answerOf(review) });
  expect(await screen.findByRole('heading', { level: 1, name: /Tagihan November/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Unduh/ })).toBeNull();
});
