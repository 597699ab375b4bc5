import { listOf, restoredOutage, tower, whoamiOfSupervisor } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { OutageBoard } from './board/index.ts';

const meta = {
  title: 'Halaman/Gedung/Gangguan layanan',
  component: OutageBoard,
  args: { building: tower },
} satisfies Meta<typeof OutageBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: [atRoute('buildingTopics')] };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const Empty: Story = { decorators: [atRoute('buildingTopics', { answers: { listOutages: listOf([]) } })] };
export const Over: Story = {
  decorators: [atRoute('buildingTopics', { answers: { listOutages: listOf([restoredOutage]) } })],
};
/** Who may only look ends nothing. */
export const ReadOnly: Story = { decorators: [atRoute('buildingTopics', { person: whoamiOfSupervisor })] };
export const Writing: Story = {
  ...Ready,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^(?:Catat gangguan|Record an outage)$/ }));
    await screen.findByRole('dialog');
  },
};
