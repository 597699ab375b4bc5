import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkline } from '../../charts/sparkline/sparkline.tsx';
import { componentDocs } from '../../docs/component-docs.ts';
import { cpuIcon, walletIcon, zapIcon } from '../../icons/generated/icons.ts';
import { Age } from '../age/age.tsx';
import { Card } from '../card/card.tsx';
import { Comparison } from '../comparison/comparison.tsx';
import { Grid } from '../grid/grid.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Stack } from '../stack/stack.tsx';
import { Stat } from './stat.tsx';

const values = [20, 22, 21, 26, 31, 30, 34, 33, 38, 42, 40, 42];

const meta = {
  title: 'Data/Stat',
  component: Stat,
  args: { label: 'Perangkat terhubung', value: '58', unit: 'dari 60', icon: cpuIcon },
  parameters: componentDocs({
    use: 'Satu angka yang penting dan apa yang dihitungnya. `picture` untuk Sparkline, `note` untuk Comparison, Age, atau status. Setiap angka sebaiknya membuka daftar di belakangnya: bungkus dengan Card dan CardLink.',
    access: ['Nama angka dibaca sebelum nilainya.', 'Bila belum ada angka, tulis “–”, bukan 0.'],
  }),
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithComparison: Story = {
  args: {
    label: 'Penerimaan November',
    value: 'Rp 1.234.567.890',
    icon: walletIcon,
    note: <Comparison direction="up" verdict="good" text="8% di atas Oktober" />,
  },
};
export const WithSparkline: Story = {
  args: {
    label: 'Listrik hari ini',
    value: '1.284,6',
    unit: 'kWh',
    icon: zapIcon,
    picture: <Sparkline values={values} label="Naik dari 20 ke 42 kWh dalam 12 jam" />,
    note: <Comparison direction="up" verdict="bad" text="8% di atas kemarin" />,
  },
};
export const Old: Story = {
  args: {
    label: 'Tekanan air',
    value: '2,4',
    unit: 'bar',
    note: <Age text="18 menit lalu" freshness="stale" />,
  },
};
export const NoValue: Story = { args: { value: '–', note: 'Belum ada perangkat' } };
export const Loading: Story = {
  render: () => (
    <Stack gap="sm" aria-busy>
      <Skeleton width="1/2" />
      <Skeleton shape="heading" width="3/4" />
    </Stack>
  ),
};
export const Row: Story = {
  render: () => (
    <Grid columns={3}>
      <Stat {...meta.args} />
      <Stat
        label="Penerimaan November"
        value="Rp 1.234.567.890"
        note={<Comparison direction="up" verdict="good" text="8% di atas Oktober" />}
      />
      <Stat
        label="Pertanggungjawaban ketidakbersinambungan"
        value="12"
        note={<Comparison direction="down" verdict="good" text="3 di bawah minggu lalu" />}
      />
    </Grid>
  ),
};
export const RowOnPhone: Story = { ...Row, globals: { viewport: { value: 'telepon' } } };
export const Dark: Story = { ...WithSparkline, globals: { theme: 'gelap' } };
