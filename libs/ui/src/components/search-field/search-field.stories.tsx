import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { SearchField, type SearchFieldProps } from './search-field.tsx';

function Live(props: Partial<SearchFieldProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return <SearchField label="Cari perangkat" {...props} value={value} onChange={(change) => setValue(change.value)} />;
}

const meta = {
  title: 'Formulir/SearchField',
  component: SearchField,
  args: { label: 'Cari perangkat', value: '', onChange: () => undefined },
  render: (args) => <Live {...args} />,
  parameters: componentDocs({
    use: 'Menyempitkan yang ada di halaman. Untuk memilih satu dari daftar panjang pakai Combobox; untuk melompat ke mana saja pakai CommandPalette.',
    keys: [['Esc', 'Mengosongkan']],
    access: [
      'Labelnya dibacakan dan menjadi contoh di dalam isian; ia adalah landmark pencarian.',
      'Jumlah hasil dibacakan oleh halaman, bukan oleh isian ini.',
    ],
  }),
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { value: 'pompa' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('searchbox', { name: 'Cari perangkat' });
    await userEvent.click(input);
    await userEvent.keyboard(' air');
    await expect(input).toHaveValue('pompa air');
  },
};
export const EmptiedWithEscape: Story = {
  args: { value: 'pompa' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('searchbox');
    await userEvent.click(input);
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongWords: Story = {
  globals: { viewport: { value: 'kecil' } },
  args: { value: 'pertanggungjawaban ketidakbersinambungan pemeliharaan' },
};
export const Dark: Story = { args: { value: 'pompa' }, globals: { theme: 'gelap' } };
