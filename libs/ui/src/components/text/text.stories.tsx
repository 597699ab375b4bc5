import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { Heading } from '../heading/heading.tsx';
import { Link } from '../link/link.tsx';
import { Prose } from '../prose/prose.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from './text.tsx';

const meta = {
  title: 'Dasar/Text',
  component: Text,
  args: { children: 'Pengelola melihat setiap gedung, perangkat, tiket, tagihan, dan rupiah secara langsung.' },
  parameters: componentDocs({
    use: 'Teks biasa dalam ukuran, ketebalan, dan warna dari token. Judul bagian: pakai Heading. Tulisan panjang dengan judul dan daftar: pakai Prose; dari Markdown: pakai Markdown.',
    access: [
      'Warna `muted` tetap punya kontras 4,5:1 di atas setiap latar.',
      '`truncate` memotong dengan elipsis; kalimat penuhnya tetap dibacakan pembaca layar.',
      'Angka yang berubah atau berbaris memakai angka selebar sama.',
    ],
  }),
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sizes: Story = {
  render: () => (
    <Stack gap="sm">
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Text key={size} size={size}>
          {size}: Rp 1.234.567 pada 20 November 2026
        </Text>
      ))}
    </Stack>
  ),
};
export const Tones: Story = {
  render: () => (
    <Stack gap="sm">
      {(['default', 'muted', 'accent', 'success', 'warning', 'danger', 'info'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
};
export const Headings: Story = {
  render: () => (
    <Stack gap="md">
      <Heading level={1} size="display">
        Satu tempat untuk menjalankan gedung
      </Heading>
      <Heading level={2} size="2xl">
        Judul halaman
      </Heading>
      <Heading level={3} size="lg">
        Judul bagian
      </Heading>
      <Heading level={4}>Judul kecil</Heading>
    </Stack>
  ),
};
export const TabularNumbers: Story = {
  render: () => (
    <Stack gap="none">
      {['1.111,11', '8.888,88', '2.345,67'].map((number) => (
        <Text key={number} size="lg">
          Rp {number}
        </Text>
      ))}
    </Stack>
  ),
};
export const Truncated: Story = {
  globals: { viewport: { value: 'kecil' } },
  args: { overflow: 'truncate', children: 'Ketidakbersinambungan pertanggungjawaban pemeliharaan kelistrikan gedung' },
};
export const Running: Story = {
  render: () => (
    <Prose>
      <p>
        Kami mengolah data pribadi Anda sesuai <Link href="#uu">UU PDP</Link>.
      </p>
      <h2>Data yang kami simpan</h2>
      <p>Hanya yang diperlukan untuk menjalankan gedung Anda:</p>
      <ul>
        <li>nama dan email,</li>
        <li>unit tempat Anda tinggal.</li>
      </ul>
    </Prose>
  ),
};
export const Dark: Story = { ...Tones, globals: { theme: 'gelap' } };
