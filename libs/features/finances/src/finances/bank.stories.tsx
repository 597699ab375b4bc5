import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { answerOf, listOf, whoamiOfOwner } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { bankAccount, ignoredLine, line, matchedLine } from '../testing/bank-fixtures.ts';
import { financesAnswers } from '../testing/finances-fixtures.ts';
import { FinancesPage } from './finances-page.tsx';

const meta = {
  title: 'Halaman/Keuangan/Bank',
  component: FinancesPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FinancesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (search = '', more: FakeAnswers = {}): Story => ({
  decorators: [
    atRoute('finances', {
      person: whoamiOfOwner,
      search: `?bagian=bank${search}`,
      answers: { ...financesAnswers(), ...more },
    }),
  ],
});
const phone = { globals: { viewport: { value: 'telepon' } } };
const failure = new ApiError({ kind: 'server', status: 500, message: 'Internal' });

export const New: Story = at();
export const NewPhone: Story = { ...New, ...phone };
export const Everything: Story = at('&mutasi=all', {
  listStatementLines: listOf([line, matchedLine, ignoredLine]),
});
export const OpeningMissing: Story = at('', {
  listBankAccounts: answerOf([{ ...bankAccount, opening: { amount: 612_400_000, on: '2026-10-31' } }]),
});
export const NoAccount: Story = at('', { listBankAccounts: answerOf([]) });
export const NothingOpen: Story = at('', { listStatementLines: listOf([]) });
export const Loading: Story = at('', { listBankAccounts: never });
export const Failed: Story = at('', { listStatementLines: failure });

export const Suggested: Story = {
  ...at(`&baris=${line.id}`),
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: /Mutasi Rp/ }));
    await expect(await panel.findByText('nama disebut')).toBeVisible();
    await userEvent.click(panel.getByRole('radio', { name: 'Akun' }));
    await expect(await panel.findByLabelText('Alasan')).toHaveValue(line.description);
  },
};
export const SuggestedPhone: Story = { ...at(`&baris=${line.id}`), ...phone };
export const Matched: Story = at(`&mutasi=matched&baris=${matchedLine.id}`, {
  listStatementLines: listOf([matchedLine]),
});
