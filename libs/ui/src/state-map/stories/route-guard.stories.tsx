import type { Meta, StoryObj } from '@storybook/react-vite';
import { routeGuardEntry } from '../entries/route-guard.tsx';
import { type ChartStoryArgs, chartStory, seeLit, walk } from '../harness/chart-story.tsx';

const meta = {
  title: 'Peta keadaan/route-guard',
  tags: ['!autodocs', '!picture'],
  ...chartStory(routeGuardEntry),
} satisfies Meta<ChartStoryArgs>;
export default meta;
type Story = StoryObj<ChartStoryArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      ['NAVIGATE · /imah (perlu sesi)', 'waiting'],
      ['SESSION_CHANGED · tidak ada sesi', 'redirected'],
    ]);
    await seeLit(canvasElement, ['redirected']);
  },
};
