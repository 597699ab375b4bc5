import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { cpuIcon, dropletsIcon, zapIcon } from '../../icons/generated/icons.ts';
import { Age } from '../age/age.tsx';
import { Avatar } from '../avatar/avatar.tsx';
import { Badge } from '../badge/badge.tsx';
import { Card } from '../card/card.tsx';
import { Switch } from '../switch/switch.tsx';
import { List, ListRow } from './list.tsx';

const meta = {
  title: 'Data/List',
  component: List,
  decorators: [
    (Story) => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
  parameters: componentDocs({
    use: 'Hal sejenis, satu baris satu hal, tiap baris boleh membawa ke halamannya. Bila nilainya dibandingkan antarbaris pakai Table atau DataTable.',
    keys: [
      ['Tab', 'Ke baris atau kendali berikutnya'],
      ['Enter', 'Membuka baris'],
    ],
    access: ['Seluruh baris menjadi sasaran tautan; kendali di ujung baris tetap dapat ditekan sendiri.'],
  }),
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
export const WithControls: Story = {
  render: () => (
    <List>
      <ListRow
        icon={dropletsIcon}
        title="Pompa air bersih"
        href="#pompa"
        trailing={<Switch label="Pompa air bersih" value="on" />}
      />
      <ListRow icon={zapIcon} title="Lampu lobi" href="#lampu" trailing={<Switch label="Lampu lobi" value="off" />} />
    </List>
  ),
};
export const Phone: Story = { ...Rows, globals: { viewport: { value: 'kecil' } } };
export const Dark: Story = { ...Rows, globals: { theme: 'gelap' } };
