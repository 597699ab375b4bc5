import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import type { Expense } from '@imah/contract/expenses';
import { answerOf, listOf, whoamiOfOwner } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import {
  approvedExpense,
  draftExpense,
  expenseAnswers,
  ownExpense,
  paidExpense,
  rejectedExpense,
  submittedExpense,
  waitingExpense,
} from '../testing/expense-fixtures.ts';
import { financesAnswers } from '../testing/finances-fixtures.ts';
import { FinancesPage } from './finances-page.tsx';

const meta = {
  title: 'Halaman/Keuangan/Pengeluaran',
  component: FinancesPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FinancesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (part: 'expenses' | 'vendors', search = '', more: FakeAnswers = {}): Story => ({
  decorators: [
    atRoute('finances', {
      person: whoamiOfOwner,
      search: `?bagian=${part}${search}`,
      answers: { ...financesAnswers(), ...more },
    }),
  ],
});
const opened = (expense: Expense) => at('expenses', `&pengeluaran=${expense.id}`, expenseAnswers(expense));
const phone = { globals: { viewport: { value: 'telepon' } } };
const failure = new ApiError({ kind: 'server', status: 500, message: 'Internal' });

export const All: Story = at('expenses');
export const AllPhone: Story = { ...All, ...phone };
export const Empty: Story = at('expenses', '', { listExpenses: listOf([]) });
export const NothingFits: Story = at('expenses', '&keadaan=paid', { listExpenses: listOf([]) });
export const Loading: Story = at('expenses', '', { listExpenses: never });
export const Failed: Story = at('expenses', '', { listExpenses: failure });

export const Waiting: Story = opened(submittedExpense);
export const WaitingPhone: Story = { ...Waiting, ...phone };
export const OfTheAuthor: Story = opened(ownExpense);
export const Draft: Story = opened(draftExpense);
export const Rejected: Story = opened(rejectedExpense);
export const AccountWaits: Story = opened(waitingExpense);
export const Paid: Story = opened(paidExpense);

export const Recorded: Story = {
  ...at('expenses'),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Catat pengeluaran' }));
    const form = within(await screen.findByRole('dialog', { name: 'Catat pengeluaran' }));
    await userEvent.selectOptions(await form.findByLabelText('Pajak yang dipotong'), 'pph23');
    await userEvent.type(form.getByLabelText('Jumlah'), '1000000');
    await userEvent.selectOptions(form.getByLabelText('Pemasok'), 'CV Lift Jaya');
    await expect(await form.findByText('Dipotong sekitar Rp 20.000.')).toBeVisible();
  },
};
export const PaidTogether: Story = {
  ...at('expenses'),
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: `Pilih ${approvedExpense.number}` }));
    await userEvent.click(screen.getByRole('checkbox', { name: `Pilih ${waitingExpense.number}` }));
    await userEvent.click(screen.getByRole('button', { name: 'Bayar 2 pengeluaran' }));
    const form = within(await screen.findByRole('dialog', { name: 'Bayar 2 pengeluaran' }));
    // The dialog comes in over a moment.
    await waitFor(() => expect(form.getByText('Seluruhnya Rp 13.080.000')).toBeVisible());
  },
};

export const Vendors: Story = at('vendors');
export const VendorsPhone: Story = { ...Vendors, ...phone };
export const NoVendor: Story = at('vendors', '', { listVendors: answerOf([]) });
