import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { Stack } from '../stack/stack.tsx';
import { Progress } from './progress.tsx';

const meta = {
  title: 'Umpan balik/Progress',
  component: Progress,
  args: { label: 'Mengimpor unit', value: 42 },
  parameters: componentDocs({
    use: 'Pekerjaan panjang yang jumlahnya diketahui: impor, unggahan, penerbitan tagihan. `value={null}` selama jumlahnya belum diketahui. Untuk memuat halaman pakai LoadingBar; untuk penantian singkat pakai Spinner.',
    keys: [['Tab, Enter', 'Menghentikan pekerjaan, bila boleh dihentikan']],
    access: [
      'Peran `progressbar` dengan nama dan nilai dalam kata (`amount`).',
      'Dengan gerak dikurangi, batang tak tentu berdenyut di tempat.',
    ],
  }),
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Stoppable: Story = {
  args: {
    label: 'Menerbitkan tagihan November',
    value: 184,
    max: 312,
    amount: '184 dari 312 tagihan',
    note: 'Kira-kira 2 menit lagi',
    onStop: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Menerbitkan tagihan November' });
    await expect(bar).toHaveAttribute('aria-valuetext', '184 dari 312 tagihan');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};
export const Unknown: Story = { args: { label: 'Menyiapkan laporan', value: null } };
export const States: Story = {
  render: () => (
    <Stack gap="xl">
      <Progress label="Mengunggah denah-lantai-3.pdf" value={0} />
      <Progress label="Mengunggah foto-panel.jpg" value={7.4} max={12} amount="7,4 dari 12 MB" />
      <Progress label="Penyimpanan" value={91} tone="warning" amount="9,1 dari 10 GB" />
      <Progress label="Impor meter" value={63} tone="danger" note="Berhenti di baris 190: nomor meter ganda." />
      <Progress label="Cadangan malam" value={100} tone="success" amount="Selesai" />
    </Stack>
  ),
};
export const Phone: Story = { ...Stoppable, globals: { viewport: { value: 'kecil' } } };
export const Dark: Story = { ...States, globals: { theme: 'gelap' } };
