import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

const body = (
  <Stack>
    <TextField label="Email" type="email" />
  </Stack>
);

const meta = {
  title: 'Umpan balik/Dialog',
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Undang penghuni',
    description: 'Kami kirim undangan lewat email.',
    children: body,
    actions: (
      <>
        <Button>Batal</Button>
        <Button tone="primary">Kirim</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'kecil' } } };
export const Confirm: Story = {
  render: (args) => (
    <ConfirmDialog
      {...args}
      title="Hapus Menara Melati?"
      text="Semua perangkat dan riwayatnya ikut terhapus. Tidak dapat dibatalkan."
      confirmLabel="Hapus gedung"
      tone="danger"
      onConfirm={fn()}
    />
  ),
};
export const Confirming: Story = {
  render: (args) => <ConfirmDialog {...args} text="Tunggu sebentar." tone="danger" loading onConfirm={fn()} />,
};
export const AsSheet: Story = { render: (args) => <Sheet {...args} /> };
export const AsSheetOnPhone: Story = { ...AsSheet, globals: { viewport: { value: 'telepon' } } };
export const Dark: Story = { globals: { theme: 'gelap' } };
