import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { answerOf, whoamiOfOwner, whoamiOfResident } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { billingAnswers, payment, reversedPayment } from '../testing/billing-fixtures.ts';
import { ReceiptPage } from './receipt-page.tsx';

const meta = {
  title: 'Halaman/Kuitansi',
  component: ReceiptPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReceiptPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (more: FakeAnswers = {}, person = whoamiOfOwner): Story => ({
  decorators: [atRoute('receipt', { person, answers: { ...billingAnswers, ...more } })],
});
const large = { ...payment, amount: 6_000_000, terbilang: 'enam juta rupiah', needsStampDuty: true, excess: 5_500_000 };

export const Ready: Story = at();
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const Resident: Story = at({}, whoamiOfResident);
export const StampDuty: Story = at({ getPayment: answerOf(large) });
export const Reversed: Story = at({ getPayment: answerOf(reversedPayment) });
export const Loading: Story = at({ getPayment: never });
export const Failed: Story = at({ getPayment: new ApiError({ kind: 'server', status: 500, message: 'Internal' }) });
export const Missing: Story = at({ getPayment: new ApiError({ kind: 'not-found', status: 404, message: 'None' }) });
export const Reversing: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Batalkan pembayaran' }));
    await body.findByRole('dialog', { name: 'Batalkan pembayaran KWT-2026-000001?' });
  },
};
