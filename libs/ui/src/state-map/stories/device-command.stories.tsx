import type { Meta, StoryObj } from '@storybook/react-vite';
import { deviceCommandEntry } from '../entries/device-command.tsx';
import { type ChartStoryArgs, chartStory, seeLit, walk } from '../harness/chart-story.tsx';

const meta = {
  title: 'Peta keadaan/device-command',
  tags: ['!autodocs', '!picture'],
  ...chartStory(deviceCommandEntry),
} satisfies Meta<ChartStoryArgs>;
export default meta;
type Story = StoryObj<ChartStoryArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      ['requestCommand: antre', 'underway.queued'],
      ['NEWS · sent', 'underway.sent'],
      ['NEWS · acknowledged', 'underway.acknowledged'],
      ['NEWS · succeeded', 'succeeded'],
    ]);
    await seeLit(canvasElement, ['succeeded']);
  },
};

export const Expired: Story = {
  args: { state: 'expired' },
  play: async ({ canvasElement }) => {
    await seeLit(canvasElement, ['expired']);
  },
};
