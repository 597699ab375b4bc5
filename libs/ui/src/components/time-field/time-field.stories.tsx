import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { TimeField, type TimeFieldProps } from './time-field.tsx';

function Live(props: TimeFieldProps) {
  const [value, setValue] = useState(props.value);
  return <TimeField {...props} value={value} onChange={(change) => setValue(change.value)} />;
}

const meta = {
  title: 'Formulir/TimeField',
  component: TimeField,
  args: { label: 'Mulai pukul', value: null, zone: 'WIB', onChange: fn() },
  render: (args) => <Live {...args} />,
  parameters: componentDocs({
    use: 'Jam dalam sehari, dua puluh empat jam. Mengerti `17.05`, `1705`, `5 pm`, `pukul 17.05 WIB`. Zona gedung ditulis di belakangnya. Nilainya `17:05`, sama dengan `Temporal.PlainTime`.',
    keys: [['↑ ↓', 'Ke seperempat jam berikutnya atau sebelumnya']],
    access: ['Pemisah menurut bahasa: titik dalam bahasa Indonesia, titik dua dalam bahasa Inggris.'],
  }),
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: '17:05', hint: 'Menurut jam gedung.' } };
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Mulai pukul' });
    await userEvent.tab();
    await userEvent.keyboard('1705');
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('17.15');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(input).toHaveValue('16.45');
  },
};
export const Unreadable: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Mulai pukul' });
    await userEvent.type(input, 'sore');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('Tulis jam seperti 17.05.');
  },
};
export const WithError: Story = { args: { value: '23:30', error: 'Pekerjaan bising hanya sampai pukul 21.00.' } };
export const Disabled: Story = { args: { value: '17:05', disabled: true } };
export const Dark: Story = { ...WithError, globals: { theme: 'gelap' } };
