import type { Meta, StoryObj } from '@storybook/react-vite';
import { mqttConnectionEntry } from '../entries/mqtt-connection.tsx';
import { type StatechartStoryArgs, statechartStory, seeLit, walk } from '../harness/statechart-story.tsx';

const meta = {
  title: 'Peta keadaan/mqtt-connection',
  tags: ['!autodocs', '!picture'],
  ...statechartStory(mqttConnectionEntry),
} satisfies Meta<StatechartStoryArgs>;
export default meta;
type Story = StoryObj<StatechartStoryArgs>;

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
