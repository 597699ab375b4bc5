import type { Meta, StoryObj } from '@storybook/react-vite';
import { chunkRecoveryEntry } from '../entries/chunk-recovery.tsx';
import { type StatechartStoryArgs, statechartStory, seeLit, walk } from '../harness/statechart-story.tsx';

const meta = {
  title: 'Peta keadaan/chunk-recovery',
  tags: ['!autodocs', '!picture'],
  ...statechartStory(chunkRecoveryEntry),
} satisfies Meta<StatechartStoryArgs>;
export default meta;
type Story = StoryObj<StatechartStoryArgs>;

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
