import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildingFeedEntry } from '../entries/building-feed.tsx';
import { type ChartStoryArgs, chartStory, seeLit, walk } from '../harness/chart-story.tsx';

const meta = {
  title: 'Peta keadaan/building-feed',
  tags: ['!autodocs', '!picture'],
  ...chartStory(buildingFeedEntry),
} satisfies Meta<ChartStoryArgs>;
export default meta;
type Story = StoryObj<ChartStoryArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      ['GRANTED', 'snapshot.taking'],
      ['takeSnapshot: terbaca', 'shown.live'],
      ['INTERRUPTED', 'shown.interrupted'],
    ]);
    await seeLit(canvasElement, ['shown', 'shown.interrupted', 'snapshot', 'snapshot.idle']);
  },
};
