import type { Meta, StoryObj } from '@storybook/react-vite';
import { holdEntry } from '../entries/hold.tsx';
import { type StatechartStoryArgs, statechartStory, seeLit, walk } from '../harness/statechart-story.tsx';

const meta = {
  title: 'Peta keadaan/hold',
  tags: ['!autodocs', '!picture'],
  ...statechartStory(holdEntry),
} satisfies Meta<StatechartStoryArgs>;
export default meta;
type Story = StoryObj<StatechartStoryArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      ['PRESS', 'asking'],
      [/server menghitung/, 'holding'],
      ['RELEASE', 'idle'],
    ]);
    await seeLit(canvasElement, ['idle']);
  },
};
