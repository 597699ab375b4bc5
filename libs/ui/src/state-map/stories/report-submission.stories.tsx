import type { Meta, StoryObj } from '@storybook/react-vite';
import { reportSubmissionEntry } from '../entries/report-submission.tsx';
import { type StatechartStoryArgs, statechartStory, seeLit, walk } from '../harness/statechart-story.tsx';

const meta = {
  title: 'Peta keadaan/report-submission',
  tags: ['!autodocs', '!picture'],
  ...statechartStory(reportSubmissionEntry),
} satisfies Meta<StatechartStoryArgs>;
export default meta;
type Story = StoryObj<StatechartStoryArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      [/foto dalam perjalanan/, 'editing'],
      ['SUBMIT', 'waiting'],
      [/foto sampai/, 'sending'],
      ['DONE', 'sent'],
    ]);
    await seeLit(canvasElement, ['sent']);
  },
};
