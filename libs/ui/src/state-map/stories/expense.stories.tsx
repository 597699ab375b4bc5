import type { Meta, StoryObj } from '@storybook/react-vite';
import { expenseEntry } from '../entries/expense.tsx';
import { type StatechartStoryArgs, statechartStory, seeLit, walk } from '../harness/statechart-story.tsx';

const meta = {
  title: 'Peta keadaan/expense',
  tags: ['!autodocs', '!picture'],
  ...statechartStory(expenseEntry),
} satisfies Meta<StatechartStoryArgs>;
export default meta;
type Story = StoryObj<StatechartStoryArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      [/^SUBMIT · /, 'submitted'],
      [/^APPROVE · /, 'approved'],
      [/^PAY · /, 'paid'],
    ]);
    await seeLit(canvasElement, ['paid']);
  },
};
export const Revoked: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      [/^SUBMIT · /, 'submitted'],
      [/^APPROVE · /, 'approved'],
      [/^REVOKE · /, 'cancelled'],
    ]);
    await seeLit(canvasElement, ['cancelled']);
  },
};
export const Rejected: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      [/^SUBMIT · /, 'submitted'],
      [/^REJECT · /, 'rejected'],
      [/^CANCEL · /, 'cancelled'],
    ]);
    await seeLit(canvasElement, ['cancelled']);
  },
};
