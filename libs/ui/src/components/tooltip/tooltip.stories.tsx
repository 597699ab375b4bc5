import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { bellIcon, searchIcon } from '../../icons/generated/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Inline } from '../inline/inline.tsx';
import { Tooltip } from './tooltip.tsx';
import { TooltipGroup } from './tooltip-group.tsx';

const meta = {
  title: 'Umpan balik/Tooltip',
  component: Tooltip,
  args: { content: 'Pemberitahuan yang belum dibaca', children: <IconButton icon={bellIcon} label="Pemberitahuan" /> },
  parameters: {
    layout: 'centered',
    ...componentDocs({
      use: 'Nama atau penjelasan pendek dari sebuah tombol yang hanya ikon. Jangan taruh yang perlu dibaca untuk bekerja, atau yang dapat ditekan: pakai Popover. Keterangan sebuah isian: pakai `hint`.',
      keys: [
        ['Tab', 'Muncul saat tombolnya difokus'],
        ['Esc', 'Menutupnya, fokus tetap'],
      ],
      access: [
        'Muncul oleh penunjuk dan oleh fokus, dan tinggal selama penunjuk di atasnya (WCAG 1.4.13).',
        'Tombolnya tetap punya nama sendiri: tooltip menambah, tidak menggantikan.',
      ],
    }),
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const OpenByFocus: Story = {
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeInTheDocument());
  },
};
export const ClosedByEscape: Story = {
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
export const LongText: Story = {
  ...OpenByFocus,
  args: { content: 'Pertanggungjawaban ketidakbersinambungan pemeliharaan kelistrikan gedung bertingkat' },
};
export const Dark: Story = { ...OpenByFocus, globals: { theme: 'gelap' } };
export const Group: Story = {
  render: () => (
    <TooltipGroup>
      <Inline>
        <Tooltip content="Cari">
          <IconButton icon={searchIcon} label="Cari" />
        </Tooltip>
        <Tooltip content="Pemberitahuan">
          <IconButton icon={bellIcon} label="Pemberitahuan" />
        </Tooltip>
      </Inline>
    </TooltipGroup>
  ),
};
