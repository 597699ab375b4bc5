import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { cpuIcon, houseIcon, ticketIcon } from '../../icons/generated/icons.ts';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { TabNav } from './tab-nav.tsx';
import { Tabs, type TabsProps } from './tabs.tsx';

const meta = {
  title: 'Navigasi/Tabs',
  component: Tabs,
  args: {
    label: 'Bagian perangkat',
    selected: 'nilai',
    onChange: fn(),
    tabs: [
      { id: 'nilai', label: 'Nilai', content: 'Nilai terakhir' },
      { id: 'riwayat', label: 'Riwayat', content: 'Riwayat 30 hari' },
      { id: 'alarm', label: 'Alarm', content: 'Tidak ada alarm' },
    ],
  },
  parameters: componentDocs({
    use: 'Satu dari beberapa panel sekaligus, di halaman yang sama. Bila setiap bagian punya alamat sendiri pakai TabNav; untuk isian bertahap pakai Stepper.',
    keys: [
      ['← →', 'Ke tab sebelum atau sesudahnya, dan membukanya'],
      ['Home, End', 'Ke tab pertama atau terakhir'],
      ['Tab', 'Dari tab ke panelnya'],
    ],
    access: ['Pola tabs dari WAI-ARIA; TabNav adalah `nav` dengan `aria-current="page"`.'],
  }),
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

function Chosen(props: TabsProps) {
  const [selected, setSelected] = useState(props.selected);
  return <Tabs {...props} selected={selected} onChange={(change) => setSelected(change.selected)} />;
}

export const Default: Story = {
  render: (args) => <Chosen {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Riwayat' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Riwayat 30 hari');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Nilai' })).toHaveFocus();
  },
};
export const OfPages: Story = {
  render: () => (
    <TabNav
      label="Gedung"
      items={[
        { href: '#ikhtisar', label: 'Ikhtisar', icon: houseIcon, active: false },
        { href: '#iot', label: 'Perangkat', icon: cpuIcon, active: true },
        { href: '#tiket', label: 'Tiket', icon: ticketIcon, active: false },
      ]}
    />
  ),
};
export const OfPagesOnPhone: Story = { ...OfPages, globals: { viewport: { value: 'kecil' } } };
export const Trail: Story = {
  render: () => (
    <Breadcrumbs
      items={[{ label: 'Gedung', href: '#g' }, { label: 'Menara Melati', href: '#m' }, { label: 'Perangkat' }]}
    />
  ),
};
export const Dark: Story = { ...OfPages, globals: { theme: 'gelap' } };
