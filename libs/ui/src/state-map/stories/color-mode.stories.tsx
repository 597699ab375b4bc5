import type { Meta, StoryObj } from '@storybook/react-vite';
import { colorModeEntry } from '../entries/color-mode.tsx';
import { type ChartStoryArgs, chartStory, seeLit, walk } from '../harness/chart-story.tsx';

const meta = {
  title: 'Peta keadaan/color-mode',
  tags: ['!autodocs', '!picture'],
  ...chartStory(colorModeEntry),
} satisfies Meta<ChartStoryArgs>;
export default meta;
type Story = StoryObj<ChartStoryArgs>;

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
