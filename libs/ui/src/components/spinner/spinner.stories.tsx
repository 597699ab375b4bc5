import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { Inline } from '../inline/inline.tsx';
import { Spinner } from './spinner.tsx';

const meta = {
  title: 'Umpan balik/Spinner',
  component: Spinner,
  parameters: componentDocs({
    use: 'Menunggu sesuatu yang bentuknya belum diketahui. Bila bentuknya diketahui pakai Skeleton; bila jumlahnya diketahui pakai Progress; di dalam tombol pakai `loading` dari Button.',
    access: [
      'Diucapkan sebagai status “Memuat” atau `label`; `label="none"` bila elemen di sekitarnya sudah mengatakannya.',
      'Dengan gerak dikurangi, lingkaran tidak berputar tetapi berdenyut pelan.',
    ],
  }),
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sizes: Story = {
  render: () => (
    <Inline>
      <Spinner size="sm" />
      <Spinner />
      <Spinner size="lg" label="Memuat perangkat" />
    </Inline>
  ),
};
export const Dark: Story = { ...Sizes, globals: { theme: 'gelap' } };
