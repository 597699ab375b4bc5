import type { Meta, StoryObj } from '@storybook/react-vite';
import { toasterEntry } from '../entries/toaster.tsx';
import { type StatechartStoryArgs, statechartStory, seeLit, walk } from '../harness/statechart-story.tsx';

const meta = {
  title: 'Peta keadaan/toaster',
  tags: ['!autodocs', '!picture'],
  ...statechartStory(toasterEntry),
} satisfies Meta<StatechartStoryArgs>;
export default meta;
type Story = StoryObj<StatechartStoryArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      ['ADD · gagal', 'running'],
      ['ADD · kabar', 'running'],
      ['HOLD · penunjuk', 'paused'],
    ]);
    await seeLit(canvasElement, ['paused']);
  },
};
