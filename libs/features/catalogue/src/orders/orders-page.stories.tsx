import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { answerOf, listOf, whoamiOfOwner } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import {
  billed,
  cancelled,
  notPaid,
  orderAnswers,
  paid,
  processing,
  shopper,
  unpaid,
} from '../testing/order-fixtures.ts';
import { OrdersPage } from './orders-page.tsx';

const meta = {
  title: 'Halaman/Pesanan',
  component: OrdersPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OrdersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (search = '', more: FakeAnswers = {}, person = whoamiOfOwner): Story => ({
  decorators: [atRoute('orders', { person, search, answers: { ...orderAnswers, ...more } })],
});
const phone = { globals: { viewport: { value: 'telepon' } } };
const failure = new ApiError({ kind: 'server', status: 500, message: 'Internal' });

export const Default: Story = at();
export const Own: Story = at('', {}, shopper);
export const OwnPhone: Story = { ...Own, ...phone };
export const Paid: Story = at(`?pesanan=${paid.id}`, { getOrder: answerOf(paid) });
export const Billed: Story = at(`?pesanan=${billed.id}`, { getOrder: answerOf(billed) }, shopper);
export const BilledPhone: Story = { ...Billed, ...phone };
export const Cancelled: Story = at(`?pesanan=${cancelled.id}`, { getOrder: answerOf(cancelled) });
export const Unpaid: Story = at(`?pesanan=${unpaid.id}`, { getOrder: answerOf(unpaid) }, shopper);
export const UnpaidPhone: Story = { ...Unpaid, ...phone };
export const NotPaid: Story = at(`?pesanan=${notPaid.id}`, { getOrder: answerOf(notPaid) }, shopper);
export const NothingYet: Story = at('', { listOrders: listOf([]) });
export const NothingFits: Story = at('?status=paid', { listOrders: listOf([]) });
export const Loading: Story = at('', { listOrders: never });
export const Failed: Story = at('', { listOrders: failure });

export const Cancelling: Story = {
  ...at(`?pesanan=${processing.id}`, { getOrder: answerOf(processing) }),
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: /^Pesanan PSN-/ }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Batalkan pesanan' }));
    await expect(sheet.getByRole('textbox', { name: /^Alasan pembatalan/ })).toBeVisible();
  },
};
