import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { downloadIcon, trashIcon } from '../../icons/generated/icons.ts';
import { FileList } from './file-list.tsx';

const plan = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90"><rect width="120" height="90" fill="#d6edf0"/><path d="M10 10h60v40H10zM70 10h40v70H40V50" fill="none" stroke="#32646b" stroke-width="3"/></svg>',
)}`;

const meta = {
  title: 'Data/FileList',
  component: FileList,
  args: {
    files: [
      {
        id: 'a',
        name: 'denah-lantai-3.png',
        kind: 'image',
        detail: '2,4 MB · 20 Nov 2026',
        href: '#a',
        previewSrc: plan,
      },
      { id: 'b', name: 'kontrak-lift-2026.pdf', kind: 'document', detail: '812 kB · 2 Jan 2026', href: '#b' },
      { id: 'c', name: 'tagihan-november.xlsx', kind: 'sheet', detail: '96 kB · 18 Nov 2026', href: '#c' },
      { id: 'd', name: 'Foto pemeliharaan', kind: 'folder', detail: '14 berkas', href: '#d' },
      { id: 'e', name: 'kamera-lobi.mp4', kind: 'video', detail: '48 MB · kemarin', href: '#e' },
    ],
    actions: ({ name }) => [
      { kind: 'link', label: 'Unduh', icon: downloadIcon, href: `#unduh-${name}` },
      { kind: 'action', label: 'Hapus', icon: trashIcon, tone: 'danger', onSelect: fn() },
    ],
  },
  parameters: componentDocs({
    use: 'Berkas yang dikenali dari gambarnya: lampiran tiket, dokumen gedung. Untuk ratusan berkas yang dicari dan diurutkan pakai DataTable; untuk mengunggah pakai FileDrop.',
    keys: [
      ['Tab', 'Ke berkas, lalu ke tindakannya'],
      ['Enter', 'Membuka berkas'],
    ],
    access: ['Gambar hanya hiasan: nama berkas adalah tautannya, dan seluruh kartu sasarannya.'],
  }),
} satisfies Meta<typeof FileList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'denah-lantai-3.png' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Unduh' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
export const WithoutActions: Story = { args: { actions: () => [] } };
export const LongNames: Story = {
  args: {
    files: [
      {
        id: 'a',
        name: 'pertanggungjawaban-ketidakbersinambungan-pemeliharaan-kelistrikan-2026.pdf',
        kind: 'document',
        detail: '1,2 GB · diunggah oleh Raden Ajeng Wulandari',
        href: '#a',
      },
    ],
  },
};
export const Phone: Story = { globals: { viewport: { value: 'telepon' } } };
export const Dark: Story = { globals: { theme: 'gelap' } };
