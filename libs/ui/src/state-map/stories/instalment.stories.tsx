import type { Meta, StoryObj } from '@storybook/react-vite';
import { instalmentEntry } from '../entries/instalment.tsx';
import { type StatechartStoryArgs, statechartStory, seeLit, walk } from '../harness/statechart-story.tsx';

const meta = {
  title: 'Peta keadaan/instalment',
  tags: ['!autodocs', '!picture'],
  ...statechartStory(instalmentEntry),
} satisfies Meta<StatechartStoryArgs>;
export default meta;
type Story = StoryObj<StatechartStoryArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      [/^ACCEPT · /, 'running'],
      [/^COMPLETE · /, 'completed'],
    ]);
    await seeLit(canvasElement, ['completed']);
  },
};
export const Broken: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      [/^ACCEPT · /, 'running'],
      [/^BREAK · /, 'broken'],
    ]);
    await seeLit(canvasElement, ['broken']);
  },
};
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [[/^REFUSE · /, 'refused']]);
    await seeLit(canvasElement, ['refused']);
  },
};
