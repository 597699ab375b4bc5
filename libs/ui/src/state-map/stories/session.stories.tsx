import type { Meta, StoryObj } from '@storybook/react-vite';
import { sessionEntry } from '../entries/session.tsx';
import { type StatechartStoryArgs, statechartStory, seeLit, walk } from '../harness/statechart-story.tsx';

const meta = {
  title: 'Peta keadaan/session',
  tags: ['!autodocs', '!picture'],
  ...statechartStory(sessionEntry),
} satisfies Meta<StatechartStoryArgs>;
export default meta;
type Story = StoryObj<StatechartStoryArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      ['fetchSession: ada sesi', 'set.identifying'],
      ['fetchWhoami: dikenal', 'set.identified'],
      ['LOGOUT', 'clearing'],
      ['deleteSession: berhasil', 'empty'],
    ]);
    await seeLit(canvasElement, ['empty']);
  },
};

export const LeavingFailed: Story = {
  args: { state: 'set unidentified' },
  play: async ({ canvasElement }) => {
    await seeLit(canvasElement, ['set', 'set.unidentified']);
  },
};
