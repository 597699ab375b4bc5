import type { Meta, StoryObj } from '@storybook/react-vite';
import { toastEntry } from '../entries/toast.tsx';
import { type ChartStoryArgs, chartStory, seeLit, walk } from '../harness/chart-story.tsx';

const meta = {
  title: 'Peta keadaan/toast',
  tags: ['!autodocs', '!picture'],
  ...chartStory(toastEntry),
} satisfies Meta<ChartStoryArgs>;
export default meta;
type Story = StoryObj<ChartStoryArgs>;

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
