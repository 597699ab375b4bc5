import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRoute } from '@imah/app/harness';
import { OldTopicPage } from './old-topic-page.tsx';

const meta = {
  title: 'Halaman/Topik baru (formulir lama)',
  component: OldTopicPage,
  // S-11
  parameters: { layout: 'fullscreen', themes: { themeOverride: 'terang' } },
} satisfies Meta<typeof OldTopicPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: [atRoute('oldTopic')] };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
