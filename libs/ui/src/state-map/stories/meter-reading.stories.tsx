import type { Meta, StoryObj } from '@storybook/react-vite';
import { meterReadingEntry } from '../entries/meter-reading.tsx';
import { type StatechartStoryArgs, statechartStory, seeLit, walk } from '../harness/statechart-story.tsx';

const meta = {
  title: 'Peta keadaan/meter-reading',
  tags: ['!autodocs', '!picture'],
  ...statechartStory(meterReadingEntry),
} satisfies Meta<StatechartStoryArgs>;
export default meta;
type Story = StoryObj<StatechartStoryArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      [/setujui/, 'approved'],
      [/koreksi/, 'corrected'],
    ]);
    await seeLit(canvasElement, ['corrected']);
  },
};
