import { ApiError } from '@imah/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { atRoute } from '../../harness/story-app.tsx';
import { boardingDraftKey } from './boarding-draft.ts';
import { BoardingPage } from './boarding-page.tsx';

const meta = {
  title: 'Halaman/Boarding',
  component: BoardingPage,
  // S-06: its light mode is forced.
  parameters: { layout: 'fullscreen', themes: { themeOverride: 'terang' } },
} satisfies Meta<typeof BoardingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const draft = JSON.stringify({
  step: 'address',
  values: { 'organization.name': 'Graha Contoh', 'building.name': 'Menara Graha', 'building.kind': 'apartment' },
});
const draftStorage = {
  getItem: (key: string) => (key === boardingDraftKey ? draft : null),
  setItem: () => undefined,
  removeItem: () => undefined,
};

export const Ready: Story = { decorators: [atRoute('boarding')] };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const Resumed: Story = { decorators: [atRoute('boarding', { app: { draftStorage } })] };
export const Invalid: Story = {
  decorators: [atRoute('boarding')],
  play: async ({ canvasElement }) =>
    userEvent.click(await within(canvasElement).findByRole('button', { name: 'Lanjut' })),
};
/** S-52: the sentence is the specification's. */
export const Refused: Story = {
  decorators: [
    atRoute('boarding', {
      app: { draftStorage },
      answers: {
        boarding: new ApiError({
          kind: 'validation',
          status: 422,
          message: 'Validasi Salah, Cek Kembali Input',
          fieldErrors: { 'building.address.city': ['Kota ini tidak ada di provinsi itu.'] },
        }),
      },
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(await canvas.findByLabelText('Provinsi'), 'Sulawesi Selatan');
    await userEvent.type(canvas.getByLabelText('Kota atau kabupaten'), 'Makasar');
    await userEvent.click(canvas.getByRole('button', { name: 'Buat gedung' }));
    await expect(await canvas.findByText('Kota ini tidak ada di provinsi itu.')).toBeVisible();
  },
};
