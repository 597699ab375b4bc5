import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRoute } from '@imah/app/harness';
import { CookiePage } from './cookie-page.tsx';

const meta = {
  title: 'Halaman/Cookie',
  component: CookiePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CookiePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: [atRoute('cookie')] };
export const Dark: Story = { ...Ready, globals: { theme: 'gelap' } };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
