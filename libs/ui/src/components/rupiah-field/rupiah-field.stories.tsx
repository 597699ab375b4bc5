import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { RupiahField, type RupiahFieldProps } from './rupiah-field.tsx';

function Live(props: RupiahFieldProps) {
  const [value, setValue] = useState(props.value);
  return <RupiahField {...props} value={value} onChange={(change) => setValue(change.value)} />;
}

const meta = {
  title: 'Formulir/RupiahField',
  component: RupiahField,
  args: { label: 'Iuran bulanan', value: null, onChange: () => undefined },
  render: (args) => <Live {...args} />,
  parameters: componentDocs({
    use: 'Sejumlah uang dalam rupiah bulat. Titik ribuan muncul sendiri. Yang ditempel dimengerti dalam banyak bentuk: `1250000`, `Rp1.250.000`, `IDR 1,250,000.00`, `1,5 jt`. Pecahan rupiah tidak dibulatkan diam-diam; isian minta diperbaiki.',
    access: [
      'Nilainya bilangan bulat, tidak pernah pecahan; formulir menerima angka polos di bawah `name`.',
      'Kesalahan baca muncul setelah isian ditinggalkan, bukan di tengah mengetik.',
    ],
  }),
} satisfies Meta<typeof RupiahField>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox', { name: 'Iuran bulanan' });

export const Empty: Story = {};
export const Filled: Story = { args: { value: 1_250_000, hint: 'Sudah termasuk kebersihan dan keamanan.' } };
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('1250000');
    await expect(input).toHaveValue('1.250.000');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(input).toHaveValue('12.500');
  },
};
export const Pasted: Story = {
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.click(input);
    await userEvent.paste('IDR 1,250,000.00');
    await expect(input).toHaveValue('1.250.000');
  },
};
export const Unreadable: Story = {
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.click(input);
    await userEvent.paste('Rp1.250,50');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Tulis rupiah bulat, misalnya 1.250.000.');
  },
};
export const WithError: Story = { args: { value: 500, error: 'Minimal Rp10.000.' } };
export const Disabled: Story = { args: { value: 1_250_000, disabled: true } };
export const Largest: Story = { args: { value: 9_007_199_254_740_991 }, globals: { viewport: { value: 'kecil' } } };
export const Dark: Story = { ...WithError, globals: { theme: 'gelap' } };
