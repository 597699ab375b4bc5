import type { Meta, StoryObj } from '@storybook/react-vite';
import { billingRunEntry } from '../entries/billing-run.tsx';
import { type StatechartStoryArgs, statechartStory, seeLit, walk } from '../harness/statechart-story.tsx';

const meta = {
  title: 'Peta keadaan/billing-run',
  tags: ['!autodocs', '!picture'],
  ...statechartStory(billingRunEntry),
} satisfies Meta<StatechartStoryArgs>;
export default meta;
type Story = StoryObj<StatechartStoryArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      [/ hitung$/, 'calculated'],
      [/tandai sudah diperiksa$/, 'reviewed'],
      [/ hitung$/, 'calculated'],
      [/tandai sudah diperiksa$/, 'reviewed'],
      [/terbitkan/, 'issued'],
    ]);
    await seeLit(canvasElement, ['issued']);
  },
};
