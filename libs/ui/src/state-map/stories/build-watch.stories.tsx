import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildWatchEntry } from '../entries/build-watch.tsx';
import { type ChartStoryArgs, chartStory, seeLit, walk } from '../harness/chart-story.tsx';

const meta = {
  title: 'Peta keadaan/build-watch',
  tags: ['!autodocs', '!picture'],
  ...chartStory(buildWatchEntry),
} satisfies Meta<ChartStoryArgs>;
export default meta;
type Story = StoryObj<ChartStoryArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      [/^setelah 300000 ms/, 'checking'],
      ['fetchLatest: versi baru', 'outdated'],
      ['NAVIGATE · ke /imah', 'outdated'],
    ]);
    await seeLit(canvasElement, ['outdated']);
  },
};
