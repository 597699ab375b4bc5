import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildingFeedEntry } from '../entries/building-feed.tsx';
import { type StatechartStoryArgs, statechartStory, seeLit, walk } from '../harness/statechart-story.tsx';

const meta = {
  title: 'Peta keadaan/building-feed',
  tags: ['!autodocs', '!picture'],
  ...statechartStory(buildingFeedEntry),
} satisfies Meta<StatechartStoryArgs>;
export default meta;
type Story = StoryObj<StatechartStoryArgs>;

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
