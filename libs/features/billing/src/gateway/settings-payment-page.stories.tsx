import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { answerOf, whoamiOfNewcomer, whoamiOfOwner } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { gateway, payAnswers } from '../testing/online-fixtures.ts';
import { SettingsPaymentPage } from './settings-payment-page.tsx';

const meta = {
  title: 'Halaman/Pengaturan pembayaran online',
  component: SettingsPaymentPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SettingsPaymentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (more: FakeAnswers = {}, person = whoamiOfOwner): Story => ({
  decorators: [atRoute('settingsPayment', { person, answers: { ...payAnswers, ...more } })],
});
const unused = { ...gateway, place: 'none', keyEnd: null, methods: [], banks: [] } as const;

export const Ready: Story = at();
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const Unused: Story = at({ getPaymentGateway: answerOf({ ...unused, methods: [], banks: [] }) });
export const Loading: Story = at({ getPaymentGateway: never });
export const Failed: Story = at({
  getPaymentGateway: new ApiError({ kind: 'server', status: 500, message: 'Internal' }),
});
export const Forbidden: Story = at({}, whoamiOfNewcomer);
export const KeyRefused: Story = {
  ...at({
    updatePaymentGateway: new ApiError({
      kind: 'validation',
      status: 422,
      message: 'Validasi salah',
      fieldErrors: { serverKey: ['Gerbang pembayaran menolak kunci ini'] },
    }),
  }),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Simpan' }));
    await body.findAllByText('Gerbang pembayaran menolak kunci ini');
  },
};
