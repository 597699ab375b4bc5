import type { Bill, BillRow } from '@imah/contract/billing';
import { answerOf, listOf, tower, whoamiOfOwner, whoamiOfResident } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { openPage, refusal } from '@imah/app/harness/testing';
import { BillPage } from './bill/index.ts';
import { BillsPage } from './bills/index.ts';
import { OpeningPage } from './setup/index.ts';
import { bill, billingAnswers, billRow } from './testing/billing-fixtures.ts';
import { openingAnswers, openingRecord, openingReport } from './testing/opening-fixtures.ts';

afterEach(cleanup);

const text = () => document.body.textContent.replaceAll('\u00A0', ' ');
const openOpening = (answers = {}, person = whoamiOfOwner) =>
  openPage(<OpeningPage />, {
    route: '/imah/tagihan/saldo-awal',
    path: `/imah/tagihan/saldo-awal?gedung=${tower.id}`,
    person,
    answers: { ...openingAnswers, listBuildings: listOf([tower]), ...answers },
  });

async function check(cells: string): Promise<void> {
  await userEvent.click(await screen.findByRole('radio', { name: 'Tempel' }));
  await userEvent.click(screen.getByRole('textbox', { name: 'Tempel dari lembar kerja' }));
  await userEvent.paste(cells);
  const [button] = screen.getAllByRole('button', { name: 'Periksa' }).filter((one) => one.checkVisibility());
  if (button === undefined) throw new Error('nothing to press');
  await userEvent.click(button);
}

it('a table of arrears and deposits is checked first, and booked on the day that was said', async () => {
  const page = await openOpening({
    importOpening: async ({ body }: { readonly body: { readonly mode: string } }) => ({
      data: body.mode === 'check' ? openingReport : { ...openingReport, applied: true, importId: openingRecord.id },
    }),
  });
  const day = await screen.findByRole('textbox', { name: 'Dibukukan per tanggal' });
  await userEvent.clear(day);
  await userEvent.type(day, '31/10/2026');
  await check('unit\tjatuh tempo\ttunggakan\nA-101\t20/10/2026\t648000');

  const table = await screen.findByRole('table', { name: 'Contoh baris yang akan disimpan' });
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent.replaceAll('\u00A0', ' ')),
  ).toEqual([
    'unitnamajatuh tempotunggakansaldo',
    'A-101Siti Aminah20 Oktober 2026Rp 648.000–',
    'A-102Budi Santoso––Rp 250.000',
  ]);
  expect(text()).toContain('Siap disimpan: 1 tagihan seluruhnya Rp 648.000, 1 saldo seluruhnya Rp 250.000.');
  expect(text()).toContain('Unit ini tidak ada di gedung ini');
  await userEvent.click(screen.getByRole('button', { name: 'Bukukan 2 yang benar' }));

  await expect.poll(() => page.toasts).toEqual(['1 tagihan dan 1 saldo dibukukan.']);
  const source = { kind: 'text', text: 'unit\tjatuh tempo\ttunggakan\nA-101\t20/10/2026\t648000' };
  expect(page.inputsOf('importOpening')).toMatchObject([
    { params: { buildingId: tower.id }, body: { source, bookedOn: '2026-10-31', mode: 'check' } },
    { params: { buildingId: tower.id }, body: { source, bookedOn: '2026-10-31', mode: 'apply', faulty: 'skip' } },
  ]);
});

it('nothing is checked while no day is said, and what was pasted stays meanwhile', async () => {
  await openOpening();
  await userEvent.click(await screen.findByRole('radio', { name: 'Tempel' }));
  await userEvent.click(screen.getByRole('textbox', { name: 'Tempel dari lembar kerja' }));
  await userEvent.paste('unit\ttunggakan');
  const day = screen.getByRole('textbox', { name: 'Dibukukan per tanggal' });
  await userEvent.clear(day);
  expect(screen.queryByRole('textbox', { name: 'Tempel dari lembar kerja' })).toBeNull();
  await userEvent.type(day, '31/10/2026');
  expect(screen.getByRole('textbox', { name: 'Tempel dari lembar kerja' })).toHaveValue('unit\ttunggakan');
});

it('an import is undone within a day, which is said; and says why where it was used since', async () => {
  const page = await openOpening({ undoOpeningImport: async () => undefined });
  const past = within(await screen.findByRole('region', { name: 'Yang sudah diimpor' }));
  const rows = past.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
  expect(rows[0]).toMatch(
    /^12 tagihan, Rp 9\.876\.000 · 1 saldo, Rp 250\.000Per 31 Oktober 2026 · .*oleh Dewi Lestari/,
  );
  expect(rows[1]).toMatch(/^12 tagihan, Rp 9\.876\.000Per 31 Oktober 2026 · .*Dibatalkan$/);
  await userEvent.click(past.getByRole('button', { name: 'Batalkan impor' }));
  await expect.poll(() => page.toasts).toEqual(['Impor dibatalkan; pembukuan kembali seperti semula.']);
  expect(page.inputsOf('undoOpeningImport')).toMatchObject([
    { params: { buildingId: tower.id, openingImportId: openingRecord.id } },
  ]);
  cleanup();

  await openOpening({ undoOpeningImport: refusal('conflict', 409, 'Sudah dipakai.') });
  await userEvent.click(await screen.findByRole('button', { name: 'Batalkan impor' }));
  expect(await screen.findByText('Sudah dipakai.')).toBeVisible();
  cleanup();

  await openOpening({
    listOpeningImports: answerOf([{ ...openingRecord, undoableUntil: '2020-01-01T00:00:00.000Z' }]),
  });
  await screen.findByRole('region', { name: 'Yang sudah diimpor' });
  expect(screen.queryByRole('button', { name: 'Batalkan impor' })).toBeNull();
});

it('whoever may not import in a building is told whom to ask', async () => {
  await openOpening({}, whoamiOfResident);
  expect(await screen.findByText('Minta pengelola gedung untuk mengimpor saldo awal.')).toBeVisible();
});

it('bills lead there, first of all where no bill of a month was made yet', async () => {
  const open = (answers = {}) =>
    openPage(<BillsPage />, {
      route: '/imah/tagihan',
      path: '/imah/tagihan',
      person: whoamiOfOwner,
      answers: { ...billingAnswers, listBuildings: listOf([tower]), ...answers },
    });
  await open({ listBillingRuns: answerOf([]) });
  const href = `/imah/tagihan/saldo-awal?gedung=${tower.id}`;
  const link = await screen.findByRole('link', { name: 'Impor tunggakan dari catatan lama' });
  expect(link).toHaveAttribute('href', href);
  expect(screen.getByRole('link', { name: 'Saldo awal' })).toHaveAttribute('href', href);
  cleanup();

  await open();
  expect(await screen.findByRole('link', { name: 'Saldo awal' })).toHaveAttribute('href', href);
  expect(screen.queryByRole('link', { name: 'Impor tunggakan dari catatan lama' })).toBeNull();
});

it('opening arrears are a bill that says what each thing was, and how it came to stand there', async () => {
  const [line] = bill.lines;
  if (line === undefined) throw new Error('a bill has lines');
  const { qtyMilli, tariffFrom, from, to, days, daysOfMonth } = line;
  const same = { qtyMilli, tariffFrom, from, to, days, daysOfMonth, tax: null, amountBefore: null };
  const opening = { kind: 'opening', basis: 'opening', ...same } as const;
  const lines = [
    { ...opening, memo: 'IPL', fullAmount: 648_000, amount: 648_000 },
    { ...opening, memo: null, fullAmount: 52_000, amount: 52_000 },
  ];
  await openPage(<BillPage />, {
    route: '/imah/tagihan/:id',
    path: `/imah/tagihan/${bill.id}`,
    person: whoamiOfOwner,
    answers: {
      ...billingAnswers,
      getBill: answerOf<Bill>({ ...bill, kind: 'opening', number: 'SA-2026-000001', period: '2026-10', lines }),
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Tunggakan awal Oktober 2026' })).toBeVisible();
  const details = screen.getByRole('region', { name: 'Rincian' });
  expect(details.textContent.replaceAll('\u00A0', ' ')).toBe(
    'RincianIPLRp 648.000Dicatat sebelum pembukuan di sini dimulaiTunggakan awalRp 52.000Dicatat sebelum pembukuan di sini dimulai',
  );
  cleanup();

  await openPage(<BillsPage />, {
    route: '/imah/tagihan',
    path: '/imah/tagihan',
    person: whoamiOfResident,
    answers: {
      ...billingAnswers,
      listOwnBills: answerOf<BillRow[]>([{ ...billRow, kind: 'opening', period: '2026-10' }]),
    },
  });
  expect(await screen.findByText(/^Tunggakan awal Oktober 2026, unit/)).toBeVisible();
});
