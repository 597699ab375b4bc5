import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { Age } from '../age/age.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { DescriptionList } from './description-list.tsx';

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Alamat', detail: 'Jalan Melati 12, Jakarta Selatan' },
      { term: 'Zona waktu', detail: 'WIB (Asia/Jakarta)' },
      { term: 'Sisa tagihan', detail: 'Rp 1.234.567' },
      { term: 'Keadaan', detail: <StatusBadge tone="success" label="Semua normal" /> },
      { term: 'Diperiksa', detail: <Age text="12 detik lalu" /> },
    ],
  },
  parameters: componentDocs({
    use: 'Yang diketahui tentang satu hal, dalam pasangan nama dan nilai. Untuk beberapa hal yang dibandingkan pakai Table.',
    access: ['Elemen `dl`: pembaca layar mengucapkan nama sebelum nilainya.'],
  }),
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongWords: Story = {
  args: {
    items: [
      {
        term: 'Penanggung jawab ketidakbersinambungan pemeliharaan',
        detail: 'Pertanggungjawabanketidakbersinambunganpemeliharaankelistrikan@graha-contoh.example',
      },
      { term: 'Catatan', detail: '–' },
    ],
  },
  globals: { viewport: { value: 'kecil' } },
};
export const Phone: Story = { globals: { viewport: { value: 'telepon' } } };
export const Dark: Story = { globals: { theme: 'gelap' } };
