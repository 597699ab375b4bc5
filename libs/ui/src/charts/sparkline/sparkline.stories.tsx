import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { Card } from '../../components/card/card.tsx';
import { Stat } from '../../components/stat/stat.tsx';
import { Sparkline } from './sparkline.tsx';

const values = [20, 22, 21, 26, 31, 30, 34, 33, 38, 42, 40, 42];

const meta = {
  title: 'Bagan/Sparkline',
  component: Sparkline,
  args: { values, label: 'Naik dari 20 ke 42 kWh dalam 12 jam' },
  parameters: componentDocs({
    use: 'Jalannya sebuah angka, cukup kecil untuk berdiri di sampingnya: di dalam Stat atau sel tabel. Bila nilainya perlu dibaca pakai BarChart atau LiveLineChart.',
    access: ['`label` adalah kalimat yang mengatakan apa yang terlihat.'],
  }),
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithGap: Story = { args: { values: [20, 22, null, null, 31, 30, 34, 33, 38] } };
export const Flat: Story = { args: { values: [5, 5, 5], label: 'Tetap 5 kWh' } };
export const Empty: Story = { args: { values: [], label: 'Belum ada data' } };
export const InStat: Story = {
  render: (args) => (
    <Card>
      <Stat
        label="Listrik hari ini"
        value="1.284,6"
        unit="kWh"
        picture={<Sparkline {...args} />}
        note="8% di atas kemarin"
      />
    </Card>
  ),
};
export const Dark: Story = { ...InStat, globals: { theme: 'gelap' } };
