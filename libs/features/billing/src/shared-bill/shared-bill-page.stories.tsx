import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { answerOf } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { partlyPaid, settledBill, sharedBill } from '../testing/link-fixtures.ts';
import { SharedBillPage } from './shared-bill-page.tsx';

const meta = {
  title: 'Halaman/Lihat tagihan',
  component: SharedBillPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SharedBillPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (answers: FakeAnswers, hash = '#token'): Story => ({
  decorators: [atRoute('sharedBill', { person: null, answers, search: hash })],
});
const gone = new ApiError({ kind: 'not-found', status: 404, message: '' });

export const Ready: Story = at({ readSharedBill: answerOf(sharedBill) });
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const Dark: Story = { ...Ready, globals: { theme: 'gelap' } };
export const PartlyPaid: Story = at({ readSharedBill: answerOf(partlyPaid) });
export const Settled: Story = at({ readSharedBill: answerOf(settledBill) });
export const Long: Story = at({
  readSharedBill: answerOf({
    ...sharedBill,
    organizationName: 'Perhimpunan Pemilik dan Penghuni Satuan Rumah Susun Menara Kenanga Residence',
    personName: 'Raden Mas Bambang Wicaksono Kusumawardhana Prawiranegara',
    lines: [
      ...sharedBill.lines,
      ...sharedBill.lines.map((line) => ({ ...line, name: 'Perbaikan pipa air panas lantai dua belas sisi timur' })),
    ],
  }),
});
export const LongPhone: Story = { ...Long, globals: { viewport: { value: 'telepon' } } };
export const Missing: Story = at({ readSharedBill: gone });
export const WithoutToken: Story = at({}, '');
export const Loading: Story = at({ readSharedBill: never });
export const Failed: Story = at({ readSharedBill: new ApiError({ kind: 'server', status: 500, message: '' }) });
export const Downloading: Story = {
  ...at({
    readSharedBill: answerOf(sharedBill),
    downloadSharedBill: new ApiError({ kind: 'rate-limited', status: 429, message: '' }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Unduh PDF' }));
    await canvas.findByRole('alert');
  },
};
