import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { answerOf, whoamiOfResident } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { due, dueBill, onlinePayment, payAnswers } from '../testing/online-fixtures.ts';
import { PayPage } from './pay-page.tsx';

const meta = {
  title: 'Halaman/Bayar tagihan',
  component: PayPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PayPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (more: FakeAnswers = {}): Story => ({
  decorators: [atRoute('pay', { person: whoamiOfResident, answers: { ...payAnswers, ...more } })],
});
const onPhone = { globals: { viewport: { value: 'telepon' } } } as const;
const beingPaid = { ...dueBill, onlinePaymentId: onlinePayment.id };

export const Ready: Story = at();
export const Phone: Story = { ...Ready, ...onPhone };
export const AboveQris: Story = at({
  listOwnDues: answerOf([{ ...due, bills: due.bills.map((bill) => ({ ...bill, outstanding: 6_000_000 })) }]),
});
export const AboveQrisPhone: Story = { ...AboveQris, ...onPhone };
export const BeingPaid: Story = at({
  listOwnDues: answerOf([{ ...due, bills: [beingPaid, ...due.bills.slice(1)] }]),
});
export const NotTaken: Story = at({ listOwnDues: answerOf([{ ...due, methods: [], banks: [] }]) });
export const Empty: Story = at({ listOwnDues: answerOf([]) });
export const Loading: Story = at({ listOwnDues: never });
export const Failed: Story = at({ listOwnDues: new ApiError({ kind: 'server', status: 500, message: 'Internal' }) });
export const NoneChosen: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    for (const box of await body.findAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(await body.findByRole('button', { name: 'Bayar' }));
    await body.findAllByText('Pilih minimal satu tagihan.');
  },
};
