import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { FileDrop, type FileDropProps } from './file-drop.tsx';
import type { FileDropItem } from './file-row.tsx';

const mebibyte = 1_048_576;
const queue: FileDropItem[] = [
  { id: '1', name: 'Bocor di plafon kamar 12B.jpg', size: 2.4 * mebibyte, state: 'done' },
  { id: '2', name: 'Denah lantai 12.pdf', size: 8.1 * mebibyte, state: 'sending', sent: 5.3 * mebibyte },
  { id: '3', name: 'Rekaman suara pompa.mp3', size: 3 * mebibyte, state: 'paused' },
  { id: '4', name: 'Berita acara.pdf', size: 0.4 * mebibyte, state: 'waiting' },
  { id: '5', name: 'Foto ruang pompa.jpg', size: 4.2 * mebibyte, state: 'failed', error: 'Sambungan terputus.' },
];

function Live(props: FileDropProps) {
  const [files, setFiles] = useState(props.files);
  return (
    <FileDrop
      {...props}
      files={files}
      onAdd={(choice) => {
        props.onAdd(choice);
        setFiles([
          ...files,
          ...choice.files.map(({ name, size }) => ({ id: name, name, size, state: 'waiting' as const })),
        ]);
      }}
      onRemove={({ id }) => setFiles(files.filter((file) => file.id !== id))}
    />
  );
}

const meta = {
  title: 'Formulir/FileDrop',
  component: FileDrop,
  args: {
    label: 'Foto kerusakan',
    files: [],
    onAdd: fn(),
    onRetry: fn(),
    accept: 'image/*,.pdf,.mp3',
    maxSize: 10 * mebibyte,
    maxFiles: 6,
  },
  render: (args) => <Live {...args} />,
  parameters: componentDocs({
    use: 'Berkas yang ditarik atau dipilih, dengan sejauh mana masing-masing terkirim. Pengiriman (bersambung, diulang) milik mesin unggah halaman; komponen ini hanya menunjukkan antreannya. Yang terlalu besar, salah jenis, atau berlebih ditolak di tempat, dengan alasannya.',
    keys: [
      ['Enter, Spasi', 'Membuka pemilih berkas'],
      ['Tab', 'Ke tombol ulangi dan hapus tiap berkas'],
    ],
    access: [
      'Ia isian berkas biasa; menarik berkas hanya jalan lain.',
      'Keadaan tiap berkas berupa ikon dan kata; kemajuan adalah `progress` bernama berkasnya.',
    ],
  }),
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'Gambar, PDF, atau suara; paling besar 10 MB.' } };
export const Queue: Story = {
  args: { files: queue },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar', { name: 'Denah lantai 12.pdf' })).toHaveAttribute('value', '65');
    await userEvent.click(canvas.getByRole('button', { name: 'Unggah lagi Foto ruang pompa.jpg' }));
    await expect(args.onRetry).toHaveBeenCalledWith({ id: '5' });
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus Berita acara.pdf' }));
    await expect(canvas.queryByText('Berita acara.pdf')).not.toBeInTheDocument();
  },
};
export const Refused: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const photo = new File(['x'], 'bocor.jpg', { type: 'image/jpeg' });
    const film = new File(['x'], 'pompa.mov', { type: 'video/quicktime' });
    const large = new File([new Uint8Array(11 * mebibyte)], 'gedung.pdf', { type: 'application/pdf' });
    await userEvent.upload(canvas.getByLabelText('Foto kerusakan'), [photo, film, large], { applyAccept: false });
    await expect(args.onAdd).toHaveBeenCalledWith({ files: [photo] });
    await expect(canvas.getByText(/Jenis berkas ini tidak diterima/)).toBeVisible();
    await expect(canvas.getByText(/paling besar 10 MB/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus pompa.mov' }));
    await expect(canvas.queryByText('pompa.mov')).not.toBeInTheDocument();
  },
};
export const WithError: Story = { args: { error: 'Sertakan minimal satu foto.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongWords: Story = {
  globals: { viewport: { value: 'kecil' } },
  args: {
    files: [
      {
        id: 'a',
        name: 'Pertanggungjawabanketidakbersinambunganpemeliharaankelistrikan.pdf',
        size: mebibyte,
        state: 'failed',
        error: 'Ditolak oleh server: berkas ini mengandung makro.',
      },
    ],
  },
};
export const Phone: Story = { args: { files: queue }, globals: { viewport: { value: 'telepon' } } };
export const Dark: Story = { args: { files: queue }, globals: { theme: 'gelap' } };
