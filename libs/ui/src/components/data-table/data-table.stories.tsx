import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { eyeIcon, mailIcon, plusIcon, receiptIcon } from '../../icons/generated/icons.ts';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Inline } from '../inline/inline.tsx';
import { Link } from '../link/link.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { DataTable } from './data-table.tsx';
import { exampleColumns, exampleUnits, type ExampleUnit } from './example-units.tsx';

const units = exampleUnits(40);

const meta = {
  title: 'Data/DataTable',
  component: DataTable<ExampleUnit>,
  args: {
    caption: 'Unit Graha Contoh',
    searchLabel: 'Cari unit atau pemilik',
    columns: exampleColumns,
    rows: units,
    rowId: ({ id }) => id,
  },
  parameters: componentDocs({
    use: 'Banyak baris yang dicari, diurutkan, disaring, dipilih, dan dibawa keluar; sampai 100.000 baris karena hanya yang terlihat yang digambar. Di telepon setiap baris menjadi kartu. Untuk beberapa puluh baris tanpa pilihan pakai Table. Diimpor dari `@imah/ui/data`.',
    keys: [
      ['Tab', 'Ke pencarian, alat, kepala kolom, lalu pilihan dan tindakan tiap baris'],
      ['Enter, Spasi', 'Mengurutkan menurut kolom: naik, turun, semula'],
      ['Spasi', 'Memilih baris; dengan Shift seluruh baris sejak pilihan terakhir'],
      ['← → ↑ ↓, Page Up, Page Down', 'Menggulir tabel yang berfokus'],
    ],
    access: [
      'Tabel asli dengan `aria-rowcount`, `aria-rowindex`, dan `aria-sort`, sehingga baris yang tidak digambar tetap terhitung.',
      'Jumlah baris yang tampil tertulis di bawah; yang disalin dan diunduh diucapkan.',
      'Kepala dan kolom pertama menempel; fokus tidak pernah tertutup olehnya.',
    ],
  }),
} satisfies Meta<typeof DataTable<ExampleUnit>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A phone has no heads to press: it orders from a menu. */
const sortInMenu: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const first = () => canvas.getAllByRole('listitem')[0];
  const choose = async (name: string) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Urutkan' }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  };
  const [dearest] = units.toSorted((one, other) => other.bill - one.bill);
  await choose('Tagihan, turun');
  await waitFor(() => expect(first()).toHaveTextContent(new RegExp(dearest?.unit ?? 'no unit')));
  await choose('Urutan semula');
  await waitFor(() => expect(first()).toHaveTextContent(/A-101/));
};

export const Default: Story = {
  play: async (context) => {
    const { canvasElement } = context;
    const canvas = within(canvasElement);
    if (canvas.queryByRole('table') === null) {
      await sortInMenu(context);
      return;
    }
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    canvas.getByRole('button', { name: 'Tagihan' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Tagihan' })).toHaveAttribute('aria-sort', 'ascending');
    const lowest = names()[0];
    await userEvent.keyboard('{Enter}');
    await expect(names().at(-1)).toBe(lowest);
    await userEvent.keyboard('{Enter}');
    await expect(names()[0]).toBe('A-101');
  },
};

export const Filtered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Saring' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Menunggak' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('8 dari 40 baris')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hapus Status: Menunggak' })).toBeVisible();
  },
};

export const NothingMatches: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'tidak ada');
    await expect(await canvas.findByText('Tidak ada yang cocok')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus saringan' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(40));
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
  },
};

export const Selectable: Story = {
  args: {
    selection: 'rows',
    selectionActions: (selected) => (
      <Button size="sm" icon={mailIcon}>
        Ingatkan {selected.length} pemilik
      </Button>
    ),
    actions: ({ unit }) => [
      { kind: 'link', label: 'Buka', icon: eyeIcon, href: `#${unit}` },
      { kind: 'action', label: 'Terbitkan tagihan', icon: receiptIcon, onSelect: fn() },
    ],
    toolbar: <Button icon={plusIcon}>Tambah unit</Button>,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('checkbox', { name: 'Pilih A-101' }).focus();
    await userEvent.keyboard(' ');
    canvas.getByRole('checkbox', { name: 'Pilih D-104' }).focus();
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect(canvas.getByText('4 baris dipilih')).toBeVisible();
    canvas.getByRole('button', { name: 'Tindakan untuk A-101' }).focus();
    await userEvent.keyboard('{Enter}');
    // It fades in.
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Buka' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const HundredThousandRows: Story = { args: { rows: exampleUnits(100_000), selection: 'rows' } };
export const Loading: Story = { args: { rows: [], state: { kind: 'loading' } } };
export const Failed: Story = { args: { rows: [], state: { kind: 'failed', onRetry: fn() } } };
export const Empty: Story = {
  args: {
    rows: [],
    empty: <EmptyState title="Belum ada unit" text="Ketik, tempel, atau impor daftar unit gedung ini." />,
  },
};
export const LongWords: Story = {
  args: {
    rows: [
      {
        id: '1',
        unit: 'Pertanggungjawabanketidakbersinambungan',
        owner: 'Raden Ajeng Pertanggungjawabanketidakbersinambunganpemeliharaankelistrikan',
        floor: 1,
        energy: 1_234_567.8,
        bill: 1_234_567_890_123,
        state: 'late',
        parking: false,
      },
    ],
  },
};
const { args: selectable = {} } = Selectable;
export const Phone: Story = { args: selectable, globals: { viewport: { value: 'telepon' } }, play: sortInMenu };
/** A page draws the rows of a phone in two lines; what is chosen begins in their menu. */
export const PhoneLines: Story = {
  args: {
    ...selectable,
    line: ({ unit, owner, floor }, { check, menu }) => (
      <Inline gap="sm" justify="between">
        {check}
        <Stack gap="none">
          <Link href={`#${unit}`}>{unit}</Link>
          <Text size="sm" tone="muted">
            {owner ?? 'Belum ada pemilik'} · lantai {floor}
          </Text>
        </Stack>
        {menu}
      </Inline>
    ),
  },
  globals: { viewport: { value: 'telepon' } },
};
export const Dark: Story = { args: selectable, globals: { theme: 'gelap' } };
