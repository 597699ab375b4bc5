import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildWatchEntry } from '../entries/build-watch.tsx';
import { type StatechartStoryArgs, statechartStory, seeLit, walk } from '../harness/statechart-story.tsx';

const meta = {
  title: 'Peta keadaan/build-watch',
  tags: ['!autodocs', '!picture'],
  ...statechartStory(buildWatchEntry),
} satisfies Meta<StatechartStoryArgs>;
export default meta;
type Story = StoryObj<StatechartStoryArgs>;

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
