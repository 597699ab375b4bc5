import type { Meta, StoryObj } from '@storybook/react-vite';
import { routeGuardEntry } from '../entries/route-guard.tsx';
import { type StatechartStoryArgs, statechartStory, seeLit, walk } from '../harness/statechart-story.tsx';

const meta = {
  title: 'Peta keadaan/route-guard',
  tags: ['!autodocs', '!picture'],
  ...statechartStory(routeGuardEntry),
} satisfies Meta<StatechartStoryArgs>;
export default meta;
type Story = StoryObj<StatechartStoryArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      ['NAVIGATE · /imah (perlu sesi)', 'waiting'],
      ['SESSION_CHANGED · tidak ada sesi', 'redirected'],
    ]);
    await seeLit(canvasElement, ['redirected']);
  },
};
