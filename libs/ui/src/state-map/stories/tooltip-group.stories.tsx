import type { Meta, StoryObj } from '@storybook/react-vite';
import { tooltipGroupEntry } from '../entries/tooltip-group.tsx';
import { type StatechartStoryArgs, statechartStory, seeLit, walk } from '../harness/statechart-story.tsx';

const meta = {
  title: 'Peta keadaan/tooltip-group',
  tags: ['!autodocs', '!picture'],
  ...statechartStory(tooltipGroupEntry),
} satisfies Meta<StatechartStoryArgs>;
export default meta;
type Story = StoryObj<StatechartStoryArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      ['TOOLTIP_OPENED', 'open'],
      ['TOOLTIP_CLOSED', 'skipping'],
      [/^setelah 300 ms/, 'delayed'],
    ]);
    await seeLit(canvasElement, ['delayed']);
  },
};
