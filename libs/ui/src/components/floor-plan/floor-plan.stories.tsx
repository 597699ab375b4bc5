import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { fanIcon } from '../../icons/generated/icons.ts';
import { Button } from '../button/button.tsx';
import { Text } from '../text/text.tsx';
import { exampleImage, exampleItems, examplePicture, manyPins } from './example-plan.tsx';
import { FloorPlan, type FloorPlanProps } from './floor-plan.tsx';
import type { PlanItem } from './plan-item.ts';

const meta = {
  title: 'Data/FloorPlan',
  component: FloorPlan,
  args: {
    label: 'Lantai 2, Graha Contoh',
    picture: examplePicture,
    items: exampleItems,
    detail: (item) => <Text size="sm">Rincian {item.label} dari halaman.</Text>,
    onSelect: fn(),
  },
  parameters: componentDocs({
    use: 'Denah lantai dengan nilai langsung, alarm, zona, dan jalan ke lantai lain. Letak disimpan sebagai bagian dari lebar dan tinggi (0–1), sehingga gambarnya dapat diganti. Rentang nilai memberi nada; nada selalu bersama ikon, dan artinya tertulis di atas denah. Untuk letak gedung di kota, denah ini bukan peta. Diimpor dari `@imah/ui/data`.',
    keys: [
      ['← → ↑ ↓', 'Menggeser denah; dari sebuah titik: ke titik sebelum dan sesudahnya'],
      ['+ − 0', 'Memperbesar, memperkecil, seluruh denah'],
      ['Tab', 'Ke titik, lalu ke tombol pembesar'],
      ['Home, End', 'Ke titik pertama dan terakhir'],
      ['Enter', 'Membuka rincian; saat mengubah: mengambil dan menaruh titik'],
      ['Panah, Shift + panah', 'Memindahkan titik yang dipegang 0,1% atau 1%'],
      ['Insert, Delete', 'Menambah dan menghapus sudut zona'],
      ['Esc', 'Menutup rincian, atau mengembalikan titik'],
    ],
    access: [
      'Daftar memuat isi yang sama dengan denah, dalam urutan yang sama.',
      'Titik berupa tombol sungguhan: namanya memuat nilai, artinya, dan umurnya.',
      'Yang diseret dapat juga diambil dengan satu ketukan dan ditaruh dengan ketukan berikutnya.',
    ],
  }),
} satisfies Meta<typeof FloorPlan>;
export default meta;
type Story = StoryObj<typeof meta>;

function Editing({ items: first, ...props }: FloorPlanProps) {
  const [items, setItems] = useState(first);
  const [placing, setPlacing] = useState<{ label: string } | null>(null);
  return (
    <>
      <Button onClick={() => setPlacing({ label: 'Kipas baru' })}>Taruh kipas baru</Button>
      <FloorPlan
        {...props}
        mode="edit"
        items={items}
        placing={placing}
        onCancelPlacing={() => setPlacing(null)}
        onPlace={({ x, y }) => {
          const made: PlanItem = { kind: 'pin', id: `baru-${items.length}`, label: 'Kipas baru', icon: fanIcon, x, y };
          setItems([...items, made]);
          setPlacing(null);
        }}
        onMove={({ id, x, y, points }) =>
          setItems((now) =>
            now.map((item) => {
              if (item.id !== id) return item;
              return item.kind === 'zone' ? { ...item, points: points ?? item.points } : { ...item, x, y };
            }),
          )
        }
        onRemove={({ id }) => setItems((now) => now.filter((item) => item.id !== id))}
      />
    </>
  );
}

export const Default: Story = {};
export const Keyboard: Story = {
  tags: ['!picture'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const plan = canvas.getByRole('application', { name: 'Lantai 2, Graha Contoh' });
    plan.focus();
    await userEvent.keyboard('+');
    await waitFor(() => expect(plan).toHaveAttribute('data-zoomed', 'yes'));
    await userEvent.keyboard('{ArrowRight}0');
    await waitFor(() => expect(plan).toHaveAttribute('data-zoomed', 'no'));

    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^AHU lobi/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: /^Pintu darurat/ })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}');
    const server = canvas.getByRole('button', { name: 'Ruang server: 31,0 °C, Kritis' });
    await expect(server).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith({ id: 'server' });
    const detail = await screen.findByRole('dialog', { name: 'Ruang server' });
    await waitFor(() => expect(within(detail).getByText('Rincian Ruang server dari halaman.')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(server).toHaveFocus());

    await userEvent.click(canvas.getByRole('radio', { name: 'Daftar' }));
    const list = canvas.getByRole('list', { name: 'Isi denah' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(11);
    await userEvent.click(within(list).getByRole('button', { name: 'Meter air' }));
    await expect(within(list).getByText('Rincian Meter air dari halaman.')).toBeVisible();
  },
};
export const AsList: Story = { args: { initialView: 'list' } };
export const Selected: Story = { args: { selected: 'suhu' } };
export const Edit: Story = { render: (args) => <Editing {...args} /> };
export const EditZone: Story = { args: { mode: 'edit', selected: 'server' } };
export const EditKeyboard: Story = {
  tags: ['!picture'],
  render: (args) => <Editing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pin = () => canvas.getByRole('button', { name: 'CCTV lift' });
    pin().focus();
    await userEvent.keyboard('{Enter}{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    await expect(canvas.getByText('CCTV lift, 52,1% dari kiri, 61,0% dari atas')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('CCTV lift kembali ke tempat semula')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}{ArrowLeft}{Enter}');
    await expect(canvas.getByText('CCTV lift ditaruh, 51,9% dari kiri, 60,0% dari atas')).toBeInTheDocument();
    await waitFor(() => expect(pin()).toHaveAttribute('aria-pressed', 'false'));
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'CCTV lift' })).toBeNull());

    await userEvent.click(canvas.getByRole('button', { name: 'Taruh kipas baru' }));
    canvas.getByRole('application', { name: 'Lantai 2, Graha Contoh' }).focus();
    await userEvent.keyboard('{Enter}');
    const made = await canvas.findByRole('button', { name: 'Kipas baru' });
    await expect([made.style.left, made.style.top]).toEqual(['50%', '50%']);
  },
};
export const Placing: Story = {
  args: { mode: 'edit', placing: { label: 'Kipas baru' }, onPlace: fn(), onCancelPlacing: fn() },
};
export const Loading: Story = { args: { picture: { kind: 'loading' } } };
export const NoPicture: Story = {
  args: { picture: { kind: 'none', action: <Button tone="primary">Unggah gambar</Button> }, items: [] },
};
/** Items remain readable while their floor has no picture. */
export const NoPictureWithItems: Story = { args: { picture: { kind: 'none' } } };
export const BrokenPicture: Story = {
  args: { picture: { kind: 'image', src: 'data:image/png;base64,AAAA', width: 1200, height: 700 } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'Gambar denah tidak dapat ditampilkan',
    );
  },
};
export const NothingOnIt: Story = { args: { items: [] } };
export const LongWords: Story = {
  args: {
    items: exampleItems.map((item) => ({
      ...item,
      label: `${item.label} pertanggungjawabanketidakbersinambunganpemeliharaan`,
    })),
    initialView: 'list',
  },
};
export const ThreeHundred: Story = {
  args: { items: manyPins(300) },
  // The same markers have their contrast measured in the stories above; 300 times it would take half a minute.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
};
export const Phone: Story = { globals: { viewport: { value: 'telepon' } } };
export const PhoneList: Story = { args: { initialView: 'list' }, globals: { viewport: { value: 'telepon' } } };
export const Dark: Story = { args: { selected: 'suhu' }, globals: { theme: 'gelap' } };
/** Black lines on white, turned around in the dark. */
export const DarkImage: Story = {
  args: { picture: { kind: 'image', src: exampleImage, width: 1200, height: 700, dark: 'inverted' } },
  globals: { theme: 'gelap' },
};
