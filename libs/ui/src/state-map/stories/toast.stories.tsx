import type { Meta, StoryObj } from '@storybook/react-vite';
import { toastEntry } from '../entries/toast.tsx';
import { type StatechartStoryArgs, statechartStory, seeLit, walk } from '../harness/statechart-story.tsx';

const meta = {
  title: 'Peta keadaan/toast',
  tags: ['!autodocs', '!picture'],
  ...statechartStory(toastEntry),
} satisfies Meta<StatechartStoryArgs>;
export default meta;
type Story = StoryObj<StatechartStoryArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      ['PAUSE', 'open.paused'],
      ['RESUME', 'open.running'],
      [/^setelah 5000 ms/, 'closed'],
    ]);
    await seeLit(canvasElement, ['closed']);
  },
};

export const Paused: Story = {
  args: { state: 'open paused' },
  play: async ({ canvasElement }) => {
    await seeLit(canvasElement, ['open', 'open.paused']);
  },
};
