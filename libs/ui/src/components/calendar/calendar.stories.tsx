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
      ['Page Up, Page Down', 'Ke bulan sebelum atau sesudahnya; dalam minggu: ke minggu sebelum atau sesudahnya'],
      ['↑ ↓ dalam minggu', 'Ke jam sebelum dan sesudahnya'],
      ['Enter dalam minggu', 'Masuk ke kejadian pada jam itu, atau membuat yang baru; Esc keluar'],
    ],
    access: [
      'Pola grid dari WAI-ARIA; setiap hari diucapkan lengkap dengan harinya, hari ini bertanda.',
      'Kejadian pada waktu yang sama berdampingan, tidak bertumpuk; yang sepanjang hari berdiri di atas jam.',
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
const busy: CalendarProps['events'] = [
  { id: '1', date: '2026-11-16', from: '08:00', to: '11:30', title: 'Kuras tandon', tone: 'info', href: '#1' },
  { id: '2', date: '2026-11-17', from: '09:00', to: '10:00', title: 'Servis lift 1', href: '#2' },
  { id: '3', date: '2026-11-17', from: '09:30', to: '12:00', title: 'Servis lift 2', href: '#3' },
  { id: '4', date: '2026-11-17', from: '10:00', to: '10:30', title: 'Uji alarm', tone: 'warning' },
  { id: '5', date: '2026-11-18', title: 'Jatuh tempo iuran', tone: 'warning' },
  { id: '6', date: '2026-11-18', title: 'Izin APAR berakhir', tone: 'danger' },
  { id: '7', date: '2026-11-19', from: '22:00', to: '02:00', title: 'Pemadaman PLN', tone: 'danger', href: '#7' },
  { id: '8', date: '2026-11-20', time: '09.00', title: 'Servis genset', detail: 'CV Angkat Jaya', href: '#8' },
  { id: '9', date: '2026-11-20', time: '16.00', title: 'Rapat penghuni', tone: 'success', href: '#9' },
];
export const Week: Story = { args: { view: 'week', now: '13:20', events: busy, onSlot: fn() } };
export const WeekKeyboard: Story = {
  ...Week,
  tags: ['!picture'],
  render: (args) => <Turning {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const cell = (name: string) => canvas.getByRole('gridcell', { name: new RegExp(name) });
    cell('Jumat, 20 November 2026, 13.00').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSlot).toHaveBeenCalledWith({ date: '2026-11-20', time: '13:00' });

    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(cell('Selasa, 17 November 2026, 13.00')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(cell('Selasa, 17 November 2026, 09.00')).toHaveFocus());
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /Servis lift 2 09.30–12.00/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}{PageDown}');
    await waitFor(() => expect(cell('Selasa, 24 November 2026, 09.00')).toHaveFocus());
  },
};
export const WeekEmpty: Story = { args: { view: 'week', events: [] } };
export const WeekCrowded: Story = {
  args: {
    view: 'week',
    events: Array.from({ length: 60 }, (_, index) => ({
      id: String(index),
      date: `2026-11-${16 + (index % 7)}`,
      from: `${String(7 + (index % 9)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
      to: `${String(8 + (index % 9) + (index % 3)).padStart(2, '0')}:15`,
      title: `Pemeliharaan unit pertanggungjawabanketidakbersinambungan ${index + 1}`,
    })),
  },
};
export const WeekPhone: Story = {
  ...Week,
  render: (args) => <Turning {...args} />,
  globals: { viewport: { value: 'telepon' } },
};
export const WeekDark: Story = { ...Week, globals: { theme: 'gelap' } };
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
