import type { Meta, StoryObj } from '@storybook/react-vite';
import { planEditorEntry } from '../entries/plan-editor.tsx';
import { type StatechartStoryArgs, statechartStory, seeLit, walk } from '../harness/statechart-story.tsx';

const meta = {
  title: 'Peta keadaan/plan-editor',
  tags: ['!autodocs', '!picture'],
  ...statechartStory(planEditorEntry),
} satisfies Meta<StatechartStoryArgs>;
export default meta;
type Story = StoryObj<StatechartStoryArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      ['OPEN', 'opening'],
      [/draf datang/, 'saved'],
      [/pulihkan versi 1/, 'restoring'],
      [/^REFUSED · server menolak/, 'saved'],
      [/^CHANGE · titik dipindahkan/, 'waiting'],
      ['DISCARD', 'discarding'],
      [/^REFUSED · server menolak/, 'unsaved'],
      ['RETRY', 'saving'],
      [/orang lain mendahului/, 'overtaken'],
      ['CLOSE', 'viewing'],
    ]);
    await seeLit(canvasElement, ['viewing']);
  },
};
