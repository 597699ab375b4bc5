import type { Meta, StoryObj } from '@storybook/react-vite';
import { cpuIcon, dropletsIcon, zapIcon } from '../../icons/generated/icons.ts';
import { Age } from '../age/age.tsx';
import { Avatar } from '../avatar/avatar.tsx';
import { Badge } from '../badge/badge.tsx';
import { Brand } from '../brand/brand.tsx';
import { Card } from '../card/card.tsx';
import { ConnectionState } from '../connection-state/connection-state.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { Stat } from '../stat/stat.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { Table } from '../table/table.tsx';
import { List, ListRow } from './list.tsx';

const meta = {
  title: 'Data/Data',
  component: List,
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  render: () => (
    <List>
      <ListRow icon={zapIcon} title="Meter listrik" description="Ruang panel" href="#a" trailing="42,7 kW" />
      <ListRow icon={dropletsIcon} title="Meter air" description={<Age text="18 menit lalu" freshness="stale" />} />
      <ListRow leading={<Avatar name="Sari Wulandari" />} title="Sari Wulandari" trailing={<Badge>Pengelola</Badge>} />
      <ListRow icon={cpuIcon} title="Pertanggungjawabanketidakbersinambunganpemeliharaankelistrikan" trailing="–" />
    </List>
  ),
};
export const RowsOnPhone: Story = { ...Rows, globals: { viewport: { value: 'kecil' } } };
export const Statuses: Story = {
  render: () => (
    <Inline>
      <StatusBadge tone="neutral" label="Belum dipasang" />
      <StatusBadge tone="success" label="Terhubung" />
      <StatusBadge tone="warning" label="Lambat" />
      <StatusBadge tone="danger" label="Gawat" />
      <StatusBadge tone="info" label="Diproses" />
      <Badge>12</Badge>
      <Badge tone="accent">Baru</Badge>
    </Inline>
  ),
};
export const StatusesDark: Story = { ...Statuses, globals: { theme: 'gelap' } };
export const Connections: Story = {
  render: () => (
    <Stack align="start" gap="sm">
      <ConnectionState state="connecting" />
      <ConnectionState state="connected" />
      <ConnectionState state="error" />
      <ConnectionState state="offline" />
      <ConnectionState state="connected" display="icon" />
    </Stack>
  ),
};
export const Numbers: Story = {
  render: () => (
    <Inline gap="2xl" align="start">
      <Stat label="Perangkat" value="58" unit="dari 60" icon={cpuIcon} />
      <Stat label="Tagihan bulan ini" value="Rp 1.234.567.890" note="12% di atas bulan lalu" />
      <Stat label="Belum ada" value="–" />
    </Inline>
  ),
};
export const Description: Story = {
  render: () => (
    <DescriptionList
      items={[
        { term: 'Alamat', detail: 'Jalan Melati 12, Jakarta Selatan' },
        { term: 'Zona waktu', detail: 'WIB (Asia/Jakarta)' },
        { term: 'Keadaan', detail: <StatusBadge tone="success" label="Semua normal" /> },
      ]}
    />
  ),
};
export const Tabular: Story = {
  render: () => (
    <Table
      caption="Pemakaian per unit"
      captionDisplay="shown"
      columns={[
        { id: 'unit', label: 'Unit' },
        { id: 'kwh', label: 'kWh', align: 'end' },
      ]}
      rows={[
        { id: '1', cells: { unit: 'A-101', kwh: '1.284,6' } },
        { id: '2', cells: { unit: 'A-102', kwh: '98,1' } },
      ]}
    />
  ),
};
export const People: Story = {
  render: () => (
    <Inline>
      <Avatar name="Sari Wulandari" size="lg" />
      <Avatar name="Budi" />
      <Avatar name="" size="sm" />
      <Brand />
    </Inline>
  ),
};
export const Dark: Story = { ...Rows, globals: { theme: 'gelap' } };
