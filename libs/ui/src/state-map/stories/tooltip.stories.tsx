import type { Meta, StoryObj } from '@storybook/react-vite';
import { tooltipEntry } from '../entries/tooltip.tsx';
import { type StatechartStoryArgs, statechartStory, seeLit, walk } from '../harness/statechart-story.tsx';

const meta = {
  title: 'Peta keadaan/tooltip',
  tags: ['!autodocs', '!picture'],
  ...statechartStory(tooltipEntry),
} satisfies Meta<StatechartStoryArgs>;
export default meta;
type Story = StoryObj<StatechartStoryArgs>;

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
