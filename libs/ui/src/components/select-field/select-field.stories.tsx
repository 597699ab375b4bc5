import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { SelectField } from './select-field.tsx';

const meta = {
  title: 'Formulir/SelectField',
  component: SelectField,
  args: {
    label: 'Jenis gedung',
    options: [
      { value: 'apartemen', label: 'Apartemen' },
      { value: 'kantor', label: 'Kantor' },
      { value: 'kos', label: 'Kos' },
      { value: 'pabrik', label: 'Pabrik', disabled: true },
    ],
  },
  parameters: componentDocs({
    use: 'Satu dari lima sampai kira-kira dua puluh pilihan, dengan daftar milik perangkat sendiri. Kurang dari itu pakai RadioGroup; lebih dari itu, atau yang perlu dicari, pakai Combobox.',
    keys: [
      ['Spasi, Alt ↓', 'Membuka daftar'],
      ['↑ ↓, huruf', 'Memilih'],
    ],
    access: ['Daftar asli perangkat: di telepon berupa roda, dan pembaca layar mengenalnya.'],
  }),
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Jenis gedung' });
    await userEvent.selectOptions(select, 'Kos');
    await expect(select).toHaveValue('kos');
  },
};
export const Placeholder: Story = { args: { placeholder: 'Pilih jenis' } };
export const WithHint: Story = { args: { hint: 'Menentukan laporan yang disiapkan.', mark: 'optional' } };
export const WithError: Story = { args: { placeholder: 'Pilih jenis', error: 'Pilih jenis gedung.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongWords: Story = {
  globals: { viewport: { value: 'kecil' } },
  args: { options: [{ value: 'a', label: 'Pertanggungjawaban ketidakbersinambungan pemeliharaan kelistrikan' }] },
};
export const Dark: Story = { ...WithError, globals: { theme: 'gelap' } };
