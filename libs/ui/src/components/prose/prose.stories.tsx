import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { Link } from '../link/link.tsx';
import { Prose } from './prose.tsx';

const meta = {
  title: 'Dasar/Prose',
  component: Prose,
  args: {
    children: (
      <>
        <h2>Iuran pengelolaan</h2>
        <p>
          Iuran jatuh tempo setiap tanggal 10. Denda keterlambatan 2% per bulan, sebagaimana diatur dalam{' '}
          <Link href="#tata-tertib">tata tertib penghuni</Link>.
        </p>
        <ul>
          <li>Listrik dan air dihitung menurut meter.</li>
          <li>Parkir tamu Rp 5.000 setiap jam.</li>
        </ul>
        <ol>
          <li>Unggah bukti pembayaran.</li>
          <li>Tunggu pemeriksaan paling lama satu hari kerja.</li>
        </ol>
      </>
    ),
  },
  parameters: componentDocs({
    use: 'Bacaan berjalan dengan elemen biasa: judul, paragraf, daftar, tautan. Untuk teks yang ditulis orang di aplikasi pakai Markdown, yang memakai rupa ini.',
  }),
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'kecil' } } };
export const Dark: Story = { globals: { theme: 'gelap' } };
