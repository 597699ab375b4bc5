import type { Meta, StoryObj } from '@storybook/react-vite';
import { formSubmitEntry } from '../entries/form-submit.tsx';
import { type ChartStoryArgs, chartStory, seeLit, walk } from '../harness/chart-story.tsx';

const meta = {
  title: 'Peta keadaan/form-submit',
  tags: ['!autodocs', '!picture'],
  ...chartStory(formSubmitEntry),
} satisfies Meta<ChartStoryArgs>;
export default meta;
type Story = StoryObj<ChartStoryArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      ['SUBMIT', 'submitting.sending'],
      ['setelah 4000 ms', 'submitting.waiting'],
      ['submit: 422, dua kolom salah', 'invalid'],
      ['EDIT · nama', 'invalid'],
      ['EDIT · kota', 'editing'],
    ]);
    await seeLit(canvasElement, ['editing']);
  },
};

export const Invalid: Story = {
  args: { state: 'invalid' },
  play: async ({ canvasElement }) => {
    await seeLit(canvasElement, ['invalid']);
  },
};
