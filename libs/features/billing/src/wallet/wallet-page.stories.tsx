import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import type { Payout, WalletTotals } from '@imah/contract/wallet';
import { answerOf, listOf, whoamiOfOwner, whoamiOfResident } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { approved, payout, totals, wallet, walletAnswers } from '../testing/wallet-fixtures.ts';
import { WalletPage } from './wallet-page.tsx';

const meta = {
  title: 'Halaman/Saldo',
  component: WalletPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WalletPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const own = (answers: FakeAnswers = {}, search = ''): Story => ({
  decorators: [
    atRoute('saldo', {
      search,
      person: whoamiOfResident,
      answers: { ...walletAnswers, ...answers },
    }),
  ],
});
const all = (answers: FakeAnswers = {}, search = ''): Story => ({
  decorators: [
    atRoute('saldo', {
      search,
      person: whoamiOfOwner,
      answers: { ...walletAnswers, listOwnWallets: answerOf([]), ...answers },
    }),
  ],
});
const onPhone = { globals: { viewport: { value: 'telepon' } } } as const;
const broken = new ApiError({ kind: 'server', status: 500, message: 'Internal' });

export const Statement: Story = own();
export const StatementPhone: Story = { ...Statement, ...onPhone };
export const Payouts: Story = own({}, '?bagian=pencairan');
export const PayoutsPhone: Story = { ...Payouts, ...onPhone };
export const Autopay: Story = own({}, '?bagian=otomatis');
export const AutopayPhone: Story = { ...Autopay, ...onPhone };
export const Nothing: Story = own({
  listOwnWallets: answerOf([{ ...wallet, available: 0, held: 0, autopay: null, attempts: [] }]),
  listWalletEntries: listOf([]),
});
export const NoWallet: Story = own({ listOwnWallets: answerOf([]) });
export const Loading: Story = own({ listOwnWallets: never });
export const Failed: Story = own({ listOwnWallets: broken });
export const AskForPayout: Story = {
  ...own(),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Cairkan' }));
    await userEvent.click(await body.findByRole('button', { name: 'Minta pencairan' }));
    await body.findAllByText('Wajib diisi');
  },
};
export const PayPhone: Story = {
  ...own(),
  ...onPhone,
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Bayar tagihan' }));
    await userEvent.click(await body.findByRole('radio', { name: 'Pilih sendiri' }));
    await body.findByRole('checkbox', { name: /Oktober 2026/ });
  },
};
export const TopUp: Story = {
  ...own(),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Isi saldo' }));
    await body.findByRole('radio', { name: /QRIS/ });
  },
};
export const Everybody: Story = all();
export const EverybodyPhone: Story = { ...Everybody, ...onPhone };
export const Waiting: Story = all({}, '?bagian=pencairan');
export const OfPerson: Story = all({}, `?lihat=semua&orang=${wallet.personId}`);
export const LimitReached: Story = all({
  getWalletTotals: answerOf<WalletTotals>({ ...totals, float: 1_000_000_000, level: 'reached', booked: 812_400_001 }),
});
export const ToApprove: Story = all({}, `?bagian=pencairan&pencairan=${payout.id}`);
export const ToApprovePhone: Story = { ...ToApprove, ...onPhone };
export const AnotherAccount: Story = all(
  { getPayout: answerOf<Payout>({ ...approved, payableFrom: '2026-11-21T04:00:00.000Z', moves: ['refuse'] }) },
  `?bagian=pencairan&pencairan=${payout.id}`,
);
