import type { Meta, StoryObj } from '@storybook/react-vite';
import { onlinePaymentEntry } from '../entries/online-payment.tsx';
import { type StatechartStoryArgs, statechartStory, seeLit, walk } from '../harness/statechart-story.tsx';

const meta = {
  title: 'Peta keadaan/online-payment',
  tags: ['!autodocs', '!picture'],
  ...statechartStory(onlinePaymentEntry),
} satisfies Meta<StatechartStoryArgs>;
export default meta;
type Story = StoryObj<StatechartStoryArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      [/kode siap/, 'pending'],
      [/waktu habis/, 'expired'],
      [/uang diterima/, 'settled'],
      [/uang dikembalikan/, 'refunded'],
    ]);
    await seeLit(canvasElement, ['refunded']);
  },
};
