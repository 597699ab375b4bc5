import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { Card } from '../card/card.tsx';
import { Grid } from './grid.tsx';

const cards = ['Graha Contoh', 'Menara Melati', 'Kantor Anggrek', 'Kos Kenanga', 'Ruko Dahlia'].map((name) => (
  <Card key={name}>{name}</Card>
));

const meta = {
  title: 'Tata letak/Grid',
  component: Grid,
  args: { children: cards },
  parameters: componentDocs({
    use: 'Menyusun bagian yang setara berdampingan. `columns` untuk jumlah yang tetap, `item` untuk sebanyak yang muat. Untuk satu baris tombol pakai Inline.',
  }),
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneColumn: Story = {};
export const TwoColumns: Story = { args: { columns: 2 } };
export const FourColumns: Story = { args: { columns: 4, gap: 'md' } };
export const AsManyAsFit: Story = { args: { item: 'md' } };
export const FourOnPhone: Story = { args: { columns: 4, gap: 'md' }, globals: { viewport: { value: 'telepon' } } };
export const SixInTwoRows: Story = {
  args: { columns: 6, gap: 'md', children: [...cards, <Card key="Gudang">Gudang</Card>] },
};
