import type { Meta, StoryObj } from '@storybook/react-vite';
import { tooltipEntry } from '../entries/tooltip.tsx';
import { type ChartStoryArgs, chartStory, seeLit, walk } from '../harness/chart-story.tsx';

const meta = {
  title: 'Peta keadaan/tooltip',
  tags: ['!autodocs', '!picture'],
  ...chartStory(tooltipEntry),
} satisfies Meta<ChartStoryArgs>;
export default meta;
type Story = StoryObj<ChartStoryArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      ['FOCUS', 'instant-open'],
      ['ESCAPE', 'closed.resting'],
      ['PRESS', 'closed.pressed'],
    ]);
    await seeLit(canvasElement, ['closed', 'closed.pressed']);
  },
};

export const Waiting: Story = {
  args: { state: 'closed waiting' },
  play: async ({ canvasElement }) => {
    await seeLit(canvasElement, ['closed', 'closed.waiting']);
  },
};
