import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { MultiCombobox, type MultiComboboxProps } from './multi-combobox.tsx';

const tags = ['Listrik', 'Air bersih', 'Lift', 'Tata udara', 'Kebakaran', 'Taman', 'Parkir', 'Keamanan'].map(
  (label) => ({
    value: label.toLowerCase(),
    label,
  }),
);

function Live(props: MultiComboboxProps) {
  const [value, setValue] = useState(props.value);
  return <MultiCombobox {...props} value={value} onChange={(change) => setValue(change.value)} />;
}

const meta = {
  title: 'Formulir/MultiCombobox',
  component: MultiCombobox,
  args: { label: 'Bidang', placeholder: 'Cari bidang', options: tags, value: [], onChange: fn() },
  render: (args) => <Live {...args} />,
  parameters: componentDocs({
    use: 'Beberapa dari banyak: bidang seorang teknisi, penerima kabar. Yang terpilih berdiri di isian sebagai label yang dapat dilepas. Kurang dari delapan pilihan lebih terang dengan beberapa Checkbox.',
    keys: [
      ['Huruf, ↑ ↓, Enter', 'Mencari dan memilih; Enter pada yang terpilih melepasnya'],
      ['←', 'Dari awal isian ke label terakhir; ← → berjalan di antara label'],
      ['Backspace, Delete', 'Melepas label yang tersorot, atau yang terakhir'],
      ['Esc', 'Menutup daftar'],
    ],
    access: ['Setiap label dibacakan dengan namanya; tombolnya bernama "Hapus" dan nama itu.'],
  }),
} satisfies Meta<typeof MultiCombobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: tags.slice(0, 3) } };
export const Open: Story = {
  args: { value: tags.slice(0, 2) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await expect(screen.getByRole('option', { name: 'Listrik' })).toHaveAttribute('aria-selected', 'true');
  },
};
export const ByKeyboard: Story = {
  args: { value: tags.slice(0, 1) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('lif');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Hapus Lift' })).toBeVisible());
    await userEvent.keyboard('{Escape}{Backspace}{Backspace}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Hapus Lift' })).not.toBeInTheDocument());
  },
};
export const WithError: Story = { args: { error: 'Pilih minimal satu bidang.' } };
export const Disabled: Story = { args: { value: tags.slice(0, 2), disabled: true } };
export const ManyOnAPhone: Story = { args: { value: tags }, globals: { viewport: { value: 'kecil' } } };
export const LongWords: Story = {
  args: { value: [{ value: 'x', label: 'Pertanggungjawabanketidakbersinambunganpemeliharaankelistrikan' }] },
  globals: { viewport: { value: 'kecil' } },
};
export const Dark: Story = { ...Open, globals: { theme: 'gelap' } };
