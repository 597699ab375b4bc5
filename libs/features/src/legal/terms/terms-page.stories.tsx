import type { Meta, StoryObj } from '@storybook/react-vite';
import { inApp } from '../../harness/story-app.tsx';
import { TermsPage } from './terms-page.tsx';

const meta = {
  title: 'Halaman/Syarat',
  component: TermsPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inApp()],
} satisfies Meta<typeof TermsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Dark: Story = { globals: { theme: 'gelap' } };
export const Phone: Story = { globals: { viewport: { value: 'telepon' } } };
