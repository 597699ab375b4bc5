import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { banknoteIcon, circleCheckIcon, sirenIcon, ticketIcon, wrenchIcon } from '../../icons/generated/icons.ts';
import { Card } from '../card/card.tsx';
import { Timeline } from './timeline.tsx';

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  args: {
    entries: [
      {
        id: 'selesai',
        icon: circleCheckIcon,
        tone: 'success',
        title: 'Tiket diselesaikan oleh Budi Santoso',
        time: 'Jumat, 17.05 WIB',
        dateTime: '2026-11-20T17:05:00+07:00',
        detail: 'Seal pompa diganti, tekanan kembali 2,4 bar.',
      },
      {
        id: 'biaya',
        icon: banknoteIcon,
        title: 'Suku cadang dicatat: Rp 285.000',
        time: '16.40 WIB',
        dateTime: '2026-11-20T16:40:00+07:00',
      },
      {
        id: 'kerja',
        icon: wrenchIcon,
        tone: 'info',
        title: 'Mulai dikerjakan',
        time: '15.10 WIB',
        dateTime: '2026-11-20T15:10:00+07:00',
      },
      { id: 'tiket', icon: ticketIcon, tone: 'accent', title: 'Tiket #1042 dibuat dari alarm', time: '14.32 WIB' },
      {
        id: 'alarm',
        icon: sirenIcon,
        tone: 'danger',
        title: 'Tekanan air di bawah 1,5 bar',
        time: '14.30 WIB',
        detail: 'Pompa air bersih, Graha Contoh',
      },
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
    use: 'Riwayat satu hal, satu kejadian sesudah yang lain: tiket, alarm, aset. Untuk perubahan isian dengan nilai sebelum dan sesudah pakai AuditEntry; untuk percakapan pakai CommentThread.',
    access: ['Daftar berurut; waktu lengkap tersedia bagi mesin lewat `dateTime`.'],
  }),
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { entries: [{ id: 'a', title: 'Aset didaftarkan', time: '2 Januari 2026' }] } };
export const LongWords: Story = {
  args: {
    entries: [
      {
        id: 'a',
        title: 'Pertanggungjawabanketidakbersinambunganpemeliharaankelistrikan dilaporkan',
        time: 'Jumat, 20 November 2026 pukul 17.05 WIB',
        detail: 'Laporan tahunan pemeliharaan kelistrikan seluruh gedung beserta lampiran.',
      },
      { id: 'b', title: 'Dibuat', time: 'kemarin' },
    ],
  },
  globals: { viewport: { value: 'kecil' } },
};
export const Phone: Story = { globals: { viewport: { value: 'telepon' } } };
export const Dark: Story = { globals: { theme: 'gelap' } };
