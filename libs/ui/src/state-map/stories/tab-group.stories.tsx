import type { Meta, StoryObj } from '@storybook/react-vite';
import { tabGroupEntry } from '../entries/tab-group.tsx';
import { type ChartStoryArgs, chartStory, seeLit, walk } from '../harness/chart-story.tsx';

const meta = {
  title: 'Peta keadaan/tab-group',
  tags: ['!autodocs', '!picture'],
  ...chartStory(tabGroupEntry),
} satisfies Meta<ChartStoryArgs>;
export default meta;
type Story = StoryObj<ChartStoryArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      ['JOINED', 'following'],
      ['LEAD_GRANTED', 'leading'],
      ['SUPERSEDED', 'following'],
    ]);
    await seeLit(canvasElement, ['following']);
  },
};
