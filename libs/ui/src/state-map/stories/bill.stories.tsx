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
      [/^ISSUE · /, 'issued'],
      [/^PAY_PART · /, 'partial'],
      [/^PAY_REST · /, 'paid'],
      [/^TAKE_BACK_PART · /, 'partial'],
      [/^TAKE_BACK_ALL · /, 'issued'],
    ]);
    await walk(canvasElement, [
      [/^DISPUTE · /, 'disputed'],
      [/^PAY_PART · /, 'disputed-partial'],
      [/^ANSWER · /, 'partial'],
      [/^TAKE_BACK_ALL · /, 'issued'],
      [/^CREDIT_PART · /, 'issued'],
      [/^CREDIT_REST · /, 'cancelled'],
    ]);
    await seeLit(canvasElement, ['cancelled']);
  },
};
