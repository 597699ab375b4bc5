import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import type { OnlinePayment } from '@imah/contract/payments';
import { answerOf, whoamiOfResident } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRoute } from '@imah/app/harness';
import { onlinePayment, orderPayment, payAnswers, vaPayment } from '../testing/online-fixtures.ts';
import { OnlinePaymentPage } from './online-payment-page.tsx';

const meta = {
  title: 'Halaman/Pembayaran lewat Imah',
  component: OnlinePaymentPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OnlinePaymentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (answers: FakeAnswers): Story => ({
  decorators: [atRoute('onlinePayment', { person: whoamiOfResident, answers: { ...payAnswers, ...answers } })],
});
const as = (more: Partial<OnlinePayment>, of: OnlinePayment = onlinePayment) =>
  at({ getOnlinePayment: answerOf({ ...of, ...more }) });
const onPhone = { globals: { viewport: { value: 'telepon' } } } as const;

export const Qris: Story = as({});
export const QrisPhone: Story = { ...Qris, ...onPhone };
export const Account: Story = as({}, vaPayment);
export const AccountPhone: Story = { ...Account, ...onPhone };
export const Preparing: Story = as({ state: 'created', qrPayload: null });
export const TimeOver: Story = as({ expiresAt: '2026-11-20T10:00:00.000Z' });
export const ForFinance: Story = as({ reader: 'bookkeeper' });
export const Paid: Story = as({ state: 'settled', paymentId: onlinePayment.id });
export const PaidPhone: Story = { ...Paid, ...onPhone };
export const Expired: Story = as({ state: 'expired' });
export const Refused: Story = as({ state: 'failed' });
export const Cancelled: Story = as({ state: 'cancelled' });
export const Refunded: Story = as({ state: 'refunded', paymentId: onlinePayment.id });
export const OfOrder: Story = as({}, orderPayment);
export const OfOrderPhone: Story = { ...OfOrder, ...onPhone };
export const OfOrderExpired: Story = as({ state: 'expired' }, orderPayment);
export const Loading: Story = at({ getOnlinePayment: never });
export const Failed: Story = at({
  getOnlinePayment: new ApiError({ kind: 'server', status: 500, message: 'Internal' }),
});
export const Missing: Story = at({
  getOnlinePayment: new ApiError({ kind: 'not-found', status: 404, message: 'None' }),
});
