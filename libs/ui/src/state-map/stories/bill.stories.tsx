import type { Meta, StoryObj } from '@storybook/react-vite';
import { billEntry } from '../entries/bill.tsx';
import { type StatechartStoryArgs, statechartStory, seeLit, walk } from '../harness/statechart-story.tsx';

const meta = {
  title: 'Peta keadaan/bill',
  tags: ['!autodocs', '!picture'],
  ...statechartStory(billEntry),
} satisfies Meta<StatechartStoryArgs>;
export default meta;
type Story = StoryObj<StatechartStoryArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      [/terbitkan/, 'issued'],
      [/ dibayar sebagian$/, 'partial'],
      [/sisanya dibayar/, 'paid'],
      [/sebagian pembayaran dibatalkan/, 'partial'],
      [/semua pembayaran dibatalkan/, 'issued'],
    ]);
    await walk(canvasElement, [
      [/disengketakan/, 'disputed'],
      [/ dibayar sebagian$/, 'disputed-partial'],
      [/sengketa dijawab/, 'partial'],
      [/semua pembayaran dibatalkan/, 'issued'],
      [/sebagian dikreditkan/, 'issued'],
      [/sisanya dikreditkan/, 'cancelled'],
    ]);
    await seeLit(canvasElement, ['cancelled']);
  },
};
