import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { fn } from 'storybook/test';
import { bellIcon, pencilIcon, settingsIcon, trashIcon } from '../../icons/generated/icons.ts';
import { Inline } from '../inline/inline.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Dasar/IconButton',
  component: IconButton,
  args: { icon: bellIcon, label: 'Pemberitahuan', onClick: fn() },
  parameters: componentDocs({
    use: 'Tombol yang hanya ikon, di tempat yang sempit dan untuk tindakan yang dikenal: tutup, cari, pemberitahuan. Bila ada tempat untuk kata: pakai Button. Bungkus dengan Tooltip bila ikonnya tidak langsung dipahami.',
    keys: [['Enter, Spasi', 'Menekannya']],
    access: [
      '`label` wajib: itulah namanya bagi pembaca layar.',
      'Selama `loading` fokus tetap di tempatnya dan dibacakan sedang bekerja.',
    ],
  }),
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
