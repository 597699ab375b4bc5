import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { Button } from '../button/button.tsx';
import { Inline } from './inline.tsx';

const meta = {
  title: 'Tata letak/Inline',
  component: Inline,
  args: {
    children: ['Simpan', 'Simpan dan tutup', 'Salin', 'Batal'].map((name) => <Button key={name}>{name}</Button>),
  },
  parameters: componentDocs({
    use: 'Menaruh bagian berdampingan dengan satu jarak; yang tidak muat turun ke baris berikutnya. Untuk yang bersusun ke bawah pakai Stack.',
  }),
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Spread: Story = { args: { justify: 'between' } };
export const AtTheEnd: Story = { args: { justify: 'end', gap: 'lg' } };
export const WrapsOnPhone: Story = { globals: { viewport: { value: 'kecil' } } };
