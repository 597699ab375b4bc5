import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderEntry } from '../entries/order.tsx';
import { type StatechartStoryArgs, statechartStory, seeLit, walk } from '../harness/statechart-story.tsx';

const meta = {
  title: 'Peta keadaan/order',
  tags: ['!autodocs', '!picture'],
  ...statechartStory(orderEntry),
} satisfies Meta<StatechartStoryArgs>;
export default meta;
type Story = StoryObj<StatechartStoryArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      [/^PLACE · /, 'placed'],
      [/^BILL · /, 'billed'],
      [/^PAY · /, 'paid'],
      [/^REVERSE · /, 'billed'],
      [/^PAY · /, 'paid'],
      [/^BEGIN · /, 'processing'],
      [/^COMPLETE · /, 'completed'],
    ]);
    await seeLit(canvasElement, ['completed']);
  },
};
export const Cancelled: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      [/^PLACE · /, 'placed'],
      [/^PAY · /, 'paid'],
      [/^CANCEL · /, 'cancelled'],
    ]);
    await seeLit(canvasElement, ['cancelled']);
  },
};
