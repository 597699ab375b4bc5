import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { Button } from '../button/button.tsx';
import { OfflineCallout } from '../offline-callout/offline-callout.tsx';
import { Stack } from '../stack/stack.tsx';
import { Callout } from './callout.tsx';

const meta = {
  title: 'Umpan balik/Callout',
  component: Callout,
  args: { title: 'Data contoh', children: 'Gedung dan perangkat di sini dibuat untuk dicoba.' },
  parameters: componentDocs({
    use: 'Pesan yang tinggal di tempatnya di halaman. Untuk seluruh aplikasi pakai Banner; untuk akibat tindakan pakai Toast; untuk satu isian pakai `error` dari isian itu.',
    access: ['`announce` untuk yang muncul kemudian: `polite` menunggu giliran, `assertive` memotong.'],
  }),
} satisfies Meta<typeof Callout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllTones: Story = {
  render: () => (
    <Stack gap="md">
      <Callout tone="success" title="Tersimpan" />
      <Callout tone="info">Versi baru akan dimuat saat Anda berpindah halaman.</Callout>
      <Callout tone="warning" title="2 perangkat luring" actions={<Button size="sm">Lihat perangkat</Button>}>
        Belum melapor selama 10 menit.
      </Callout>
      <Callout tone="danger" title="Gagal menyimpan">
        Ketidakbersinambungan jaringan menyebabkan perubahan belum sampai ke server.
      </Callout>
      <OfflineCallout />
    </Stack>
  ),
};
export const Dark: Story = { ...AllTones, globals: { theme: 'gelap' } };
export const Phone: Story = { ...AllTones, globals: { viewport: { value: 'kecil' } } };
