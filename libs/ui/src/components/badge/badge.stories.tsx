import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { Inline } from '../inline/inline.tsx';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Data/Badge',
  component: Badge,
  args: { children: '12' },
  parameters: componentDocs({
    use: 'Kata pendek atau jumlah yang bukan status: jumlah tiket, “Baru”, “Percobaan”. Untuk status pakai StatusBadge; untuk label yang dapat dilepas pakai Tag.',
    access: ['Jumlah di dalam tombol menjadi bagian dari nama tombol itu: sertakan kata yang menjelaskannya.'],
  }),
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Count: Story = {};
export const Accent: Story = { args: { tone: 'accent', children: 'Baru' } };
export const LongWords: Story = {
  args: { children: 'Pertanggungjawabanketidakbersinambunganpemeliharaankelistrikan' },
  globals: { viewport: { value: 'kecil' } },
};
export const Both: Story = {
  render: () => (
    <Inline>
      <Badge>12</Badge>
      <Badge tone="accent">Baru</Badge>
      <Badge>99+</Badge>
    </Inline>
  ),
};
export const Dark: Story = { ...Both, globals: { theme: 'gelap' } };
