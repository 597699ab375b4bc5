import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleInstanceEntry } from '../entries/rule-instance.tsx';
import { type StatechartStoryArgs, statechartStory, seeLit, walk } from '../harness/statechart-story.tsx';

const meta = {
  title: 'Peta keadaan/rule-instance',
  tags: ['!autodocs', '!picture'],
  ...statechartStory(ruleInstanceEntry),
} satisfies Meta<StatechartStoryArgs>;
export default meta;
type Story = StoryObj<StatechartStoryArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await walk(canvasElement, [
      [/syarat terpenuhi/, 'pending'],
      [/cukup lama atau sering/, 'active'],
      [/tidak terpenuhi/, 'recovering'],
      [/perangkat diam/, 'no-data-raised'],
      [/sudah cukup lama membaik/, 'normal'],
    ]);
    await seeLit(canvasElement, ['normal']);
  },
};
