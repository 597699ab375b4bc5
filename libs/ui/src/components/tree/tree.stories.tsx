import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { buildingIcon, cpuIcon, doorOpenIcon, layersIcon } from '../../icons/generated/icons.ts';
import { Badge } from '../badge/badge.tsx';
import { Card } from '../card/card.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { Tree, type TreeProps } from './tree.tsx';

const meta = {
  title: 'Data/Tree',
  component: Tree,
  args: {
    label: 'Susunan Graha Contoh',
    initialOpen: ['graha', 'lantai-1'],
    selected: 'panel',
    onSelect: fn(),
    nodes: [
      {
        id: 'graha',
        label: 'Graha Contoh',
        icon: buildingIcon,
        children: [
          {
            id: 'lantai-1',
            label: 'Lantai 1',
            icon: layersIcon,
            trailing: <Badge>2</Badge>,
            children: [
              {
                id: 'panel',
                label: 'Ruang panel',
                icon: doorOpenIcon,
                children: [{ id: 'meter', label: 'Meter listrik', icon: cpuIcon }],
              },
              {
                id: 'pompa',
                label: 'Pompa air bersih',
                icon: cpuIcon,
                trailing: <StatusBadge tone="danger" label="Kritis" />,
              },
            ],
          },
          { id: 'lantai-2', label: 'Lantai 2', icon: layersIcon, children: [] },
        ],
      },
      { id: 'menara', label: 'Menara Melati', icon: buildingIcon, children: [{ id: 'lobi', label: 'Lobi' }] },
    ],
  },
  decorators: [
    (Story) => (
      <Card padding="sm">
        <Story />
      </Card>
    ),
  ],
  parameters: componentDocs({
    use: 'Hal di dalam hal: gedung, lantai, ruang, perangkat; folder dan berkas. Untuk satu tingkat pakai List; untuk halaman-halaman pakai navigasi.',
    keys: [
      ['↑ ↓', 'Ke simpul sebelum atau sesudahnya'],
      ['→', 'Membuka cabang, lalu masuk ke dalamnya'],
      ['←', 'Menutup cabang, lalu ke induknya'],
      ['Home, End', 'Ke simpul pertama atau terakhir'],
      ['huruf', 'Ke nama berikutnya yang berawal huruf itu'],
      ['*', 'Membuka semua cabang setingkat'],
      ['Enter, Spasi', 'Memilih simpul'],
    ],
    access: ['Pola tree dari WAI-ARIA: tingkat, letak, dan jumlah saudara diucapkan; satu perhentian Tab.'],
  }),
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

function Chosen(props: TreeProps) {
  const [selected, setSelected] = useState<string | null>(props.selected ?? null);
  return <Tree {...props} selected={selected} onSelect={({ id }) => setSelected(id)} />;
}

export const Default: Story = {
  render: (args) => <Chosen {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('treeitem', { name: /Ruang panel/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('treeitem', { name: /Meter listrik/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('treeitem', { name: /Meter listrik/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.queryByRole('treeitem', { name: /Meter listrik/ })).toBeNull();
    await userEvent.keyboard('m');
    await expect(canvas.getByRole('treeitem', { name: /Menara Melati/ })).toHaveFocus();
  },
};
export const Closed: Story = { args: { initialOpen: [], selected: null } };
export const LongWords: Story = {
  args: {
    selected: null,
    nodes: [
      {
        id: 'graha',
        label: 'Pertanggungjawabanketidakbersinambunganpemeliharaankelistrikan',
        children: [
          { id: 'a', label: 'Ruang penyimpanan dokumen pertanggungjawaban tahunan', trailing: <Badge>12</Badge> },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'kecil' } },
};
export const Phone: Story = { globals: { viewport: { value: 'telepon' } } };
export const Dark: Story = { globals: { theme: 'gelap' } };
