import type { Meta, StoryObj } from '@storybook/react-vite';
import { tabGroupEntry } from '../entries/tab-group.tsx';
import { type StatechartStoryArgs, statechartStory, seeLit, walk } from '../harness/statechart-story.tsx';

const meta = {
  title: 'Peta keadaan/tab-group',
  tags: ['!autodocs', '!picture'],
  ...statechartStory(tabGroupEntry),
} satisfies Meta<StatechartStoryArgs>;
export default meta;
type Story = StoryObj<StatechartStoryArgs>;

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
