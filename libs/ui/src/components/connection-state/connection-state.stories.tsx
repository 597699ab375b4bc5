import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { Stack } from '../stack/stack.tsx';
import { ConnectionState } from './connection-state.tsx';

const meta = {
  title: 'Data/ConnectionState',
  component: ConnectionState,
  args: { state: 'connected' },
  parameters: componentDocs({
    use: 'Apakah yang tampil di layar memang langsung. Satu untuk seluruh aplikasi, di kaki bilah sisi; `display="icon"` bila bilah dilipat. Untuk umur satu nilai pakai Age.',
    access: [
      'Elemen `output`: perubahan diucapkan dengan sopan, tanpa memotong.',
      'Setiap keadaan punya ikon dan kata sendiri; warna hanya menegaskan.',
    ],
  }),
} satisfies Meta<typeof ConnectionState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Connected: Story = {};
export const Connecting: Story = { args: { state: 'connecting' } };
export const Failed: Story = { args: { state: 'error' } };
export const Offline: Story = { args: { state: 'offline' } };
export const IconOnly: Story = { args: { display: 'icon' } };
export const All: Story = {
  render: () => (
    <Stack align="start" gap="sm">
      <ConnectionState state="connecting" />
      <ConnectionState state="connected" />
      <ConnectionState state="error" />
      <ConnectionState state="offline" />
    </Stack>
  ),
};
export const Dark: Story = { ...All, globals: { theme: 'gelap' } };
