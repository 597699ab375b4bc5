import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormErrorSummary } from './form-error-summary.tsx';

const meta = {
  title: 'Formulir/FormErrorSummary',
  component: FormErrorSummary,
  args: {
    errors: [
      { field: 'email', text: 'Email harus diisi.' },
      { field: 'sandi', text: 'Kata sandi paling sedikit 8 huruf.' },
      { text: 'Validasi Salah, Cek Kembali Input' },
    ],
  },
} satisfies Meta<typeof FormErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Without: Story = { args: { errors: [] } };
export const Dark: Story = { globals: { theme: 'gelap' } };
