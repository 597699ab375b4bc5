import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

function Live(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value);
  return <NumberField {...props} value={value} onChange={(change) => setValue(change.value)} />;
}

const meta = {
  title: 'Formulir/NumberField',
  component: NumberField,
  args: { label: 'Jumlah lantai', value: 12, min: 1, max: 200, onChange: () => undefined },
  render: (args) => <Live {...args} />,
  parameters: componentDocs({
    use: 'Cacah atau ukuran: jumlah lantai, suhu ambang, luas. Angka yang tidak dihitung (nomor meter, kode pos) adalah TextField; uang adalah RupiahField; jumlah dengan satuan yang dapat dipilih adalah QuantityField.',
    keys: [
      ['↑ ↓', 'Satu langkah'],
      ['Shift ↑ ↓', 'Sepuluh langkah'],
      ['Home, End', 'Ke batas bawah dan batas atas'],
    ],
    access: [
      'Tombol tambah dan kurang tidak menjadi perhentian Tab: panah melakukan hal yang sama.',
      'Angka ditulis menurut bahasa: 1.250,5 dalam bahasa Indonesia.',
    ],
  }),
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Jumlah lantai' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(input).toHaveValue('13');
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(input).toHaveValue('1');
  },
};
export const Empty: Story = { args: { value: null } };
export const Decimals: Story = {
  args: { label: 'Luas', unit: 'm²', value: 1250.5, decimals: 2, max: 1_000_000, step: 0.5 },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Luas' });
    await expect(input).toHaveValue('1.250,5');
    await userEvent.clear(input);
    await userEvent.type(input, '2.000,75');
    await userEvent.tab();
    await expect(input).toHaveValue('2.000,75');
  },
};
export const WithoutSteppers: Story = { args: { label: 'Suhu ambang', unit: '°C', value: 27, steppers: 'hidden' } };
export const WithError: Story = { args: { value: null, error: 'Jumlah lantai harus diisi.', hint: 'Tanpa rubanah.' } };
export const Disabled: Story = { args: { disabled: true } };
export const Phone: Story = { globals: { viewport: { value: 'kecil' } } };
export const Dark: Story = { ...WithError, globals: { theme: 'gelap' } };
