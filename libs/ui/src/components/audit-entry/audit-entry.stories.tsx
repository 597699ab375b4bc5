import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { Card } from '../card/card.tsx';
import { AuditEntry } from './audit-entry.tsx';

const meta = {
  title: 'Data/AuditEntry',
  component: AuditEntry,
  args: {
    actor: 'Sari Wulandari',
    action: 'mengubah tarif listrik Graha Contoh',
    time: 'Jumat, 20 November 2026 pukul 17.05 WIB',
    dateTime: '2026-11-20T17:05:00+07:00',
    source: 'Chrome di Windows, 103.28.14.7',
    changes: [
      { field: 'Harga per kWh', before: 'Rp 1.444,70', after: 'Rp 1.699,53' },
      { field: 'Berlaku sejak', before: null, after: '1 Desember 2026' },
      { field: 'Catatan', before: 'Tarif lama', after: null },
    ],
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  parameters: componentDocs({
    use: 'Satu catatan jejak audit: siapa mengubah apa, kapan, dari mana, dan nilai sebelum serta sesudahnya. Untuk kejadian tanpa nilai pakai Timeline.',
    access: [
      'Nilai memakai elemen `del` dan `ins` serta kata “Sebelum” dan “Sesudah”; coretan, bukan hanya warna, menandai yang lama.',
    ],
  }),
} satisfies Meta<typeof AuditEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutValues: Story = { args: { action: 'keluar dari semua perangkat', changes: [] } };
export const ByTheSystem: Story = {
  args: {
    actor: 'Sistem',
    action: 'menerbitkan 312 tagihan',
    source: 'Tugas bulanan',
    changes: [{ field: 'Status', before: 'Draf', after: 'Terbit' }],
  },
};
export const LongWords: Story = {
  args: {
    changes: [
      {
        field: 'Keterangan penanggung jawab',
        before: 'Pertanggungjawabanketidakbersinambunganpemeliharaankelistrikan',
        after: 'Pemeliharaan kelistrikan tahunan dialihkan kepada CV Terang Abadi sampai akhir masa kontrak.',
      },
    ],
  },
  globals: { viewport: { value: 'kecil' } },
};
export const Phone: Story = { globals: { viewport: { value: 'telepon' } } };
export const Dark: Story = { globals: { theme: 'gelap' } };
