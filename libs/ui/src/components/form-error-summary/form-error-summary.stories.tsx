import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { FormErrorSummary } from './form-error-summary.tsx';

const meta = {
  title: 'Formulir/FormErrorSummary',
  component: FormErrorSummary,
  args: {
    errors: [
      { field: 'email', text: 'Email harus diisi.' },
      { field: 'sandi', text: 'Kata sandi minimal 8 huruf.' },
      { text: 'Validasi Salah, Cek Kembali Input' },
    ],
  },
  parameters: componentDocs({
    use: 'Semua yang salah pada sebuah formulir, di atasnya, setelah dikirim. Form menampilkannya sendiri dari jawaban 422 server; pakai langsung hanya pada formulir yang tidak memakai Form. Satu kesalahan pada satu isian cukup ditulis pada isiannya.',
    keys: [
      ['Tab', 'Dari satu kesalahan ke kesalahan berikutnya'],
      ['Enter', 'Ke isian yang salah'],
    ],
    access: [
      'Fokus berpindah ke ringkasan begitu muncul, dan isinya dibacakan segera.',
      'Kalimatnya sama dengan yang tertulis pada isiannya.',
    ],
  }),
} satisfies Meta<typeof FormErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Without: Story = { args: { errors: [] } };
export const Dark: Story = { globals: { theme: 'gelap' } };
