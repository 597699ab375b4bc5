import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadingBarEntry } from '../entries/loading-bar.tsx';
import { type StatechartStoryArgs, statechartStory, seeLit, walk } from '../harness/statechart-story.tsx';

const meta = {
  title: 'Peta keadaan/loading-bar',
  tags: ['!autodocs', '!picture'],
  ...statechartStory(loadingBarEntry),
} satisfies Meta<StatechartStoryArgs>;
export default meta;
type Story = StoryObj<StatechartStoryArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      ['START', 'loading.throttled'],
      ['setelah 10 ms', 'loading.shown'],
      ['FINISH', 'finished.shown'],
    ]);
    await seeLit(canvasElement, ['finished', 'finished.shown']);
  },
};

export const Failed: Story = {
  args: { state: 'error shown' },
  play: async ({ canvasElement }) => {
    await seeLit(canvasElement, ['error', 'error.shown']);
  },
};
