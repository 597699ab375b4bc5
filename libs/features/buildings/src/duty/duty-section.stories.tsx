import { listOf, tower } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { DutySection } from './duty-section.tsx';

const meta = {
  title: 'Halaman/Gedung/Jadwal jaga',
  component: DutySection,
  args: { building: tower },
} satisfies Meta<typeof DutySection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: [atRoute('buildingSettings')] };
export const Dark: Story = { ...Ready, globals: { theme: 'gelap' } };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const Empty: Story = { decorators: [atRoute('buildingSettings', { answers: { listDutyShifts: listOf([]) } })] };
export const Adding: Story = {
  ...Ready,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^(?:Tambah jam jaga|Add a shift)$/ }));
    await screen.findByRole('dialog');
  },
};
