import { listOf, tower } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { ContactsSection } from './contacts-section.tsx';

const meta = {
  title: 'Halaman/Gedung/Nomor penting',
  component: ContactsSection,
  args: { building: tower },
} satisfies Meta<typeof ContactsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: [atRoute('buildingOverview')] };
export const Dark: Story = { ...Ready, globals: { theme: 'gelap' } };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const Empty: Story = { decorators: [atRoute('buildingOverview', { answers: { listContacts: listOf([]) } })] };
export const Adding: Story = {
  ...Ready,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^(?:Tambah nomor|Add a number)$/ }));
    await screen.findByRole('dialog');
  },
};
