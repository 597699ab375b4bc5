import type { Meta, StoryObj } from '@storybook/react-vite';
import { toasterEntry } from '../entries/toaster.tsx';
import { type ChartStoryArgs, chartStory, seeLit, walk } from '../harness/chart-story.tsx';

const meta = {
  title: 'Peta keadaan/toaster',
  tags: ['!autodocs', '!picture'],
  ...chartStory(toasterEntry),
} satisfies Meta<ChartStoryArgs>;
export default meta;
type Story = StoryObj<ChartStoryArgs>;

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
