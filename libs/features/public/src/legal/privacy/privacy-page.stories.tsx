import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRoute } from '@imah/app/harness';
import { PrivacyPage } from './privacy-page.tsx';

const meta = {
  title: 'Halaman/Privasi',
  component: PrivacyPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PrivacyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: [atRoute('privacy')] };
export const Dark: Story = { ...Ready, globals: { theme: 'gelap' } };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
