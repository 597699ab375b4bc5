import type { Meta, StoryObj } from '@storybook/react-vite';
import { budgetEntry } from '../entries/budget.tsx';
import { type StatechartStoryArgs, statechartStory, seeLit, walk } from '../harness/statechart-story.tsx';

const meta = {
  title: 'Peta keadaan/budget',
  tags: ['!autodocs', '!picture'],
  ...statechartStory(budgetEntry),
} satisfies Meta<StatechartStoryArgs>;
export default meta;
type Story = StoryObj<StatechartStoryArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      [/^SUBMIT · /, 'submitted'],
      [/^APPROVE · /, 'approved'],
      [/^REPLACE · /, 'replaced'],
    ]);
    await seeLit(canvasElement, ['replaced']);
  },
};
export const Returned: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      [/^SUBMIT · /, 'submitted'],
      [/^RETURN · /, 'draft'],
      [/^DISCARD · /, 'discarded'],
    ]);
    await seeLit(canvasElement, ['discarded']);
  },
};
