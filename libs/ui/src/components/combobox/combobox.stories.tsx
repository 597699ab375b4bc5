import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { Combobox, type ComboboxProps } from './combobox.tsx';
import type { ComboboxOption } from './combobox-source.ts';

const people: ComboboxOption[] = [
  { value: 'sari', label: 'Sari Wulandari', description: 'Teknisi listrik' },
  { value: 'budi', label: 'Budi Santoso', description: 'Teknisi pipa' },
  { value: 'made', label: 'I Made Artha', description: 'Teknisi lift' },
  { value: 'rina', label: 'Rina Kusuma', description: 'Kepala teknisi' },
  { value: 'agus', label: 'Agus Salim', description: 'Cuti sampai Senin', disabled: true },
];

function Live(props: ComboboxProps) {
  const [value, setValue] = useState(props.value);
  const handleChange: ComboboxProps['onChange'] = (change) => {
    setValue(change.value);
    props.onChange(change);
  };
  return <Combobox {...props} value={value} onChange={handleChange} />;
}

const meta = {
  title: 'Formulir/Combobox',
  component: Combobox,
  args: { label: 'Ditugaskan kepada', placeholder: 'Cari nama', options: people, value: null, onChange: fn() },
  render: (args) => <Live {...args} />,
  parameters: componentDocs({
    use: 'Satu dari banyak, ditemukan dengan mengetik. Kurang dari dua puluh pilihan yang sudah dikenal: pakai SelectField. Beberapa sekaligus: pakai MultiCombobox. Dengan `onSearch` halaman yang mencari, misalnya ke server; `state` mengatakan sedang mencari atau gagal.',
    keys: [
      ['Huruf', 'Menyempitkan daftar; yang pertama tersorot'],
      ['↑ ↓', 'Membuka daftar dan memilih'],
      ['Enter', 'Mengambil yang tersorot'],
      ['Esc', 'Menutup daftar; sekali lagi mengosongkan'],
    ],
    access: [
      'Pola combobox WAI-ARIA: fokus tetap di isian, yang tersorot dibacakan.',
      'Keadaan mencari, gagal, dan tidak ada yang cocok dibacakan.',
    ],
  }),
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Ditugaskan kepada' }));
  await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
};

export const Closed: Story = {};
export const Chosen: Story = { args: { value: { value: 'sari', label: 'Sari Wulandari' } } };
export const Open: Story = { play: open };
export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'Ditugaskan kepada' });
    await userEvent.tab();
    await userEvent.keyboard('bu');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(input).toHaveValue('Budi Santoso'));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      value: { value: 'budi', label: 'Budi Santoso', description: 'Teknisi pipa' },
    });
  },
};
export const NothingMatches: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox', { name: 'Ditugaskan kepada' }), 'zulaikha');
    await waitFor(() => expect(screen.getByText('Tidak ada yang cocok.')).toBeVisible());
  },
};
export const Searching: Story = {
  args: { options: [], state: 'loading', onSearch: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox', { name: 'Ditugaskan kepada' }), 'sa');
    await waitFor(() => expect(screen.getByText('Mencari…')).toBeVisible());
    await expect(args.onSearch).toHaveBeenLastCalledWith({ text: 'sa' });
  },
};
export const Failed: Story = {
  args: { options: [], state: 'failed', onSearch: fn(), onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox', { name: 'Ditugaskan kepada' }), 'sa');
    await waitFor(() => expect(screen.getByText('Pilihan gagal dimuat.')).toBeVisible());
    await userEvent.click(await screen.findByRole('button', { name: 'Coba lagi' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const FoundByThePage: Story = { args: { options: people.slice(0, 2), onSearch: fn() }, play: open };
export const WithError: Story = { args: { error: 'Pilih seorang teknisi.', hint: 'Hanya yang bertugas hari ini.' } };
export const Disabled: Story = { args: { disabled: true, value: { value: 'sari', label: 'Sari Wulandari' } } };
export const LongWords: Story = {
  args: {
    options: [
      { value: 'a', label: 'Pertanggungjawabanketidakbersinambunganpemeliharaankelistrikan gedung' },
      ...people,
    ],
  },
  globals: { viewport: { value: 'kecil' } },
  play: open,
};
export const ManyChoices: Story = {
  args: { options: Array.from({ length: 300 }, (_, index) => ({ value: `${index}`, label: `Unit ${index + 101}` })) },
  play: open,
};
export const Dark: Story = { ...Open, globals: { theme: 'gelap' } };
