import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { historyOf, record, redo, undo } from '../../shared/history.ts';
import { addWidget, removeWidget } from './arrange-grid.ts';
import { exampleLayouts, exampleWidgets, manyWidgets } from './example-widgets.tsx';
import { gridColumns, type GridItem, type GridLayouts } from './grid-layout.ts';
import type { GridWidget } from './grid-widget.ts';
import { WidgetGrid, type WidgetGridProps } from './widget-grid.tsx';

const meta = {
  title: 'Data/WidgetGrid',
  component: WidgetGrid,
  args: { label: 'Dasbor Graha Contoh', widgets: exampleWidgets, layouts: exampleLayouts, onChange: fn() },
  parameters: componentDocs({
    use: 'Dasbor yang disusun orang sendiri: 24 kolom di desktop, 12 di tablet, 4 di telepon, paling banyak 60 widget. Letaknya disimpan halaman, diberitahukan sekali setiap widget ditaruh. Untuk susunan tetap pakai Grid. Widget yang isinya punya judul sendiri, seperti bagan, memakai `heading: "content"`. Diimpor dari `@imah/ui/data`.',
    keys: [
      ['Tab', 'Ke pegangan widget, lalu ke menunya'],
      ['Enter, Spasi', 'Mengambil atau menaruh widget'],
      ['← → ↑ ↓', 'Memindahkan widget yang dipegang; ke atas dan ke bawah melewati tetangganya'],
      ['Shift + ← → ↑ ↓', 'Mengubah ukurannya'],
      ['Esc', 'Mengembalikan widget ke tempat semula'],
      ['Ctrl + Z, Ctrl + Shift + Z', 'Mengurungkan dan mengulangi'],
    ],
    access: [
      'Setiap langkah diucapkan: kolom, baris, lebar, dan tinggi.',
      'Menu widget memindahkan dan mengubah ukuran tanpa menyeret, juga dengan jari.',
      'Widget dibaca menurut letaknya, dari atas dan dari kiri. Widget tanpa hak mengatakan demikian dan tidak membawa data.',
    ],
  }),
} satisfies Meta<typeof WidgetGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

type Dashboard = { widgets: readonly GridWidget[]; layouts: GridLayouts };
const everywhere = (layouts: GridLayouts, change: (layout: readonly GridItem[], columns: number) => GridItem[]) => ({
  lg: change(layouts.lg, gridColumns.lg),
  md: change(layouts.md, gridColumns.md),
  sm: change(layouts.sm, gridColumns.sm),
});

function Editing(props: WidgetGridProps) {
  const [history, setHistory] = useState(() =>
    historyOf<Dashboard>({ widgets: props.widgets, layouts: props.layouts }),
  );
  const { present, past, future } = history;
  const change = (next: Dashboard) => setHistory((now) => record(now, next));
  const handleAdd = () => {
    const widget: GridWidget = { id: `catatan-${past.length}`, title: 'Catatan', content: 'Tulis sesuatu.' };
    const size = { id: widget.id, w: 6, h: 3 };
    change({
      widgets: [...present.widgets, widget],
      layouts: everywhere(present.layouts, (layout, columns) => addWidget(layout, size, { columns })),
    });
  };
  return (
    <WidgetGrid
      {...props}
      {...present}
      mode="edit"
      onChange={({ layouts }) => change({ ...present, layouts })}
      onAdd={handleAdd}
      onRemove={({ widget }) =>
        change({
          widgets: present.widgets.filter(({ id }) => id !== widget),
          layouts: everywhere(present.layouts, (layout, columns) => removeWidget(layout, widget, columns)),
        })
      }
      history={{
        onUndo: past.length > 0 ? () => setHistory(undo) : undefined,
        onRedo: future.length > 0 ? () => setHistory(redo) : undefined,
      }}
    />
  );
}

export const Default: Story = {};
export const Edit: Story = { render: (args) => <Editing {...args} /> };
export const Keyboard: Story = {
  render: (args) => <Editing {...args} />,
  tags: ['!picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const handle = () => canvas.getByRole('button', { name: 'Atur letak Daya sekarang' });
    handle().focus();
    await userEvent.keyboard('{Enter}');
    await expect(handle()).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText(/Daya sekarang, kolom 2 dari \d+, baris/)).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{/Shift}{Escape}');
    await expect(canvas.getByText('Daya sekarang kembali ke tempat semula')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Urungkan' })).toBeDisabled();

    await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}{Enter}');
    await expect(canvas.getByText(/Daya sekarang ditaruh di kolom 1, baris 1, .* tinggi 5/)).toBeInTheDocument();
    await waitFor(() => expect(handle()).toHaveFocus());
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(canvas.getByRole('button', { name: 'Ulangi' })).toBeEnabled();

    await userEvent.click(canvas.getByRole('button', { name: 'Tindakan untuk Perangkat' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hapus Perangkat' }));
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'Perangkat' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Tambah widget' }));
    await expect(await canvas.findByRole('article', { name: 'Catatan' })).toBeInTheDocument();
  },
};
export const Loading: Story = {
  args: { widgets: exampleWidgets.map(({ id, title }) => ({ id, title, state: 'loading' as const })) },
};
export const Failed: Story = {
  args: { widgets: exampleWidgets.map(({ id, title }) => ({ id, title, state: 'failed' as const, onRetry: fn() })) },
};
export const Forbidden: Story = {
  args: { widgets: exampleWidgets.map(({ id, title }) => ({ id, title, state: 'forbidden' as const })) },
};
export const Empty: Story = { args: { widgets: [] } };
export const EmptyEditing: Story = { args: { widgets: [], mode: 'edit', onAdd: fn() } };
export const LongWords: Story = {
  args: {
    mode: 'edit',
    onRemove: fn(),
    widgets: [
      {
        id: 'daya',
        title: 'Pertanggungjawabanketidakbersinambunganpemeliharaankelistrikan',
        content: 'Pertanggungjawabanketidakbersinambunganpemeliharaankelistrikan seluruh gedung '.repeat(9),
      },
    ],
  },
};
/** What was stored overlaps and stands beside the grid: it is mended as it is drawn. */
export const StoredBadly: Story = {
  args: {
    layouts: {
      ...exampleLayouts,
      lg: [
        { id: 'daya', x: 0, y: 0, w: 30, h: 4 },
        { id: 'air', x: 22, y: 1, w: 6, h: 4 },
        { id: 'hilang', x: 0, y: 0, w: 6, h: 4 },
      ],
    },
  },
};
export const Sixty: Story = {
  args: manyWidgets(60),
  render: (args) => <Editing {...args} />,
};
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { globals: { viewport: { value: 'telepon' } } };
export const PhoneEditing: Story = {
  render: (args) => <Editing {...args} />,
  globals: { viewport: { value: 'telepon' } },
};
export const Dark: Story = { render: (args) => <Editing {...args} />, globals: { theme: 'gelap' } };
