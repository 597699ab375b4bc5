import type { Meta, StoryObj } from '@storybook/react-vite';
import { chunkRecoveryEntry } from '../entries/chunk-recovery.tsx';
import { type ChartStoryArgs, chartStory, seeLit, walk } from '../harness/chart-story.tsx';

const meta = {
  title: 'Peta keadaan/chunk-recovery',
  tags: ['!autodocs', '!picture'],
  ...chartStory(chunkRecoveryEntry),
} satisfies Meta<ChartStoryArgs>;
export default meta;
type Story = StoryObj<ChartStoryArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      ['CHUNK_FAILED · segera', 'reloading'],
      ['NAVIGATED', 'loaded'],
      ['CHUNK_FAILED · segera', 'failed'],
    ]);
    await seeLit(canvasElement, ['failed']);
  },
};
