import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { Stack } from '../stack/stack.tsx';
import { Age } from './age.tsx';

const meta = {
  title: 'Data/Age',
  component: Age,
  args: { text: '12 detik lalu', dateTime: '2026-11-20T10:05:12+07:00' },
  parameters: componentDocs({
    use: 'Menyatakan umur sebuah nilai. Pakai di samping setiap angka yang dapat basi; `freshness="stale"` bila nilai lebih tua daripada seharusnya. Untuk waktu kejadian yang tidak menua, pakai teks biasa.',
    access: [
      'Keadaan basi ditandai dengan ikon jam pasir dan ketebalan huruf, bukan hanya warna.',
      'Elemen `time`: isi `dateTime` dengan waktu lengkap berikut zona.',
    ],
  }),
} satisfies Meta<typeof Age>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};
export const Stale: Story = { args: { text: '18 menit lalu', freshness: 'stale' } };
export const Long: Story = {
  args: { text: 'Jumat, 20 November 2026 pukul 17.05 WIB', freshness: 'stale' },
  globals: { viewport: { value: 'kecil' } },
};
export const Both: Story = {
  render: () => (
    <Stack gap="sm" align="start">
      <Age text="baru saja" />
      <Age text="2 jam lalu" freshness="stale" />
    </Stack>
  ),
};
export const Dark: Story = { ...Both, globals: { theme: 'gelap' } };
