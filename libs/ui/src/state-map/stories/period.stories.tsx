import type { Meta, StoryObj } from '@storybook/react-vite';
import { periodEntry } from '../entries/period.tsx';
import { type StatechartStoryArgs, statechartStory, seeLit, walk } from '../harness/statechart-story.tsx';

const meta = {
  title: 'Peta keadaan/period',
  tags: ['!autodocs', '!picture'],
  ...statechartStory(periodEntry),
} satisfies Meta<StatechartStoryArgs>;
export default meta;
type Story = StoryObj<StatechartStoryArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      [/^CLOSE · /, 'closed'],
      [/^REOPEN · /, 'reopened'],
      [/^CLOSE · /, 'closed'],
    ]);
    await seeLit(canvasElement, ['closed']);
  },
};
