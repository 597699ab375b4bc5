import type { Meta, StoryObj } from '@storybook/react-vite';
import { payoutEntry } from '../entries/payout.tsx';
import { type StatechartStoryArgs, statechartStory, seeLit, walk } from '../harness/statechart-story.tsx';

const meta = {
  title: 'Peta keadaan/payout',
  tags: ['!autodocs', '!picture'],
  ...statechartStory(payoutEntry),
} satisfies Meta<StatechartStoryArgs>;
export default meta;
type Story = StoryObj<StatechartStoryArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      [/disetujui/, 'approved'],
      [/dibayar/, 'paid'],
    ]);
    await seeLit(canvasElement, ['paid']);
  },
};
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      [/disetujui/, 'approved'],
      [/ditolak/, 'refused'],
    ]);
    await seeLit(canvasElement, ['refused']);
  },
};
