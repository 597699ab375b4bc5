import type { Meta, StoryObj } from '@storybook/react-vite';
import { mqttConnectionEntry } from '../entries/mqtt-connection.tsx';
import { type ChartStoryArgs, chartStory, seeLit, walk } from '../harness/chart-story.tsx';

const meta = {
  title: 'Peta keadaan/mqtt-connection',
  tags: ['!autodocs', '!picture'],
  ...chartStory(mqttConnectionEntry),
} satisfies Meta<ChartStoryArgs>;
export default meta;
type Story = StoryObj<ChartStoryArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      ['START', 'trying.connecting'],
      ['CONNECTED', 'connected.answering'],
      ['CLOSED', 'error'],
      [/^setelah 5000 ms/, 'trying.reconnecting'],
      ['CONNECTED', 'connected.answering'],
    ]);
    await seeLit(canvasElement, ['connected', 'connected.answering']);
  },
};

export const Offline: Story = {
  args: { state: 'offline' },
  play: async ({ canvasElement }) => {
    await seeLit(canvasElement, ['offline']);
  },
};
