import type { Meta, StoryObj } from '@storybook/react-vite';
import { uploadEntry } from '../entries/upload.tsx';
import { type StatechartStoryArgs, statechartStory, seeLit, walk } from '../harness/statechart-story.tsx';

const meta = {
  title: 'Peta keadaan/upload',
  tags: ['!autodocs', '!picture'],
  ...statechartStory(uploadEntry),
} satisfies Meta<StatechartStoryArgs>;
export default meta;
type Story = StoryObj<StatechartStoryArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      ['openUpload: mulai dari awal', 'uploading.sending'],
      ['sendPart: jaringan putus', 'retrying'],
      [/^setelah 500 ms/, 'uploading.opening'],
      ['openUpload: sudah ada 5 MB', 'uploading.sending'],
      ['sendPart: semua sampai', 'uploading.finishing'],
      ['finishUpload: disimpan', 'succeeded'],
    ]);
    await seeLit(canvasElement, ['succeeded']);
  },
};

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvasElement }) => {
    await seeLit(canvasElement, ['failed']);
  },
};
