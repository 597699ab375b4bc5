import type { OccupantImportReport } from '@imah/contract/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRoute } from '@imah/app/harness';
import { InviteFileResult } from './invite-file-result.tsx';

const report: OccupantImportReport = {
  applied: false,
  rows: 5,
  outcomes: { invited: 1, added: 1, waiting: 1, joined: 0 },
  faults: [
    { row: 3, column: 'code', message: 'Unit ini tidak ada di gedung ini' },
    { row: 5, column: 'email', message: 'Orang ini tercatat di unit ini dengan alamat email lain' },
  ],
  faultyRows: 2,
  ignoredHeadings: ['Catatan'],
  people: [
    { row: 2, unit: 'A-0101', name: 'Dewi Lestari', email: 'dewi@contoh.id', outcome: 'invited' },
    { row: 4, unit: 'A-0102', name: 'Bambang Kusumo Wijoyo Hadiningrat', email: 'bambang@contoh.id', outcome: 'added' },
    { row: 6, unit: 'LG-01', name: 'Rina Saputra', email: 'rina@contoh.id', outcome: 'waiting' },
  ],
  errorFile: 'unit,penghuni,email,kesalahan',
};

const meta = {
  title: 'Halaman/Gedung/Undangan dari berkas',
  component: InviteFileResult,
  args: { report, fileName: 'kesalahan.csv' },
  decorators: [atRoute('buildingOverview')],
} satisfies Meta<typeof InviteFileResult>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rows that are wrong, and what becomes of the others. */
export const Checked: Story = {};
export const CheckedDark: Story = { globals: { theme: 'gelap' } };
export const Phone: Story = { globals: { viewport: { value: 'telepon' } } };
/** Nothing of the file can be read. */
export const Refused: Story = {
  args: {
    report: {
      ...report,
      faults: [
        { row: null, column: null, message: 'Baris pertama harus memuat judul kolom: unit, penghuni, dan email' },
      ],
      faultyRows: 0,
      people: [],
      errorFile: null,
      ignoredHeadings: [],
    },
  },
};
