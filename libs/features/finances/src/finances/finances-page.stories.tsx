import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { answerOf, listOf, whoamiOfOwner, whoamiOfResident } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { financesAnswers, profitLoss } from '../testing/finances-fixtures.ts';
import { FinancesPage } from './finances-page.tsx';

const meta = {
  title: 'Halaman/Keuangan',
  component: FinancesPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FinancesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (search = '', more: FakeAnswers = {}, person = whoamiOfOwner): Story => ({
  decorators: [atRoute('finances', { person, search, answers: { ...financesAnswers(), ...more } })],
});
const phone = { globals: { viewport: { value: 'telepon' } } };
const failure = new ApiError({ kind: 'server', status: 500, message: 'Internal' });

export const Overview: Story = at();
export const OverviewPhone: Story = { ...Overview, ...phone };
export const ProfitLoss: Story = at('?bagian=profit-loss');
export const ProfitLossPhone: Story = { ...ProfitLoss, ...phone };
export const BalanceSheet: Story = at('?bagian=balance-sheet', financesAnswers('balance-sheet'));
export const CashFlow: Story = at('?bagian=cash-flow', financesAnswers('cash-flow'));
export const Journal: Story = at('?bagian=journal');
export const JournalPhone: Story = { ...Journal, ...phone };
export const Periods: Story = at('?bagian=periods');
export const Accounts: Story = at('?bagian=accounts');
export const NothingYet: Story = at('?bagian=profit-loss', {
  getFinancialReport: answerOf({
    ...profitLoss,
    sections: profitLoss.sections.map(({ section }) => ({
      section,
      lines: [],
      total: [0, 0, 0] as [number, number, number],
    })),
    result: [0, 0, 0] as [number, number, number],
  }),
});
export const NoEntries: Story = at('?bagian=journal', { listLedgerEntries: listOf([]) });
export const Loading: Story = at('', { getFinancesOverview: never });
export const Failed: Story = at('?bagian=profit-loss', { getFinancialReport: failure });
export const Forbidden: Story = at('', { listBuildings: listOf([]) }, whoamiOfResident);

export const Closing: Story = {
  ...Periods,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tutup Oktober 2026' }));
    const form = within(await screen.findByRole('dialog', { name: 'Tutup Oktober 2026' }));
    await waitFor(() => expect(form.getByText(/belum sampai di bank/)).toBeVisible());
    await waitFor(() => expect(form.getByRole('button', { name: 'Tutup Oktober 2026' })).toBeEnabled());
  },
};
