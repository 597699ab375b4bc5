import type { Meta, StoryObj } from '@storybook/react-vite';
import { tooltipGroupEntry } from '../entries/tooltip-group.tsx';
import { type ChartStoryArgs, chartStory, seeLit, walk } from '../harness/chart-story.tsx';

const meta = {
  title: 'Peta keadaan/tooltip-group',
  tags: ['!autodocs', '!picture'],
  ...chartStory(tooltipGroupEntry),
} satisfies Meta<ChartStoryArgs>;
export default meta;
type Story = StoryObj<ChartStoryArgs>;

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
