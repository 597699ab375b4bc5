import { defaultGroupGrants } from '@imah/contract/access';
import { answerOf, listOf, tower, whoamiOfOwner } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openPage } from '@imah/app/harness/testing';
import { FinancesPage } from './finances/index.ts';
import { financesAnswers, ownAccount, profitLoss } from './testing/finances-fixtures.ts';

afterEach(cleanup);

/** Somebody with the rights of a group, in the tower alone or everywhere. */
const inGroup = (group: 'building-manager' | 'supervisor', where: 'tower' | 'everywhere') => ({
  ...whoamiOfOwner,
  memberships: whoamiOfOwner.memberships.map((membership) => ({
    ...membership,
    grants: [...defaultGroupGrants[group]],
    ...(where === 'tower' ? { buildingIds: [tower.id] } : {}),
  })),
});
const open = (search = '', answers = {}, person: typeof whoamiOfOwner = whoamiOfOwner) =>
  openPage(<FinancesPage />, {
    route: '/imah/finances',
    path: `/imah/finances${search}`,
    person,
    answers: { ...financesAnswers(), ...answers },
  });
const tabs = async () => (await screen.findAllByRole('tab')).map((tab) => tab.textContent);
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
const text = () => document.body.textContent.replaceAll('\u00A0', ' ');

describe('who runs one building', () => {
  it('reads its books, and no account, bank or sum of the whole organisation', async () => {
    const { inputsOf } = await open('', {}, inGroup('building-manager', 'tower'));

    expect(await tabs()).not.toContain('Bank');
    expect(await tabs()).not.toContain('Akun');
    expect(screen.queryByRole('option', { name: 'Seluruh organisasi' })).toBeNull();
    await expect.poll(() => inputsOf('getFinancesOverview')).toMatchObject([{ query: { buildingId: tower.id } }]);
  });

  it.each(['bank', 'accounts'])('is led by a link to %s to the overview, not to an empty page', async (part) => {
    const { calls } = await open(`?bagian=${part}`, {}, inGroup('building-manager', 'tower'));

    expect(await screen.findByRole('region', { name: 'Keadaan sekarang' })).toBeVisible();
    expect(chosen()).toBe('Ringkasan');
    expect(screen.getByRole('combobox', { name: 'Bulan' })).toBeVisible();
    expect(calls().map(({ name }) => name)).not.toContain('listBankAccounts');
  });
});

describe('an address that nobody of the page has written', () => {
  it('shows the overview of this month', async () => {
    const { inputsOf } = await open('?bagian=%3Cscript%3E&bulan=2026-13&rentang=week&gedung=elsewhere');

    expect(await screen.findByRole('region', { name: 'Keadaan sekarang' })).toBeVisible();
    expect(chosen()).toBe('Ringkasan');
    expect(inputsOf('getFinancesOverview').at(-1)).toMatchObject({ query: { month: '2026-11' } });
  });

  it('asks of entries for none that there cannot be', async () => {
    const { inputsOf } = await open('?bagian=journal&kelompok=all&sejak=never&catatan=none&bulan=2026-1');
    await screen.findByRole('link', { name: 'INV-2026-000042' });

    expect(inputsOf('listLedgerEntries')).toEqual([
      expect.objectContaining({ query: { from: '2026-11', to: '2026-11', of: 'all', limit: 50 } }),
    ]);
  });

  it.each([
    ['a day that there is not', '&dari=2026-02-30&sampai=2026-99-01', {}],
    ['no day', '&dari=kemarin&sampai=2026-11-1', {}],
    ['the last of a leap year', '&dari=2028-02-29', { from: '2028-02-29' }],
  ])('asks for expenses of %s by the days that there are', async (_what, search, days) => {
    const { inputsOf } = await open(`?bagian=expenses${search}`);
    await screen.findByRole('list', { name: 'Daftar pengeluaran' });
    const [asked] = inputsOf('listExpenses') as [{ readonly query: Readonly<Record<string, unknown>> }];
    const { from, to } = asked.query;

    expect({ from, to }).toEqual({ from: undefined, to: undefined, ...days });
  });
});

describe('books in which nothing is written', () => {
  it('say so in a report, in the journal and among the months', async () => {
    const nothing = { ...profitLoss, sections: profitLoss.sections.map((section) => ({ ...section, lines: [] })) };
    await open('?bagian=profit-loss', { getFinancialReport: answerOf(nothing) });
    expect(await screen.findByRole('heading', { name: 'Belum ada catatan' })).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    cleanup();
    await open('?bagian=journal', { listLedgerEntries: listOf([]) });
    expect(await screen.findByRole('heading', { name: 'Belum ada catatan' })).toBeVisible();
    cleanup();
    await open('?bagian=periods', { listLedgerPeriods: answerOf([]) });
    expect(await screen.findByRole('heading', { name: 'Belum ada bulan' })).toBeVisible();
  });

  it('have no rate of collection where nothing was billed', async () => {
    const months = [{ month: '2026-11', revenue: 0, expense: 0, moneyIn: 0, moneyOut: 0, billed: 0, collected: 0 }];
    await open('', { getFinancesOverview: answerOf({ months, money: 0, outstanding: 0, overdue: 0 }) });
    const facts = within(await screen.findByRole('region', { name: 'Keadaan sekarang' }));

    expect(facts.getByText('–')).toBeVisible();
    expect(text()).not.toMatch(/NaN|Infinity/);
  });
});

describe('a report', () => {
  it('says of a building what each square metre comes to, and leads nowhere from nothing', async () => {
    await open('?bagian=profit-loss&bulan=2026-11', {
      getFinancialReport: answerOf({ ...profitLoss, areaMilliM2: 1_000_000_000 }),
    });
    const table = within(await screen.findByRole('table', { name: 'Laba rugi' }));
    const row = table.getByRole('row', { name: /5200 Beban pemeliharaan/ });
    const cells = within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent.replaceAll('\u00A0', ' '));

    expect(cells.slice(-4)).toEqual(['Rp 41.250.000', '–', 'Rp 22.000.000', 'Rp 41']);
    expect(within(row).getAllByRole('link')).toHaveLength(2);
  });
});

describe('who reads the books alone', () => {
  it.each([
    ['accounts', '1110 Bank', /Tambah akun|^Ubah/],
    ['periods', 'Oktober 2026', /^(?:Tutup|Buka kembali)/],
  ])('changes nothing among the %s', async (part, shown, buttons) => {
    await open(`?bagian=${part}`, {}, inGroup('supervisor', 'everywhere'));

    expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: buttons })).toBeNull();
  });
});

describe('months', () => {
  it('say who closed them, where that is known, and why they were opened again', async () => {
    await open('?bagian=periods');
    const rows = (await screen.findAllByRole('listitem')).map((row) => row.textContent);

    expect(rows[1]).toContain('Dibuka kembali oleh Rina Wulandari, 5 November 2026: Kuitansi vendor terlambat');
    expect(rows[2]).toContain('Ditutup Rina Wulandari, 3 Oktober 2026');
    expect(rows[3]).toContain('Ditutup 3 September 2026');
  });
});

describe('an account', () => {
  const addForm = async (answers = {}) => {
    const opened = await open('?bagian=accounts', answers);
    await userEvent.click(await screen.findByRole('button', { name: 'Tambah akun' }));
    return { ...opened, form: within(await screen.findByRole('dialog', { name: 'Tambah akun' })) };
  };

  it('is not added without a code and a name, spaces alone are none', async () => {
    const { form, inputsOf } = await addForm();
    await userEvent.type(form.getByRole('textbox', { name: /Kode/ }), '   ');
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));

    await expect.poll(() => form.getByRole('textbox', { name: /Kode/ }).getAttribute('aria-invalid')).toBe('true');
    expect(form.getByRole('textbox', { name: /Nama/ })).toHaveAttribute('aria-invalid', 'true');
    expect(inputsOf('createLedgerAccount')).toEqual([]);
  });

  it('of another type than an asset is no money, whatever was ticked before', async () => {
    const { form, inputsOf } = await addForm({ createLedgerAccount: answerOf(ownAccount) });
    await userEvent.click(form.getByRole('checkbox', { name: /Kas atau rekening bank/ }));
    await userEvent.selectOptions(form.getByRole('combobox', { name: /Jenis/ }), 'Beban');
    expect(form.queryByRole('checkbox')).toBeNull();
    await userEvent.type(form.getByRole('textbox', { name: /Kode/ }), ' 5290 ');
    await userEvent.type(form.getByRole('textbox', { name: /Nama/ }), ' Beban lain ');
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));

    await expect
      .poll(() => inputsOf('createLedgerAccount'))
      .toMatchObject([{ body: { code: '5290', name: 'Beban lain', type: 'expense', isMoney: false } }]);
  });

  it('on which something stands is not put out of use, nor one that the product needs', async () => {
    await open('?bagian=accounts', {
      listLedgerAccounts: answerOf([
        { ...ownAccount, balance: 1 },
        { ...ownAccount, accountId: ownAccount.accountId.replace(/.$/, '9'), code: '1110', key: 'bank', name: 'Bank' },
      ]),
    });
    for (const [button, title] of [
      ['Ubah 1130 Bank BCA', 'Ubah akun 1130'],
      ['Ubah 1110 Bank', 'Ubah akun 1110'],
    ] as const) {
      await userEvent.click(await screen.findByRole('button', { name: button }));
      const form = within(await screen.findByRole('dialog', { name: title }));
      expect(form.getByRole('textbox', { name: /Nama/ })).toBeVisible();
      expect(form.queryByRole('checkbox')).toBeNull();
      await userEvent.keyboard('{Escape}');
    }
  });
});
