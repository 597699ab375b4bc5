import { whoami, whoamiOfNewcomer } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRoute } from '@imah/app/harness';
import { SettingsPage } from './settings-page.tsx';

const meta = {
  title: 'Halaman/Pengaturan',
  component: SettingsPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: [atRoute('settings')] };
export const Dark: Story = { ...Ready, globals: { theme: 'gelap' } };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const Some: Story = { decorators: [atRoute('settings', { person: whoami })] };
export const Loading: Story = { decorators: [atRoute('settings', { person: null })] };
export const Forbidden: Story = { decorators: [atRoute('settings', { person: whoamiOfNewcomer })] };
