import { ApiError } from '@imah/api-client';
import { noPlaces, places, tower } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { PlacesSheet } from './places-sheet.tsx';

const meta = {
  title: 'Halaman/Gedung/Bagian dan lantai',
  component: PlacesSheet,
  args: { building: tower, places, onClose: () => undefined },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PlacesSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const refusal = new ApiError({ kind: 'conflict', status: 409, message: 'Data sudah berubah atau sedang dipakai.' });

const addSection = /^(?:Tambah bagian|Add a section)$/;

export const Ready: Story = { decorators: [atRoute('buildingOverview')] };
export const Dark: Story = { ...Ready, globals: { theme: 'gelap' } };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const Empty: Story = { ...Ready, args: { places: noPlaces } };
export const Refused: Story = {
  decorators: [atRoute('buildingOverview', { answers: { updateSection: refusal } })],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^(?:Turunkan Menara A|Move Menara A down)$/ }));
    await screen.findByRole('alert');
  },
};
export const AddingSection: Story = {
  ...Ready,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: addSection }));
    await screen.findByRole('dialog', { name: addSection });
  },
};
