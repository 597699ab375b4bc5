import type { Meta, StoryObj } from '@storybook/react-vite';
import { statementLineEntry } from '../entries/statement-line.tsx';
import { type StatechartStoryArgs, statechartStory, seeLit, walk } from '../harness/statechart-story.tsx';

const meta = {
  title: 'Peta keadaan/statement-line',
  tags: ['!autodocs', '!picture'],
  ...statechartStory(statementLineEntry),
} satisfies Meta<StatechartStoryArgs>;
export default meta;
type Story = StoryObj<StatechartStoryArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      [/^MATCH · /, 'matched'],
      [/^UNDO · /, 'new'],
      [/^IGNORE · /, 'ignored'],
      [/^RESTORE · /, 'new'],
    ]);
    await seeLit(canvasElement, ['new']);
  },
};
