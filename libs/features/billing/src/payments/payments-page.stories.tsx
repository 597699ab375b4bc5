import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { listOf } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { billingAnswers, paymentRow, reversedPayment } from '../testing/billing-fixtures.ts';
import { PaymentsPage } from './payments-page.tsx';

const meta = {
  title: 'Halaman/Pembayaran',
  component: PaymentsPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PaymentsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (more: FakeAnswers = {}): Story => ({
  decorators: [atRoute('payments', { answers: { ...billingAnswers, ...more } })],
});
const someReversed = [paymentRow, { ...paymentRow, id: reversedPayment.id, state: 'reversed' as const }];

export const Ready: Story = at();
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const SomeReversed: Story = at({ listPayments: listOf(someReversed.slice(1)) });
export const Empty: Story = at({ listPayments: listOf([]) });
export const Loading: Story = at({ listPayments: never });
export const Failed: Story = at({ listPayments: new ApiError({ kind: 'server', status: 500, message: 'Internal' }) });
export const Forbidden: Story = at({ listPayments: new ApiError({ kind: 'forbidden', status: 403, message: 'No' }) });
export const Recording: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Catat pembayaran' }));
    await userEvent.click(await body.findByRole('button', { name: 'Catat pembayaran: Siti Aminah' }));
    await userEvent.type(await body.findByRole('textbox', { name: /Jumlah uang diterima/ }), '500000');
    await body.findByText(/Menjadi dibayar sebagian/);
  },
};
