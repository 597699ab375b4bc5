import { ApiError } from '@imah/api-client';
import { whoami } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
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

const next = /^(?:Lanjut|Next|Continue)$/;
const choose = (name: RegExp) => async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('radio', { name }));
  await userEvent.click(canvas.getByRole('button', { name: next }));
};
const place = { building: 'Menara Graha', organization: 'Graha Contoh' };
const own = {
  ...place,
  id: '0199a000-0000-7000-8000-000000000001',
  unitCode: 'A-101',
  role: 'owner',
  note: '',
} as const;

export const Ready: Story = { decorators: [atRoute('boarding')] };
export const Requests: Story = {
  decorators: [
    atRoute('boarding', {
      answers: {
        listOwnJoinRequests: {
          data: [
            { ...own, status: 'pending', reason: '', createdAt: '2026-11-22T10:00:00.000Z' },
            {
              ...own,
              id: '0199a000-0000-7000-8000-000000000002',
              status: 'refused',
              reason: 'Unit ini belum dihuni.',
              createdAt: '2026-11-21T10:00:00.000Z',
            },
          ],
        },
      },
    }),
  ],
};
export const Joining: Story = {
  decorators: [atRoute('boarding')],
  play: async ({ canvasElement }) => choose(/Saya penghuni|I live here/)(canvasElement),
};
export const JoiningUnit: Story = {
  decorators: [
    atRoute('boarding', { person: { ...whoami, emailVerified: false }, answers: { readJoinCode: { data: place } } }),
  ],
  play: async ({ canvasElement }) => {
    await choose(/Saya penghuni|I live here/)(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(/^(?:Kode gedung|Building code)/), '7KQ3M-X2PABC');
    await userEvent.click(canvas.getByRole('button', { name: next }));
    await canvas.findByLabelText(/^(?:Unit Anda|Your unit)/);
  },
};
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const Resumed: Story = { decorators: [atRoute('boarding', { app: { draftStorage } })] };
export const Invalid: Story = {
  decorators: [atRoute('boarding')],
  play: async ({ canvasElement }) => {
    await choose(/Saya mengelola gedung/)(canvasElement);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Lanjut' }));
  },
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
