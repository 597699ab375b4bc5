import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { PhoneField, type PhoneFieldProps } from './phone-field.tsx';

function Live(props: PhoneFieldProps) {
  const [value, setValue] = useState(props.value);
  return <PhoneField {...props} value={value} onChange={(change) => setValue(change.value)} />;
}

const meta = {
  title: 'Formulir/PhoneField',
  component: PhoneField,
  args: { label: 'Nomor telepon', value: null, onChange: () => undefined },
  render: (args) => <Live {...args} />,
  parameters: componentDocs({
    use: 'Nomor telepon dalam bentuk apa pun yang biasa: `0812-3456-7890`, `62812…`, `+62 (0)812…`. Tanpa kode negara dianggap Indonesia; negara lain diawali `+` atau `00`. Nilainya E.164.',
    access: ['Papan angka muncul di telepon. Bentuknya dirapikan setelah isian ditinggalkan.'],
  }),
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: '+6281234567890' } };
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Nomor telepon' });
    await userEvent.tab();
    await userEvent.keyboard('0812 3456 7890');
    await userEvent.tab();
    await expect(input).toHaveValue('+62 812-3456-7890');
  },
};
export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Nomor telepon' });
    await userEvent.tab();
    await userEvent.keyboard('0812');
    await userEvent.tab();
    await expect(input).toBeInvalid();
  },
};
export const Landline: Story = { args: { label: 'Telepon kantor', value: '+62215551234' } };
export const OtherCountry: Story = { args: { value: '+6591234567' } };
export const WithError: Story = { args: { value: '+6281234567890', error: 'Nomor ini sudah dipakai akun lain.' } };
export const Disabled: Story = { args: { value: '+6281234567890', disabled: true } };
export const Dark: Story = { ...WithError, globals: { theme: 'gelap' } };
