import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { bellIcon, pencilIcon, settingsIcon, trashIcon } from '../../icons/generated/icons.ts';
import { Inline } from '../inline/inline.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Dasar/IconButton',
  component: IconButton,
  args: { icon: bellIcon, label: 'Pemberitahuan', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { loading: true } };
export const Disabled: Story = { args: { disabled: true } };
export const TonesAndSizes: Story = {
  render: () => (
    <Inline>
      <IconButton icon={pencilIcon} label="Ubah" tone="primary" size="lg" />
      <IconButton icon={settingsIcon} label="Pengaturan" tone="neutral" />
      <IconButton icon={bellIcon} label="Pemberitahuan" size="sm" />
      <IconButton icon={trashIcon} label="Hapus" tone="danger" />
    </Inline>
  ),
};
export const Dark: Story = { ...TonesAndSizes, globals: { theme: 'gelap' } };
