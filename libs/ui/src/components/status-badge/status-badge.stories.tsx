import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { wrenchIcon } from '../../icons/generated/icons.ts';
import { Inline } from '../inline/inline.tsx';
import { StatusBadge } from './status-badge.tsx';

const meta = {
  title: 'Data/StatusBadge',
  component: StatusBadge,
  args: { tone: 'success', label: 'Terhubung' },
  parameters: componentDocs({
    use: 'Status sebuah hal: tiket, alarm, perangkat, tagihan. Warna status hanya untuk status; kata lain memakai Badge.',
    access: ['Ikon dan kata selalu ada: status tidak pernah dikatakan dengan warna saja.'],
  }),
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const OwnIcon: Story = { args: { tone: 'info', label: 'Dikerjakan', icon: wrenchIcon } };
export const All: Story = {
  render: () => (
    <Inline>
      <StatusBadge tone="neutral" label="Belum dipasang" />
      <StatusBadge tone="success" label="Lunas" />
      <StatusBadge tone="warning" label="Jatuh tempo 3 hari lagi" />
      <StatusBadge tone="danger" label="Kritis" />
      <StatusBadge tone="info" label="Diproses" />
    </Inline>
  ),
};
export const Phone: Story = { ...All, globals: { viewport: { value: 'kecil' } } };
export const Dark: Story = { ...All, globals: { theme: 'gelap' } };
