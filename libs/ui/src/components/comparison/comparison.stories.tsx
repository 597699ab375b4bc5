import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { Stack } from '../stack/stack.tsx';
import { Comparison } from './comparison.tsx';

const meta = {
  title: 'Data/Comparison',
  component: Comparison,
  args: { direction: 'up', verdict: 'good', text: '8% di atas bulan lalu' },
  parameters: componentDocs({
    use: 'Sebuah angka dibandingkan dengan angka sebelumnya, biasanya sebagai `note` dari Stat. Naik tidak selalu baik: halaman yang menentukan `verdict`.',
    access: ['Arah tertulis di dalam teks; ikon dan warna hanya menegaskan.'],
  }),
} satisfies Meta<typeof Comparison>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Better: Story = {};
export const Worse: Story = { args: { verdict: 'bad', text: 'Tunggakan 12% di atas bulan lalu' } };
export const Same: Story = { args: { direction: 'same', verdict: 'neutral', text: 'Sama seperti kemarin' } };
export const All: Story = {
  render: () => (
    <Stack gap="sm" align="start">
      <Comparison direction="up" verdict="good" text="Penerimaan 8% di atas bulan lalu" />
      <Comparison direction="down" verdict="good" text="Pemakaian air 3% di bawah bulan lalu" />
      <Comparison direction="up" verdict="bad" text="Tunggakan 12% di atas bulan lalu" />
      <Comparison direction="down" verdict="neutral" text="Tamu 4 orang di bawah minggu lalu" />
    </Stack>
  ),
};
export const Dark: Story = { ...All, globals: { theme: 'gelap' } };
