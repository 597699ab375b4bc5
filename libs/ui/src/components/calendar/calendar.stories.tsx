import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { Calendar, type CalendarProps } from './calendar.tsx';

const meta = {
  title: 'Data/Calendar',
  component: Calendar,
  args: {
    label: 'Jadwal Graha Contoh',
    date: '2026-11-20',
    today: '2026-11-20',
    onChange: fn(),
    events: [
      { id: '1', date: '2026-11-20', time: '09.00', title: 'Servis lift 2', detail: 'CV Angkat Jaya', href: '#1' },
      { id: '2', date: '2026-11-20', time: '13.30', title: 'Uji genset', tone: 'info', href: '#2' },
      { id: '3', date: '2026-11-20', title: 'Jatuh tempo iuran', tone: 'warning' },
      { id: '4', date: '2026-11-20', time: '16.00', title: 'Rapat penghuni', tone: 'success' },
      { id: '5', date: '2026-11-21', time: '09.00', title: 'Pemadaman PLN', tone: 'danger' },
      { id: '6', date: '2026-11-25', title: 'Izin APAR berakhir', tone: 'danger' },
      { id: '7', date: '2026-11-10', title: 'Tagihan terbit', tone: 'accent' },
    ],
  },
  parameters: componentDocs({
    use: 'Apa yang terjadi kapan: pemeliharaan, jatuh tempo, kunjungan. Kejadian hari yang dipilih tertulis sebagai daftar di bawahnya. Untuk memilih tanggal di dalam formulir pakai DateField. Diimpor dari `@imah/ui/data`.',
    keys: [
      ['← → ↑ ↓', 'Ke hari atau minggu sebelum dan sesudahnya'],
      ['Home, End', 'Ke Senin atau Minggu'],
      ['Page Up, Page Down', 'Ke bulan sebelum atau sesudahnya'],
    ],
    access: [
      'Pola grid dari WAI-ARIA; setiap hari diucapkan lengkap dengan harinya, hari ini bertanda.',
      'Di telepon hari berkejadian bertitik, dan kejadiannya dibaca di daftar.',
    ],
  }),
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

function Turning(props: CalendarProps) {
  const [shown, setShown] = useState({ date: props.date, view: props.view ?? ('month' as const) });
  return <Calendar {...props} {...shown} onChange={setShown} />;
}

export const Month: Story = {
  render: (args) => <Turning {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('gridcell', { name: /20 November 2026/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: /21 November 2026/ })).toHaveFocus());
    await expect(canvas.getByRole('list')).toHaveTextContent('Pemadaman PLN');
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Desember 2026' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: /21 Desember 2026/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Hari ini' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'November 2026' })).toBeVisible());
  },
};
export const Week: Story = { args: { view: 'week' } };
export const Empty: Story = { args: { events: [] } };
export const LongWords: Story = {
  args: {
    events: [
      {
        id: '1',
        date: '2026-11-20',
        time: '09.00',
        title: 'Pertanggungjawabanketidakbersinambunganpemeliharaankelistrikan',
        detail: 'Seluruh gedung',
      },
    ],
  },
};
export const Phone: Story = { render: (args) => <Turning {...args} />, globals: { viewport: { value: 'telepon' } } };
export const Dark: Story = { globals: { theme: 'gelap' } };
