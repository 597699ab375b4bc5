import { ApiError } from '@imah/api-client';
import { never } from '@imah/api-client/testing';
import { listOf } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import { NewTopicPage } from './new-topic-page.tsx';

const meta = {
  title: 'Halaman/Topik baru',
  component: NewTopicPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewTopicPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: [atRoute('newTopic')] };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const Dark: Story = { ...Ready, globals: { theme: 'gelap' } };
export const Poll: Story = {
  ...Ready,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('radio', { name: /Polling/ }));
  },
};
export const Loading: Story = { decorators: [atRoute('newTopic', { answers: { listBuildings: never } })] };
export const NoBuilding: Story = { decorators: [atRoute('newTopic', { answers: { listBuildings: listOf([]) } })] };
export const Failed: Story = {
  decorators: [
    atRoute('newTopic', {
      answers: { listBuildings: new ApiError({ kind: 'server', status: 500, message: 'gangguan' }) },
    }),
  ],
};
