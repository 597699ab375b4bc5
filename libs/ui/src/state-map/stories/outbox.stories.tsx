import type { Meta, StoryObj } from '@storybook/react-vite';
import { outboxEntry } from '../entries/outbox.tsx';
import { type StatechartStoryArgs, statechartStory, seeLit, walk } from '../harness/statechart-story.tsx';

const meta = {
  title: 'Peta keadaan/outbox',
  tags: ['!autodocs', '!picture'],
  ...statechartStory(outboxEntry),
} satisfies Meta<StatechartStoryArgs>;
export default meta;
type Story = StoryObj<StatechartStoryArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      ['TURN', 'sending'],
      ['sendNext: server tidak terjangkau', 'backingOff'],
      ['ONLINE', 'sending'],
      ['sendNext: ada jawaban', 'sending'],
      ['sendNext: tidak ada yang menunggu', 'resting'],
    ]);
    await seeLit(canvasElement, ['resting']);
  },
};

export const SignedOut: Story = {
  args: { state: 'signedOut' },
  play: async ({ canvasElement }) => {
    await seeLit(canvasElement, ['signedOut']);
  },
};
