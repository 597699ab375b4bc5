import { ApiError } from '@imah/api-client';
import type { BillingReview } from '@imah/contract/billing';
import { answerOf, listOf, tower, whoamiOfOwner } from '@imah/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { openPage } from '@imah/app/harness/testing';
import { BillsPage } from './bills/index.ts';
import { BillingRunPage } from './run/index.ts';
import { SettingsBillingPage } from './tariffs/index.ts';
import { billingAnswers, issuedRun, review, run } from './testing/billing-fixtures.ts';

afterEach(cleanup);

const text = () => document.body.textContent.replaceAll('\u00A0', ' ');
const reviewed: BillingReview = { ...review, run: { ...run, state: 'reviewed' } };
const conflict = new ApiError({ kind: 'conflict', status: 409, message: 'Conflict' });

const aRun = (read: BillingReview, answers = {}) =>
  openPage(<BillingRunPage />, {
    route: '/imah/tagihan/:id/:runId',
    path: `/imah/tagihan/${tower.id}/${run.id}`,
    person: whoamiOfOwner,
    answers: { ...billingAnswers, getBillingRun: answerOf(read), ...answers },
  });

const askToIssue = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Terbitkan dan beri tahu penghuni' }));
  return within(await screen.findByRole('alertdialog'));
};

it('before bills are issued it is said how many they are, over how much and what is left out', async () => {
  const { inputsOf } = await aRun(reviewed);
  const dialog = await askToIssue();

  expect(dialog.getByRole('heading', { name: 'Terbitkan 2 tagihan November 2026?' })).toBeVisible();
  expect(text()).toContain('Seluruhnya Rp 1.050.480. Yang membayar diberi tahu sekarang juga.');
  expect(text()).toContain('1 hal belum masuk tagihan');
  expect(text()).toContain('Setelah terbit, tagihan tidak dapat diubah.');
  expect(inputsOf('moveBillingRun')).toEqual([]);
});

it('a run without gaps asks without speaking of any', async () => {
  await aRun({ ...reviewed, gaps: [] });
  await askToIssue();

  expect(text()).not.toContain('belum masuk tagihan');
});

it('bills are issued once that is confirmed, and the question goes away', async () => {
  const { inputsOf } = await aRun(reviewed, { moveBillingRun: answerOf({ ...review, run: issuedRun }) });
  const dialog = await askToIssue();
  await userEvent.click(dialog.getByRole('button', { name: 'Terbitkan' }));

  await expect.poll(() => inputsOf('moveBillingRun')).toMatchObject([{ body: { move: 'issue' }, version: 2 }]);
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
});

it('nothing is issued by who goes back, by button or by Escape', async () => {
  const { inputsOf } = await aRun(reviewed);
  const dialog = await askToIssue();
  await userEvent.click(dialog.getByRole('button', { name: 'Batal' }));
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();

  await askToIssue();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  expect(inputsOf('moveBillingRun')).toEqual([]);
});

it('a run that somebody else has moved stays open to be looked at again', async () => {
  const { inputsOf } = await aRun(reviewed, { moveBillingRun: conflict });
  const dialog = await askToIssue();
  await userEvent.click(dialog.getByRole('button', { name: 'Terbitkan' }));

  await expect.poll(() => inputsOf('moveBillingRun')).toHaveLength(1);
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Terbitkan dan beri tahu penghuni' })).toBeEnabled();
});

it('a run that is reckoned can be reckoned again or marked as looked at, without a question', async () => {
  const { inputsOf } = await aRun(review, { moveBillingRun: answerOf(reviewed) });
  expect(await screen.findByRole('button', { name: 'Hitung' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Tandai sudah diperiksa' }));

  await expect.poll(() => inputsOf('moveBillingRun')).toMatchObject([{ body: { move: 'review' } }]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('an issued run offers all its bills as one file and no move', async () => {
  await aRun({ ...review, run: issuedRun, gaps: [] });
  await screen.findByText('Sudah terbit dan tercatat di pembukuan.');

  expect(screen.getByRole('button', { name: 'Unduh semua (PDF)' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: /Hitung|Terbitkan|diperiksa/ })).toBeNull();
});

it('a bill that is issued leads to its page and says its number; one that is not, neither', async () => {
  const [first, second] = review.bills;
  if (first === undefined || second === undefined) throw new Error('two bills');
  await aRun({ ...review, run: issuedRun, bills: [{ ...first, number: 'INV-2026-000007' }, second] });
  const list = within(await screen.findByRole('region', { name: 'Daftar tagihan' }));

  expect(list.getByRole('link', { name: 'A-102, Budi Santoso' })).toHaveAttribute('href', `/imah/tagihan/${first.id}`);
  expect(text()).toContain('INV-2026-000007');
  expect(list.queryByRole('link', { name: /Siti Aminah/ })).toBeNull();
});

it('a run that bills nothing says why', async () => {
  await aRun({ ...review, run: { ...run, billCount: 0, total: 0 }, bills: [], gaps: [] });

  expect(await screen.findByText('Tidak ada yang ditagih')).toBeVisible();
});

it('a run that is not there, cannot be read or may not be read says which', async () => {
  await aRun(review, { getBillingRun: new ApiError({ kind: 'not-found', status: 404, message: 'None' }) });
  expect(await screen.findByText('Tagihan bulanan ini tidak ada')).toBeVisible();
  cleanup();
  await aRun(review, { getBillingRun: new ApiError({ kind: 'forbidden', status: 403, message: 'No' }) });
  expect(await screen.findByRole('heading', { level: 1, name: /izin|akses/i })).toBeVisible();
});

it('bills are begun for a month with a day by which they are due, and the page of the run opens', async () => {
  const { inputsOf } = await openPage(<BillsPage />, {
    route: '/imah/tagihan',
    path: '/imah/tagihan',
    person: whoamiOfOwner,
    answers: { ...billingAnswers, listBuildings: listOf([tower]), createBillingRun: answerOf(run) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Buat tagihan' }));
  const form = within(await screen.findByRole('dialog', { name: 'Buat tagihan' }));
  const months = form.getByLabelText('Bulan');
  const last = within(months).getAllByRole<HTMLOptionElement>('option').at(-1)?.value ?? '';
  await userEvent.selectOptions(months, last);
  await userEvent.click(form.getByRole('button', { name: 'Buat draf' }));

  await expect
    .poll(() => inputsOf('createBillingRun'))
    .toMatchObject([{ params: { buildingId: tower.id }, body: { period: last, dueOn: `${last}-20` } }]);
});

it('a month that has its bills is refused at the field, and nothing typed is lost', async () => {
  const refused = new ApiError({
    kind: 'validation',
    status: 422,
    message: 'Invalid',
    fieldErrors: { period: ['Bulan ini sudah punya tagihan.'] },
  });
  await openPage(<BillsPage />, {
    route: '/imah/tagihan',
    path: '/imah/tagihan',
    person: whoamiOfOwner,
    answers: { ...billingAnswers, listBuildings: listOf([tower]), createBillingRun: refused },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Buat tagihan' }));
  const form = within(await screen.findByRole('dialog', { name: 'Buat tagihan' }));
  const chosen = form.getByLabelText<HTMLSelectElement>('Bulan').value;
  await userEvent.click(form.getByRole('button', { name: 'Buat draf' }));

  const month = form.getByLabelText('Bulan');
  await waitFor(() => expect(month).toHaveAccessibleDescription(/Bulan ini sudah punya tagihan\./));
  expect(month).toHaveValue(chosen);
});

it('bills cannot be begun before there is a tariff, and it is said that this comes first', async () => {
  await openPage(<BillsPage />, {
    route: '/imah/tagihan',
    path: '/imah/tagihan',
    person: whoamiOfOwner,
    answers: {
      ...billingAnswers,
      listBuildings: listOf([tower]),
      listTariffs: answerOf([]),
      listBillingRuns: answerOf([]),
    },
  });

  expect(await screen.findByText('Isi tarif dahulu; setelah itu tagihan dapat dibuat.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Buat tagihan' })).toBeNull();
});

it('a tariff says since when it holds or between which months, who pays and its tax', async () => {
  await openPage(<SettingsBillingPage />, {
    route: '/imah/settings/billing',
    path: '/imah/settings/billing',
    person: whoamiOfOwner,
    answers: { ...billingAnswers, listBuildings: listOf([tower]) },
  });
  await screen.findAllByText(/per m²/);

  expect(text()).toContain('Sejak Januari 2026 · Penanggung tagihan unit · PPN nilai lain (efektif 11%)');
  expect(text()).toContain('Januari 2025 sampai sebelum Desember 2026 · Pemilik unit · Tanpa PPN');
  expect(text()).toContain('Rp 18.000 per m²');
});

const work = { move: 'calculate' as const, percent: 42, isStopping: false, failure: null };

it('work that goes on says how far it is, takes the next step away and can be stopped', async () => {
  const stopped = { ...reviewed, work: { ...work, isStopping: true } };
  const { inputsOf } = await aRun({ ...reviewed, work }, { stopBillingRun: answerOf(stopped) });

  expect(await screen.findByRole('progressbar', { name: 'Menghitung tagihan' })).toHaveAttribute('aria-valuenow', '42');
  expect(screen.queryByRole('button', { name: 'Terbitkan dan beri tahu penghuni' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Hentikan|Batalkan/ }));

  await expect.poll(() => inputsOf('stopBillingRun')).toMatchObject([{ params: { runId: run.id } }]);
});

it('work that waits for its turn says so, and what is being stopped is not stopped twice', async () => {
  await aRun({ ...reviewed, work: { ...work, percent: 0, isStopping: true } });

  expect(await screen.findByText('Menunggu giliran')).toBeVisible();
  expect(text()).toContain('Yang sudah dikerjakan dibatalkan.');
  expect(screen.queryByRole('button', { name: /Hentikan|Batalkan/ })).toBeNull();
});

it.each([
  ['outdated', 'Tarif, unit, penghuni, atau bacaan berubah sejak dihitung.'],
  ['other', 'Tidak ada yang berubah. Coba lagi'],
] as const)('work that failed for what is %s says what to do, and the steps are there again', async (failure, said) => {
  await aRun({ ...reviewed, work: { ...work, move: 'issue', failure } });

  expect(await screen.findByText('Tagihan belum terbit')).toBeVisible();
  expect(text()).toContain(said);
  expect(screen.getByRole('button', { name: 'Terbitkan dan beri tahu penghuni' })).toBeEnabled();
});
