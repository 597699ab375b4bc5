import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { DateRangeField, type DateRangeFieldProps } from './date-range-field.tsx';

function Live(props: DateRangeFieldProps) {
  const [value, setValue] = useState(props.value);
  const handleChange: DateRangeFieldProps['onChange'] = (change) => {
    setValue(change.value);
    props.onChange(change);
  };
  return <DateRangeField {...props} value={value} onChange={handleChange} />;
}

const presets = [
  { label: 'Hari ini', value: { from: '2026-11-20', to: '2026-11-20' } },
  { label: '7 hari terakhir', value: { from: '2026-11-14', to: '2026-11-20' } },
  { label: 'Bulan ini', value: { from: '2026-11-01', to: '2026-11-30' } },
  { label: 'Bulan lalu', value: { from: '2026-10-01', to: '2026-10-31' } },
];

const meta = {
  title: 'Formulir/DateRangeField',
  component: DateRangeField,
  args: {
    label: 'Masa laporan',
    value: { from: '2026-11-09', to: '2026-11-20' },
    today: '2026-11-20',
    presets,
    onChange: fn(),
  },
  render: (args) => <Live {...args} />,
  parameters: componentDocs({
    use: 'Dari satu hari sampai hari lain, keduanya termasuk: masa laporan, cuti, sewa. Rentang yang sering dipakai diberikan sebagai `presets`. Untuk satu hari pakai DateField.',
    keys: [
      ['Tab', 'Dari, sampai, lalu tombol kalender'],
      ['↑ ↓ ← →, Page Up, Page Down', 'Berjalan di kalender'],
      ['Enter', 'Sekali untuk awal, sekali lagi untuk akhir'],
      ['Esc', 'Menutup kalender'],
    ],
    access: ['Dua isian dalam satu kelompok bernama; yang terbalik dan yang di luar batas dikatakan dengan kata.'],
  }),
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

const openCalendar: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Buka kalender' }));
  await waitFor(() => expect(screen.getAllByRole('grid')[0]).toBeVisible());
};

export const Filled: Story = {};
export const Empty: Story = { args: { value: { from: null, to: null } } };
export const Open: Story = { play: openCalendar };
export const Preset: Story = {
  play: async (context) => {
    await openCalendar(context);
    await userEvent.click(screen.getByRole('button', { name: 'Bulan lalu' }));
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole('textbox', { name: 'Dari' })).toHaveValue('01/10/2026');
    await expect(canvas.getByRole('textbox', { name: 'Sampai' })).toHaveValue('31/10/2026');
  },
};
export const ByKeyboard: Story = {
  args: { value: { from: null, to: null }, presets: [] },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const day = await screen.findByRole('button', { name: /Jumat, 20 November 2026/ });
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ value: { from: '2026-11-20', to: '2026-11-27' } }),
    );
  },
};
export const Backwards: Story = {
  args: { value: { from: '2026-11-20', to: '2026-11-09' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Tanggal akhir mendahului tanggal awal.')).toBeVisible();
  },
};
export const WithError: Story = { args: { error: 'Paling panjang 31 hari.', hint: 'Menurut zona gedung.' } };
export const Disabled: Story = { args: { disabled: true } };
export const Phone: Story = { ...Open, globals: { viewport: { value: 'telepon' } } };
export const Dark: Story = { ...Open, globals: { theme: 'gelap' } };
