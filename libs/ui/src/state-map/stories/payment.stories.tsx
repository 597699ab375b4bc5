import type { Meta, StoryObj } from '@storybook/react-vite';
import { paymentEntry } from '../entries/payment.tsx';
import { type StatechartStoryArgs, statechartStory, seeLit, walk } from '../harness/statechart-story.tsx';

const meta = {
  title: 'Peta keadaan/payment',
  tags: ['!autodocs', '!picture'],
  ...statechartStory(paymentEntry),
} satisfies Meta<StatechartStoryArgs>;
export default meta;
type Story = StoryObj<StatechartStoryArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [[/batalkan/, 'reversed']]);
    await seeLit(canvasElement, ['reversed']);
  },
};
