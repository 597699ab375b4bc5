import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { Stack } from '../stack/stack.tsx';
import { Heading } from './heading.tsx';

const meta = {
  title: 'Dasar/Heading',
  component: Heading,
  args: { level: 2, children: 'Tagihan bulan ini' },
  parameters: componentDocs({
    use: 'Judul halaman atau bagian. `level` adalah tempatnya dalam kerangka halaman, `size` hanya rupanya.',
    access: ['Satu `level` 1 di setiap halaman, dan tidak ada tingkat yang dilompati.'],
  }),
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Levels: Story = {
  render: () => (
    <Stack gap="md">
      <Heading level={1} size="display">
        Satu tempat untuk menjalankan gedung
      </Heading>
      <Heading level={2} size="2xl">
        Graha Contoh
      </Heading>
      <Heading level={3} size="xl">
        Perangkat
      </Heading>
      <Heading level={4} size="lg">
        Lantai 3
      </Heading>
      <Heading level={5}>Ruang panel</Heading>
    </Stack>
  ),
};
export const LongWords: Story = {
  args: { level: 1, children: 'Pertanggungjawaban ketidakbersinambungan pemeliharaan kelistrikan' },
  globals: { viewport: { value: 'kecil' } },
};
export const Dark: Story = { ...Levels, globals: { theme: 'gelap' } };
