import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { RadioGroup } from './radio-group.tsx';

const meta = {
  title: 'Formulir/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Seberapa mendesak?',
    options: [
      { value: 'biasa', label: 'Biasa' },
      { value: 'segera', label: 'Segera' },
      { value: 'darurat', label: 'Darurat' },
    ],
    defaultValue: 'biasa',
    onChange: fn(),
  },
  parameters: componentDocs({
    use: 'Satu dari dua sampai lima pilihan, semuanya terlihat. Lebih dari itu pakai SelectField; untuk yang langsung mengubah tampilan pakai ToggleGroup. `look="card"` untuk pilihan yang perlu satu kalimat penjelasan.',
    keys: [
      ['Tab', 'Ke pilihan yang berlaku'],
      ['↑ ↓ ← →', 'Memindahkan pilihan'],
    ],
    access: ['Pertanyaannya menjadi legenda kelompok; petunjuk tiap pilihan dibacakan bersamanya.'],
  }),
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(canvasElement).getByRole('radio', { name: 'Segera' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'segera' });
  },
};
export const Row: Story = { args: { direction: 'row' } };
export const Cards: Story = {
  args: {
    look: 'card',
    options: [
      { value: 'biasa', label: 'Biasa', hint: 'Ditangani dalam tiga hari kerja' },
      { value: 'segera', label: 'Segera', hint: 'Ditangani hari ini juga' },
      { value: 'darurat', label: 'Darurat', hint: 'Petugas jaga ditelepon sekarang' },
    ],
  },
};
export const CardsInARow: Story = { args: { ...Cards.args, direction: 'row' } };
export const WithHintAndError: Story = {
  args: { hint: 'Darurat: ada bahaya bagi orang.', error: 'Pilih satu.', defaultValue: '', mark: 'required' },
};
export const Disabled: Story = { args: { disabled: true } };
export const OneDisabled: Story = {
  args: {
    options: [
      { value: 'biasa', label: 'Biasa' },
      { value: 'darurat', label: 'Darurat', hint: 'Belum ada petugas jaga', disabled: true },
    ],
  },
};
export const Phone: Story = { ...Cards, globals: { viewport: { value: 'kecil' } } };
export const Dark: Story = { ...Cards, globals: { theme: 'gelap' } };
