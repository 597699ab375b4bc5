import type { Meta, StoryObj } from '@storybook/react-vite';
import { colorModeEntry } from '../entries/color-mode.tsx';
import { type StatechartStoryArgs, statechartStory, seeLit, walk } from '../harness/statechart-story.tsx';

const meta = {
  title: 'Peta keadaan/color-mode',
  tags: ['!autodocs', '!picture'],
  ...statechartStory(colorModeEntry),
} satisfies Meta<StatechartStoryArgs>;
export default meta;
type Story = StoryObj<StatechartStoryArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      ['FORCE · gelap', 'dark'],
      ['RELEASE', 'light'],
    ]);
    await seeLit(canvasElement, ['light']);
  },
};

export const DarkMode: Story = {
  args: { state: 'dark' },
  play: async ({ canvasElement }) => {
    await seeLit(canvasElement, ['dark']);
  },
};
