import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { Inline } from '../inline/inline.tsx';
import { Link } from '../link/link.tsx';
import { Stack } from '../stack/stack.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { Text } from '../text/text.tsx';
import { HoverCard } from './hover-card.tsx';

const person = (
  <Inline gap="md" wrap="nowrap" align="start">
    <Avatar name="Sari Wulandari" />
    <Stack gap="xs" align="start">
      <Text weight="semibold">Sari Wulandari</Text>
      <Text size="sm" tone="muted">
        Teknisi, Menara Melati
      </Text>
      <StatusBadge tone="success" label="Sedang bertugas" />
      <Text size="sm">3 tiket terbuka, 1 lewat tenggat</Text>
    </Stack>
  </Inline>
);

const meta = {
  title: 'Umpan balik/HoverCard',
  component: HoverCard,
  args: { trigger: <Link href="#sari">Sari Wulandari</Link>, children: person },
  parameters: componentDocs({
    use: 'Sekilas tentang yang ada di balik sebuah tautan: orang, perangkat, tiket. Hanya tambahan: jari tidak dapat melayang, jadi halaman tujuan harus memuat hal yang sama. Untuk kata-kata tentang sebuah tombol pakai Tooltip; untuk isi yang dapat ditekan pakai Popover.',
    keys: [
      ['Tab', 'Sampai di tautan: kartu terbuka'],
      ['Enter', 'Mengikuti tautan'],
      ['Esc', 'Menutup kartu'],
    ],
    access: [
      'Isinya tidak dibacakan pembaca layar; tautannya sendiri harus cukup.',
      'Terbuka setelah 400 ms, sehingga tidak muncul ketika penunjuk hanya lewat.',
    ],
  }),
} satisfies Meta<typeof HoverCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText('Teknisi, Menara Melati')).toBeVisible());
  },
};
export const ByKeyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await screen.findByText('Teknisi, Menara Melati');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Teknisi, Menara Melati')).not.toBeInTheDocument());
  },
};
export const Dark: Story = { ...Open, globals: { theme: 'gelap' } };
