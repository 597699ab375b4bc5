import type { Meta, StoryObj } from '@storybook/react-vite';
import { presenceBeatEntry } from '../entries/presence-beat.tsx';
import { type StatechartStoryArgs, statechartStory, seeLit, walk } from '../harness/statechart-story.tsx';

const meta = {
  title: 'Peta keadaan/presence-beat',
  tags: ['!autodocs', '!picture'],
  ...statechartStory(presenceBeatEntry),
} satisfies Meta<StatechartStoryArgs>;
export default meta;
type Story = StoryObj<StatechartStoryArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      ['SHOW', 'seen.looking'],
      [/menulis balasan/, 'seen.writing'],
      ['REST', 'seen.looking'],
      ['HIDE', 'hidden'],
    ]);
    await seeLit(canvasElement, ['hidden']);
  },
};
