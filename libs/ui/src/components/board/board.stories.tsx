import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { Stack } from '../stack/stack.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { Text } from '../text/text.tsx';
import type { BoardCard } from './board-card.ts';
import { Board, type BoardProps } from './board.tsx';
import { moveCard, type BoardMove } from './board-moves.ts';

const card = (id: string, column: string, title: string, urgent: 'yes' | 'no' = 'no'): BoardCard => ({
  id,
  column,
  title,
  content: (
    <Stack gap="xs" align="start">
      <Text weight="medium">{title}</Text>
      <Text size="sm" tone="muted">
        #{id} · Graha Contoh
      </Text>
      {urgent === 'yes' ? <StatusBadge tone="danger" label="Kritis" /> : null}
    </Stack>
  ),
});

const meta = {
  title: 'Data/Board',
  component: Board,
  args: {
    label: 'Tiket Graha Contoh',
    columns: [
      { id: 'baru', label: 'Baru' },
      { id: 'proses', label: 'Dikerjakan' },
      { id: 'tunggu', label: 'Menunggu suku cadang' },
      { id: 'selesai', label: 'Selesai' },
    ],
    cards: [
      card('1042', 'baru', 'Tekanan air rendah', 'yes'),
      card('1041', 'baru', 'Lampu lorong lantai 3 mati'),
      card('1039', 'proses', 'Lift 2 berbunyi'),
      card('1036', 'tunggu', 'Seal pompa cadangan'),
    ],
    onMove: fn(),
  },
  parameters: componentDocs({
    use: 'Pekerjaan menurut keadaannya, dipindahkan antarkolom. Untuk ratusan pekerjaan yang dicari dan diurutkan pakai DataTable. Diimpor dari `@imah/ui/data`.',
    keys: [
      ['Tab', 'Ke pegangan kartu, lalu ke menunya'],
      ['Enter, Spasi', 'Mengambil atau menaruh kartu'],
      ['← → ↑ ↓', 'Memindahkan kartu yang dipegang'],
      ['Esc', 'Mengembalikan kartu ke tempat semula'],
    ],
    access: [
      'Setiap langkah diucapkan: kartu, kolom, dan urutannya.',
      'Menu kartu memindahkan tanpa menyeret, juga dengan jari.',
    ],
  }),
} satisfies Meta<typeof Board>;
export default meta;
type Story = StoryObj<typeof meta>;

function Moving({ cards: first, ...props }: BoardProps) {
  const [cards, setCards] = useState(first);
  const handleMove = useCallback((move: BoardMove) => setCards((now) => moveCard(now, move)), []);
  return <Board {...props} cards={cards} onMove={handleMove} />;
}

export const Default: Story = {
  render: (args) => <Moving {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const column = (name: string) => within(canvas.getByRole('region', { name }));
    canvas.getByRole('button', { name: 'Pindahkan Tekanan air rendah' }).focus();
    await userEvent.keyboard('{Enter}{ArrowRight}');
    await expect(column('Dikerjakan').getByText('Tekanan air rendah')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pindahkan Tekanan air rendah' })).toHaveFocus());
    await expect(canvas.getByText('Tekanan air rendah: Dikerjakan, urutan 1')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(column('Baru').getByText('Tekanan air rendah')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tindakan untuk Lift 2 berbunyi' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pindahkan ke Selesai' }));
    await expect(column('Selesai').getByText('Lift 2 berbunyi')).toBeVisible();
  },
};
export const Empty: Story = { args: { cards: [] } };
export const LongWords: Story = {
  args: {
    cards: [card('1', 'baru', 'Pertanggungjawabanketidakbersinambunganpemeliharaankelistrikan', 'yes')],
  },
};
export const Phone: Story = { render: (args) => <Moving {...args} />, globals: { viewport: { value: 'telepon' } } };
export const Dark: Story = { render: (args) => <Moving {...args} />, globals: { theme: 'gelap' } };
