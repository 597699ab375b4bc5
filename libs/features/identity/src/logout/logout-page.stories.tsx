import { never } from '@imah/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRoute } from '@imah/app/harness';
import { LogoutPage } from './logout-page.tsx';

const meta = {
  title: 'Halaman/Keluar',
  component: LogoutPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LogoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Leaving: Story = { decorators: [atRoute('logout', { app: { signOut: never } })] };
export const Failed: Story = {
  decorators: [atRoute('logout', { app: { signOut: () => Promise.reject(new Error('offline')) } })],
};
export const Phone: Story = { ...Failed, globals: { viewport: { value: 'telepon' } } };
