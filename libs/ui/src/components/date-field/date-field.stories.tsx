import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { DateField, type DateFieldProps } from './date-field.tsx';

function Live(props: DateFieldProps) {
  const [value, setValue] = useState(props.value);
  const handleChange: DateFieldProps['onChange'] = (change) => {
    setValue(change.value);
    props.onChange(change);
  };
  return <DateField {...props} value={value} onChange={handleChange} />;
}

const meta = {
  title: 'Formulir/DateField',
  component: DateField,
  args: { label: 'Jatuh tempo', value: null, today: '2026-11-20', onChange: fn() },
  render: (args) => <Live {...args} />,
  parameters: componentDocs({
    use: 'Satu hari. Yang tahu tanggalnya mengetik (`20/11/2026`, `20 Nov 2026`, `2026-11-20`), yang memilih membuka kalender. Nilainya tanggal ISO, sama dengan `Temporal.PlainDate`. Dua hari: DateRangeField. Jam: TimeField.',
    keys: [
      ['Enter di tombol kalender', 'Membuka; fokus di hari terpilih atau hari ini'],
      ['↑ ↓ ← →', 'Hari demi hari, minggu demi minggu'],
      ['Page Up, Page Down', 'Bulan; dengan Shift tahun'],
      ['Home, End', 'Awal dan akhir minggu (Senin, Minggu)'],
      ['Enter', 'Memilih dan menutup'],
      ['Esc', 'Menutup tanpa memilih'],
    ],
    access: [
      'Setiap hari dibacakan lengkap: "Jumat, 20 November 2026".',
      'Kalender tidak pernah satu-satunya jalan: isiannya selalu dapat diketik.',
    ],
  }),
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

const openCalendar: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Buka kalender' }));
  await waitFor(() => expect(screen.getByRole('grid')).toBeVisible());
};

export const Empty: Story = {};
export const Filled: Story = { args: { value: '2026-11-25', hint: 'Denda berlaku sesudahnya.' } };
export const Typed: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Jatuh tempo' });
    await userEvent.tab();
    await userEvent.keyboard('25 nov 2026');
    await userEvent.tab();
    await expect(input).toHaveValue('25/11/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2026-11-25' });
  },
};
export const Open: Story = { args: { value: '2026-11-25' }, play: openCalendar };
export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Jatuh tempo' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const day = await screen.findByRole('button', { name: /Jumat, 20 November 2026/ });
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{PageDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument());
    await expect(input).toHaveValue('26/12/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2026-12-26' });
  },
};
export const Bounded: Story = {
  args: { value: '2026-11-25', min: '2026-11-10', max: '2026-12-15', hint: '10 November sampai 15 Desember 2026' },
  play: openCalendar,
};
export const OutOfBounds: Story = { args: { value: '2027-01-03', min: '2026-11-10', max: '2026-12-15' } };
export const Unreadable: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Jatuh tempo' });
    await userEvent.type(input, '31/11/2026');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('Tulis tanggal seperti 20/11/2026.');
  },
};
export const WithError: Story = { args: { error: 'Jatuh tempo harus diisi.' } };
export const Disabled: Story = { args: { value: '2026-11-25', disabled: true } };
export const Phone: Story = { ...Open, globals: { viewport: { value: 'telepon' } } };
export const Dark: Story = { ...Open, globals: { theme: 'gelap' } };
