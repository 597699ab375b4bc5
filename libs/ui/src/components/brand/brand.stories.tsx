import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { Brand } from './brand.tsx';

const meta = {
  title: 'Dasar/Brand',
  component: Brand,
  parameters: componentDocs({
    use: 'Tanda Imah: atap di atas pintu yang terbuka. `display="mark"` bila tidak ada tempat untuk nama, misalnya bilah sisi yang dilipat.',
    access: ['Nama tetap diucapkan pembaca layar pada kedua bentuk.'],
  }),
} satisfies Meta<typeof Brand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Mark: Story = { args: { display: 'mark' } };
export const Dark: Story = { globals: { theme: 'gelap' } };
