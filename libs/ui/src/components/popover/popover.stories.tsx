import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { listFilterIcon } from '../../icons/generated/icons.ts';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Heading } from '../heading/heading.tsx';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Popover } from './popover.tsx';

const filters = ({ close }: { close: () => void }) => (
  <Stack gap="md">
    <Heading level={3} size="md">
      Saring perangkat
    </Heading>
    <Stack gap="xs">
      <Checkbox label="Hanya yang luring" />
      <Checkbox label="Hanya yang beralarm" defaultChecked />
      <Checkbox label="Termasuk yang disembunyikan" />
    </Stack>
    <Inline justify="end">
      <Button tone="primary" onClick={close}>
        Terapkan
      </Button>
    </Inline>
  </Stack>
);

const meta = {
  title: 'Umpan balik/Popover',
  component: Popover,
  args: {
    trigger: <Button icon={listFilterIcon}>Saring</Button>,
    label: 'Saring perangkat',
    children: filters,
  },
  parameters: componentDocs({
    use: 'Setelan kecil atau rincian di dekat tombolnya, sementara halaman tetap hidup: saringan, pilihan kolom. Untuk daftar tindakan pakai Menu; untuk pertanyaan yang harus dijawab pakai Dialog; untuk isian panjang pakai Sheet.',
    keys: [
      ['Enter, Spasi', 'Membuka dari tombolnya; fokus pindah ke isi pertama'],
      ['Tab', 'Berjalan di dalam isi'],
      ['Esc', 'Menutup dan mengembalikan fokus ke tombolnya'],
    ],
    access: [
      'Isinya berperan dialog dan bernama dari `label`.',
      'Menekan di luar menutupnya; yang sudah diubah jangan hilang karena itu.',
    ],
  }),
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Saring' });
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Saring perangkat' })).toBeVisible());
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Saring' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Hanya yang luring' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(screen.getByRole('checkbox', { name: 'Hanya yang luring' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
export const LongWords: Story = {
  ...Open,
  globals: { viewport: { value: 'kecil' } },
  render: (args) => (
    <Popover {...args}>
      <Text>
        Pertanggungjawabanketidakbersinambunganpemeliharaankelistrikan gedung bertingkat tinggi di kawasan pesisir.
      </Text>
    </Popover>
  ),
};
export const Dark: Story = { ...Open, globals: { theme: 'gelap' } };
