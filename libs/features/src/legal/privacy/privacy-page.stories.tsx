import type { Meta, StoryObj } from '@storybook/react-vite';
import { inApp } from '../../harness/story-app.tsx';
import { PrivacyPage } from './privacy-page.tsx';

const meta = {
  title: 'Halaman/Privasi',
  component: PrivacyPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inApp()],
} satisfies Meta<typeof PrivacyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Dark: Story = { globals: { theme: 'gelap' } };
export const Phone: Story = { globals: { viewport: { value: 'telepon' } } };
