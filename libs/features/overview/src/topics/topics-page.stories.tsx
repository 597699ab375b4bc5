import { listOf, whoamiOfSupervisor } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRoute } from '@imah/app/harness';
import { TopicsPage } from './topics-page.tsx';

const meta = {
  title: 'Halaman/Pengumuman dan topik',
  component: TopicsPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TopicsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: [atRoute('buildingTopics')] };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const Empty: Story = {
  decorators: [atRoute('buildingTopics', { answers: { listNotices: listOf([]), listTopics: listOf([]) } })],
};
/** Who may only look writes nothing. */
export const ReadOnly: Story = { decorators: [atRoute('buildingTopics', { person: whoamiOfSupervisor })] };
