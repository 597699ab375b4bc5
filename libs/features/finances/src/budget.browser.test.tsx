import { ApiError } from '@imah/api-client';
import { defaultGroupGrants } from '@imah/contract/access';
import type { Budget } from '@imah/contract/finances';
import { spreadYear } from '@imah/contract/finances/words';
import { answerOf, listOf, tower, whoamiOfOwner } from '@imah/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openOffline, openPage } from '@imah/app/harness/testing';
import { FinancesPage } from './finances/index.ts';
import {
  approvedBudget,
  budgetAnswers,
  budgetReport,
  comparison,
  draftBudget,
  ownBudget,
  returnedBudget,
  submittedBudget,
} from './testing/budget-fixtures.ts';
import { expenseAnswers, submittedExpense } from './testing/expense-fixtures.ts';
import { financesAnswers } from './testing/finances-fixtures.ts';

afterEach(cleanup);

const orgId = whoamiOfOwner.memberships[0]?.orgId ?? '';
const at = (search = '', answers = {}, person = whoamiOfOwner) => ({
  route: '/imah/finances',
  path: `/imah/finances?bagian=budget&gedung=${tower.id}&bulan=2026-11${search}`,
  person,
  answers: { ...financesAnswers(), ...answers },
});
const open = (search = '', answers = {}, person = whoamiOfOwner) =>
  openPage(<FinancesPage />, at(search, answers, person));
const opened = (budget: Budget, answers = {}) =>
  open(`&anggaran=${budget.id}`, { ...budgetAnswers(budget), moveBudget: answerOf(budget), ...answers });
const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
const openKept = (budget: Budget, keptStorage: ReturnType<typeof storage>, person = whoamiOfOwner) =>
  openPage(<FinancesPage />, {
    ...at(
      `&anggaran=${budget.id}`,
      { ...budgetAnswers(budget), updateBudget: answerOf({ ...budget, version: budget.version + 1 }) },
      person,
    ),
    app: { keptStorage },
  });
const cell = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const text = () => document.body.textContent.replaceAll('\u00A0', ' ');
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
const supervisor = {
  ...whoamiOfOwner,
  memberships: whoamiOfOwner.memberships.map((membership) => ({
    ...membership,
    grants: [...defaultGroupGrants.supervisor],
  })),
};

describe('a budget beside what the books say', () => {
  it('says of each account what was planned, what there was, and how far they are apart', async () => {
    await open();
    const table = within(await screen.findByRole('table', { name: 'Anggaran dan realisasi' }));

    expect(cellsOf(table.getByRole('row', { name: /5200/ }))).toEqual([
      '5200 Beban pemeliharaan',
      'Rp 453.750.000',
      'Rp 402.000.000',
      '-Rp 51.750.000',
      '-11%',
      'Rp 495.000.000',
      'Rp 443.250.000',
      'Rp 21.848',
    ]);
    expect(cellsOf(table.getByRole('row', { name: /5100/ })).slice(1, 5)).toEqual([
      'Rp 0',
      'Rp 4.000.000',
      '+Rp 4.000.000',
      '–',
    ]);
  });

  it('leads from each actual amount to the entries of those months', async () => {
    await open();
    const table = within(await screen.findByRole('table', { name: 'Anggaran dan realisasi' }));
    const linkOf = (row: RegExp) =>
      within(table.getByRole('row', { name: row }))
        .getByRole('link')
        .getAttribute('href');
    const [line] = comparison.sections[1]?.lines.slice(1) ?? [];
    const place = `/imah/finances?bagian=journal&gedung=${tower.id}&bulan=2026-11`;

    expect([linkOf(/5200/), linkOf(/Total beban/)]).toEqual([
      `${place}&akun=${line?.accountId}&sejak=year&catatan=all&rentang=month`,
      `${place}&kelompok=expense&sejak=year&catatan=all&rentang=month`,
    ]);
    await userEvent.click(screen.getByRole('radio', { name: 'Bulan ini' }));
    expect(linkOf(/5200/)).toBe(`${place}&akun=${line?.accountId}&sejak=span&catatan=all&rentang=month`);
    expect(cellsOf(table.getByRole('row', { name: /Total beban/ })).slice(1, 5)).toEqual([
      'Rp 41.250.000',
      'Rp 66.000.000',
      '+Rp 24.750.000',
      '+60%',
    ]);
  });

  it('says that nothing is approved where nothing is, and asks for the month that is chosen', async () => {
    const { inputsOf } = await open('', {
      listBudgets: answerOf([draftBudget]),
      getBudgetComparison: answerOf({ ...comparison, budget: null }),
    });

    expect(await screen.findByText(/Belum ada anggaran 2026 yang disetujui/)).toBeVisible();
    expect(inputsOf('getBudgetComparison')).toMatchObject([{ query: { month: '2026-11', buildingId: tower.id } }]);
    await userEvent.selectOptions(screen.getByLabelText('Bulan'), '2026-10');
    await waitFor(() => expect(inputsOf('getBudgetComparison')).toHaveLength(2));
    expect(inputsOf('listBudgets')).toHaveLength(1);
  });

  it('lists every revision with who has done what, and why', async () => {
    await open();

    expect(await screen.findByRole('link', { name: 'Revisi 2' })).toHaveAttribute(
      'href',
      expect.stringContaining(`anggaran=${draftBudget.id}`),
    );
    expect(screen.getByRole('link', { name: 'Anggaran pertama' })).toBeVisible();
    expect(text()).toContain('Alasan revisi: Tarif listrik naik mulai Juli');
    expect(text()).toContain('Disetujui Agus Salim, 28 Oktober 2026');
  });

  it('is what a supervisor reads and neither begins, writes nor takes out', async () => {
    await open('', { listBudgets: answerOf([approvedBudget]) }, supervisor);

    await screen.findByRole('table', { name: 'Anggaran dan realisasi' });
    expect(screen.queryByRole('button', { name: 'Revisi anggaran' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Unduh' })).toBeNull();
    cleanup();
    await open('', { listBudgets: answerOf([]) }, supervisor);
    expect(await screen.findByText('Anggaran dibuat bagian keuangan atau pengelola.')).toBeVisible();
  });

  it('says so where it cannot be read, or is of nobody', async () => {
    const failure = new ApiError({ kind: 'server', status: 500, message: 'Internal' });
    await open('', { listBudgets: failure });
    expect(await screen.findByText('Anggaran tidak dapat dimuat')).toBeVisible();
    cleanup();
    await open(`&anggaran=${draftBudget.id}`, {
      getBudget: new ApiError({ kind: 'not-found', status: 404, message: 'Tidak ada' }),
    });
    expect(await screen.findByText('Anggaran ini tidak ada, atau bukan untuk Anda.')).toBeVisible();
  });

  it('is read by itself once there is a network', async () => {
    const { calls } = await openOffline(() => <FinancesPage />, at());

    await expect.poll(() => calls().map(({ name }) => name)).toContain('listBudgets');
  });
});

describe('a budget begins', () => {
  const begin = async (budgets: readonly object[], answers = {}) => {
    const page = await open('', { listBudgets: answerOf(budgets), createBudget: answerOf(draftBudget), ...answers });
    await userEvent.click(await screen.findByRole('button', { name: /^(Buat|Revisi) anggaran$/ }));
    return { ...page, form: within(await screen.findByRole('dialog', { name: /anggaran$/ })) };
  };
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Mulai mengisi' }));

  it('with what last year came to, so much more, and is opened at once', async () => {
    const { form, inputsOf } = await begin([]);
    await userEvent.clear(form.getByLabelText('Naik atau turun'));
    await userEvent.type(form.getByLabelText('Naik atau turun'), '7,5');
    await send();

    expect(await screen.findByRole('region', { name: 'Isi anggaran 2026' })).toBeVisible();
    expect(inputsOf('createBudget')).toMatchObject([
      {
        params: { orgId },
        body: { buildingId: tower.id, year: '2026', basis: 'last-year', changePpm: 75_000, reason: null },
      },
    ]);
  });

  it('of the next year empty', async () => {
    const { form, inputsOf } = await begin([]);
    await userEvent.selectOptions(form.getByLabelText('Tahun'), '2027');
    await userEvent.selectOptions(form.getByLabelText('Dimulai dari'), 'empty');
    await send();

    await waitFor(() =>
      expect(inputsOf('createBudget')).toMatchObject([{ body: { year: '2027', basis: 'empty', changePpm: 0 } }]),
    );
  });

  it('as a revision only with a reason', async () => {
    const { form, inputsOf } = await begin([approvedBudget]);
    await send();
    expect(form.getByLabelText('Alasan revisi')).toHaveAttribute('aria-invalid', 'true');
    expect(inputsOf('createBudget')).toHaveLength(0);
    await userEvent.type(form.getByLabelText('Alasan revisi'), 'Tarif listrik naik');
    await send();

    await waitFor(() =>
      expect(inputsOf('createBudget')).toMatchObject([{ body: { basis: 'approved', reason: 'Tarif listrik naik' } }]),
    );
  });

  it('not while another is in work', async () => {
    await open();

    await screen.findByRole('link', { name: 'Revisi 2' });
    expect(screen.queryByRole('button', { name: 'Revisi anggaran' })).toBeNull();
  });
});

describe('the grid of a draft', () => {
  it('is walked through by arrows and Enter, and spreads a year over its months', async () => {
    const { inputsOf, toasts } = await opened(draftBudget, { updateBudget: answerOf({ ...draftBudget, version: 4 }) });
    await userEvent.click(await cell('5100 Beban operasional, Setahun'));
    await userEvent.keyboard('100{Enter}');
    expect(await cell('5200 Beban pemeliharaan, Setahun')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(await cell('5200 Beban pemeliharaan, Jan 26')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(await cell('5100 Beban operasional, Jan 26')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(await cell('5100 Beban operasional, Setahun')).toHaveFocus();
    expect(screen.getByRole('row', { name: /Total beban/ }).textContent).toMatch(/^Total beban495\.000\.100/);
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));

    await waitFor(() => expect(inputsOf('updateBudget')).toHaveLength(1));
    const [sent] = inputsOf('updateBudget') as unknown as {
      version: number;
      body: { lines: { accountId: string; months: number[] }[] };
    }[];
    expect([sent?.version, sent?.body.lines[1]]).toEqual([
      3,
      { accountId: draftBudget.lines[1]?.accountId, months: [8, 8, 9, 8, 8, 9, 8, 8, 9, 8, 8, 9] },
    ]);
    await expect.poll(() => toasts).toContain('Anggaran disimpan');
    expect(screen.queryByRole('button', { name: 'Simpan' })).toBeNull();
  });

  it('keeps what is no amount in its cell, marked, and takes nothing of it', async () => {
    await opened(draftBudget);
    const january = await cell('5200 Beban pemeliharaan, Jan 26');
    await userEvent.click(january);
    await userEvent.keyboard('12,5');
    await userEvent.tab();

    expect([january.value, january.getAttribute('aria-invalid')]).toEqual(['12,5', 'true']);
    expect(screen.queryByRole('button', { name: 'Simpan' })).toBeNull();
    await userEvent.click(january);
    await userEvent.keyboard('{Escape}');
    expect(january).toHaveValue('41.250.000');
  });

  it('takes cells of a spreadsheet where they are pasted, or none of them', async () => {
    const { toasts } = await opened(draftBudget);
    await userEvent.click(await cell('5100 Beban operasional, Jan 26'));
    await userEvent.paste('1.000\t2.000\n3.000\t4.000');
    expect(await cell('5200 Beban pemeliharaan, Feb 26')).toHaveValue('4.000');
    await userEvent.paste('1\tlima');

    await expect.poll(() => toasts).toContain('Tidak ditempel: ada sel yang bukan rupiah bulat.');
    await userEvent.click(screen.getByRole('button', { name: 'Batalkan perubahan' }));
    expect(await cell('5200 Beban pemeliharaan, Feb 26')).toHaveValue('41.250.000');
  });

  it('is kept where somebody else was faster, and stays refused until the newest is seen', async () => {
    const { inputsOf } = await opened(draftBudget, {
      updateBudget: new ApiError({ kind: 'server', status: 412, code: 'VERSI_USANG', message: 'Sudah diubah' }),
    });
    await userEvent.click(await cell('5100 Beban operasional, Setahun'));
    await userEvent.keyboard('100{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));

    await waitFor(() => expect(screen.getByRole('button', { name: 'Simpan' })).toBeEnabled());
    expect(await cell('5100 Beban operasional, Setahun')).toHaveValue('100');
    expect(inputsOf('updateBudget')).toMatchObject([{ version: 3 }]);
  });

  it('keeps what was not saved when the page is left, for its writer alone', async () => {
    const keptStorage = storage();
    await openKept(draftBudget, keptStorage);
    await userEvent.click(await cell('5100 Beban operasional, Setahun'));
    await userEvent.keyboard('100{Enter}');
    cleanup();

    await openKept(draftBudget, keptStorage, { ...whoamiOfOwner, id: '01935e4f-7c1a-7b2c-8d3e-0000000f9999' });
    expect(await cell('5100 Beban operasional, Setahun')).toHaveValue('120.000.001');
    cleanup();

    await openKept(draftBudget, keptStorage);
    expect(await cell('5100 Beban operasional, Setahun')).toHaveValue('100');
    await userEvent.click(screen.getByRole('button', { name: 'Batalkan perubahan' }));
    cleanup();
    await openKept(draftBudget, keptStorage);
    expect(await cell('5100 Beban operasional, Setahun')).toHaveValue('120.000.001');
  });

  it('shows own cells over what others saved since, and saves them over it only when that is asked for', async () => {
    const keptStorage = storage();
    await openKept(draftBudget, keptStorage);
    await userEvent.click(await cell('5100 Beban operasional, Setahun'));
    await userEvent.keyboard('100{Enter}');
    cleanup();

    const lines = draftBudget.lines.map((line) => (line.code === '5200' ? { ...line, months: spreadYear(12) } : line));
    const newer = { ...draftBudget, lines, version: 9 };
    const { inputsOf } = await openKept(newer, keptStorage);
    expect(await cell('5200 Beban pemeliharaan, Setahun')).toHaveValue('12');
    expect(screen.getByText(/Anggaran ini berubah sejak Anda mulai mengisi/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Simpan' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Simpan isian saya' }));

    await waitFor(() =>
      expect(inputsOf('updateBudget')).toMatchObject([
        {
          version: 9,
          body: { lines: [{}, { months: spreadYear(100) }, { months: spreadYear(12) }] },
        },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Simpan isian saya' })).toBeNull());
  });

  it('of a budget that was handed in meanwhile shows what was handed in', async () => {
    const keptStorage = storage();
    await openKept(draftBudget, keptStorage);
    await userEvent.click(await cell('5100 Beban operasional, Setahun'));
    await userEvent.keyboard('100{Enter}');
    cleanup();

    await openKept({ ...ownBudget, id: draftBudget.id }, keptStorage);
    expect((await screen.findByRole('row', { name: /5100/ })).textContent).toMatch(/120\.000\.001/);
    expect(screen.queryByRole('button', { name: 'Batalkan perubahan' })).toBeNull();
  });
});

describe('what is done to a budget', () => {
  it.each([
    ['Ajukan', draftBudget, 'submit'],
    ['Setujui', submittedBudget, 'approve'],
  ] as const)('“%s” is asked of the server in the version that was seen', async (name, budget, move) => {
    const { inputsOf } = await opened(budget);
    await userEvent.click(await screen.findByRole('button', { name }));

    await waitFor(() =>
      expect(inputsOf('moveBudget')).toMatchObject([
        { params: { orgId, budgetId: budget.id }, body: { move }, version: 3 },
      ]),
    );
  });

  it('a draft is discarded only once that was confirmed', async () => {
    const { inputsOf } = await opened(draftBudget);
    await userEvent.click(await screen.findByRole('button', { name: 'Buang draf' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Buang draf ini?' }));
    expect(inputsOf('moveBudget')).toHaveLength(0);
    await userEvent.click(asked.getByRole('button', { name: 'Buang draf' }));

    await waitFor(() => expect(inputsOf('moveBudget')).toMatchObject([{ body: { move: 'discard' }, version: 3 }]));
  });

  it('it is given back with a reason alone', async () => {
    const { inputsOf } = await opened(submittedBudget);
    await userEvent.click(await screen.findByRole('button', { name: 'Kembalikan' }));
    const form = within(await screen.findByRole('dialog', { name: 'Kembalikan anggaran' }));
    await userEvent.click(form.getByRole('button', { name: 'Kembalikan' }));
    expect(inputsOf('moveBudget')).toHaveLength(0);
    await userEvent.type(form.getByLabelText('Yang perlu diperbaiki'), 'Asuransi belum masuk');
    await userEvent.click(form.getByRole('button', { name: 'Kembalikan' }));

    await waitFor(() =>
      expect(inputsOf('moveBudget')).toMatchObject([{ body: { move: 'return', reason: 'Asuransi belum masuk' } }]),
    );
  });

  it('whoever wrote in it is told that somebody else approves it, and only reads its lines', async () => {
    await opened(ownBudget);

    expect(await screen.findByText(/jadi orang lain yang menyetujuinya/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Setujui' })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('row', { name: /5200/ }).textContent).toMatch(/495\.000\.000/);
  });

  it('a table is checked, then written without its faulty rows, and taken back by one press', async () => {
    const { inputsOf } = await opened(returnedBudget, {
      importBudget: answerOf(budgetReport),
      undoBudgetImport: answerOf(returnedBudget),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Impor' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Impor anggaran' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Tempel' }));
    await userEvent.click(dialog.getByRole('textbox', { name: 'Tempel dari lembar kerja' }));
    await userEvent.paste('akun\tsetahun\n5100\t120000000');
    const check = dialog.getAllByRole('button', { name: 'Periksa' }).find((button) => button.checkVisibility());
    await userEvent.click(check ?? document.body);
    expect(await dialog.findByText(/Jul 26/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan 1 akun yang benar' }));
    await waitFor(() =>
      expect(inputsOf('importBudget')).toMatchObject([
        { body: { mode: 'check' } },
        { body: { mode: 'apply', faulty: 'skip' } },
      ]),
    );
    cleanup();

    const again = await opened(returnedBudget, { undoBudgetImport: answerOf(returnedBudget) });
    await userEvent.click(await screen.findByRole('button', { name: 'Batalkan impor' }));
    await expect.poll(() => again.toasts).toContain('Impor dibatalkan');
    expect(again.inputsOf('undoBudgetImport')).toMatchObject([{ params: { budgetId: returnedBudget.id }, version: 3 }]);
  });
});

describe('an expense that waits', () => {
  const openExpense = (over: number) =>
    openPage(<FinancesPage />, {
      route: '/imah/finances',
      path: `/imah/finances?bagian=expenses&pengeluaran=${submittedExpense.id}`,
      person: whoamiOfOwner,
      answers: {
        ...financesAnswers(),
        ...expenseAnswers(submittedExpense),
        listBuildings: listOf([tower]),
        getExpenseBudget: answerOf({
          plan: { year: '2026', of: 'building' as const, planned: 24_000_000, spent: 20_000_000, over },
        }),
      },
    });

  it('says that it passes the budget of its account, and is approved all the same', async () => {
    await openExpense(2_660_000);

    expect(await screen.findByText(/Terlampaui Rp.2\.660\.000 bila disetujui/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Setujui' })).toBeEnabled();
  });

  it('says nothing of a budget that it stays within', async () => {
    const { inputsOf } = await openExpense(0);

    await waitFor(() => expect(inputsOf('getExpenseBudget')).toHaveLength(1));
    expect(screen.queryByText(/Terlampaui/)).toBeNull();
  });
});
