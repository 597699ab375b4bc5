import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { Banner } from './banner.tsx';

const meta = {
  title: 'Umpan balik/Banner',
  component: Banner,
  args: { children: 'Pemeliharaan server Sabtu, 21 November 2026 pukul 23.00–24.00 WIB.' },
  parameters: componentDocs({
    use: 'Satu baris selebar halaman yang menyangkut seluruh aplikasi: pemeliharaan, mode percobaan, sambungan terputus. Untuk pesan di satu bagian halaman pakai Callout; untuk akibat tindakan pakai Toast. Paling banyak satu sekaligus.',
    keys: [['Tab', 'Ke tindakan, lalu ke tombol tutup']],
    access: ['Diucapkan dengan sopan saat muncul.', 'Ikon bernama menurut nadanya; warna hanya menegaskan.'],
  }),
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Closable: Story = {
  args: { tone: 'warning', onClose: fn(), actions: <Button size="sm">Lihat perangkat</Button> },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Tutup' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const AllTones: Story = {
  render: () => (
    <Stack gap="sm">
      <Banner tone="info">Anda melihat data contoh.</Banner>
      <Banner tone="success">Sambungan pulih; semua perubahan sudah tersimpan.</Banner>
      <Banner tone="warning" actions={<Button size="sm">Perpanjang</Button>} onClose={fn()}>
        Izin pakai berakhir dalam 7 hari.
      </Banner>
      <Banner tone="danger" actions={<Button size="sm">Coba lagi</Button>}>
        Server tidak menjawab sejak pukul 17.05 WIB.
      </Banner>
    </Stack>
  ),
};
export const Phone: Story = { ...AllTones, globals: { viewport: { value: 'kecil' } } };
export const Dark: Story = { ...AllTones, globals: { theme: 'gelap' } };
