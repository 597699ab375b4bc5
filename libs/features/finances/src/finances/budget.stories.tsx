import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import type { Budget } from '@imah/contract/finances';
import { answerOf, tower, whoamiOfOwner } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import {
  approvedBudget,
  budgetAnswers,
  budgetReport,
  comparison,
  draftBudget,
  ownBudget,
  returnedBudget,
  submittedBudget,
} from '../testing/budget-fixtures.ts';
import { expenseAnswers, submittedExpense } from '../testing/expense-fixtures.ts';
import { financesAnswers } from '../testing/finances-fixtures.ts';
import { FinancesPage } from './finances-page.tsx';

const meta = {
  title: 'Halaman/Keuangan/Anggaran',
  component: FinancesPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FinancesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (search = '', more: FakeAnswers = {}): Story => ({
  decorators: [
    atRoute('finances', {
      person: whoamiOfOwner,
      search: `?bagian=budget&gedung=${tower.id}&bulan=2026-11${search}`,
      answers: { ...financesAnswers(), ...more },
    }),
  ],
});
const opened = (budget: Budget, more: FakeAnswers = {}) =>
  at(`&anggaran=${budget.id}`, { ...budgetAnswers(budget), ...more });
const phone = { globals: { viewport: { value: 'telepon' } } };
const failure = new ApiError({ kind: 'server', status: 500, message: 'Internal' });

export const Compared: Story = at('', { listBudgets: answerOf([approvedBudget]) });
export const ComparedPhone: Story = { ...Compared, ...phone };
export const NotApproved: Story = at('', {
  listBudgets: answerOf([draftBudget]),
  getBudgetComparison: answerOf({ ...comparison, budget: null }),
});
export const Empty: Story = at('', { listBudgets: answerOf([]) });
export const Loading: Story = at('', { listBudgets: never });
export const Failed: Story = at('', { getBudgetComparison: failure });

export const Draft: Story = opened(draftBudget);
export const DraftPhone: Story = { ...Draft, ...phone };
export const Returned: Story = opened(returnedBudget);
export const Waiting: Story = opened(submittedBudget);
export const WaitingPhone: Story = { ...Waiting, ...phone };
export const OfTheAuthor: Story = opened(ownBudget);

export const OfTheMonth: Story = {
  ...Compared,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Bulan ini' }));
    const table = within(canvas.getByRole('table', { name: 'Anggaran dan realisasi' }));
    await expect(table.getByText('+50%')).toBeVisible();
  },
};
export const Written: Story = {
  ...Draft,
  play: async ({ canvas }) => {
    const cell = await canvas.findByRole('textbox', { name: '5100 Beban operasional, Setahun' });
    await userEvent.click(cell);
    await userEvent.keyboard('100{Enter}');
    await expect(canvas.getByRole('textbox', { name: '5200 Beban pemeliharaan, Setahun' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: '5100 Beban operasional, Mar 26' })).toHaveValue('9');
    await expect(canvas.getByRole('button', { name: 'Simpan' })).toBeVisible();
  },
};
export const Begun: Story = {
  ...Compared,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revisi anggaran' }));
    const form = within(await screen.findByRole('dialog', { name: 'Revisi anggaran' }));
    await userEvent.selectOptions(form.getByLabelText('Dimulai dari'), 'last-year');
    await expect(form.getByLabelText('Naik atau turun')).toHaveValue('0');
  },
};
export const Imported: Story = {
  ...opened(draftBudget, { importBudget: answerOf(budgetReport) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Impor' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Impor anggaran' }));
    await userEvent.click(await dialog.findByRole('radio', { name: 'Tempel' }));
    await userEvent.click(dialog.getByRole('textbox', { name: 'Tempel dari lembar kerja' }));
    await userEvent.paste('akun\tsetahun\n5100\t120000000');
    const check = dialog.getAllByRole('button', { name: 'Periksa' }).find((button) => button.checkVisibility());
    if (check === undefined) throw new Error('nothing to press');
    await userEvent.click(check);
    await expect(await dialog.findByRole('table', { name: 'Baris yang akan disimpan' })).toBeVisible();
  },
};
export const PassedByAnExpense: Story = {
  decorators: [
    atRoute('finances', {
      person: whoamiOfOwner,
      search: `?bagian=expenses&pengeluaran=${submittedExpense.id}`,
      answers: {
        ...financesAnswers(),
        ...expenseAnswers(submittedExpense),
        getExpenseBudget: answerOf({
          plan: { year: '2026', of: 'building' as const, planned: 24_000_000, spent: 23_500_000, over: 6_000_000 },
        }),
      },
    }),
  ],
};
