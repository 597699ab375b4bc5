import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { QuantityField, type QuantityFieldProps } from './quantity-field.tsx';

function Live(props: QuantityFieldProps) {
  const [value, setValue] = useState(props.value);
  return <QuantityField {...props} value={value} onChange={(change) => setValue(change.value)} />;
}

const meta = {
  title: 'Formulir/QuantityField',
  component: QuantityField,
  args: {
    label: 'Jumlah dipakai',
    value: { amount: 2.5, unit: 'liter' },
    units: [
      { value: 'liter', label: 'liter' },
      { value: 'jeriken', label: 'jeriken' },
      { value: 'drum', label: 'drum' },
    ],
    onChange: () => undefined,
  },
  render: (args) => <Live {...args} />,
  parameters: componentDocs({
    use: 'Berapa banyak, dan dalam satuan apa: pemakaian suku cadang, stok, bacaan meter. Mengganti satuan tidak mengubah angkanya; penghitungan ulang adalah urusan halaman.',
    keys: [
      ['Tab', 'Angka, lalu satuan'],
      ['↑ ↓', 'Menaikkan angka; memilih satuan'],
    ],
    access: ['Satuan bernama "Satuan: " dan label isian. Dengan satu satuan ia hanya ditulis.'],
  }),
} satisfies Meta<typeof QuantityField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('textbox', { name: 'Jumlah dipakai' })).toHaveValue('3,5');
    const unit = canvas.getByRole('combobox', { name: 'Satuan: Jumlah dipakai' });
    await userEvent.selectOptions(unit, 'drum');
    await expect(unit).toHaveValue('drum');
    await expect(canvas.getByRole('textbox')).toHaveValue('3,5');
  },
};
export const OneUnit: Story = {
  args: { label: 'Bacaan meter', value: { amount: 1482.371, unit: 'm3' }, units: [{ value: 'm3', label: 'm³' }] },
};
export const Empty: Story = { args: { value: { amount: null, unit: 'liter' } } };
export const WithError: Story = { args: { error: 'Stok tinggal 2 liter.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongWords: Story = {
  globals: { viewport: { value: 'kecil' } },
  args: {
    units: [
      { value: 'liter', label: 'gulungan lima puluh meter' },
      { value: 'b', label: 'batang' },
    ],
  },
};
export const Dark: Story = { ...WithError, globals: { theme: 'gelap' } };
