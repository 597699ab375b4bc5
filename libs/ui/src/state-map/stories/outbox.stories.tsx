import type { Meta, StoryObj } from '@storybook/react-vite';
import { outboxEntry } from '../entries/outbox.tsx';
import { type ChartStoryArgs, chartStory, seeLit, walk } from '../harness/chart-story.tsx';

const meta = {
  title: 'Peta keadaan/outbox',
  tags: ['!autodocs', '!picture'],
  ...chartStory(outboxEntry),
} satisfies Meta<ChartStoryArgs>;
export default meta;
type Story = StoryObj<ChartStoryArgs>;

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
