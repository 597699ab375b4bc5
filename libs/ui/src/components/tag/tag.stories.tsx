import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { buildingIcon, tagIcon } from '../../icons/generated/icons.ts';
import { Inline } from '../inline/inline.tsx';
import { Tag } from './tag.tsx';

const meta = {
  title: 'Data/Tag',
  component: Tag,
  args: { label: 'Kelistrikan' },
  parameters: componentDocs({
    use: 'Kata yang dipasang orang pada sesuatu, atau saringan yang sedang berlaku. `dot` mengulang warna deret di dalam bagan. Untuk status pakai StatusBadge; untuk jumlah pakai Badge.',
    keys: [
      ['Tab', 'Ke tombol hapus'],
      ['Enter', 'Menghapus label'],
    ],
    access: ['Tombol hapus bernama “Hapus” dan nama labelnya; di telepon sasarannya 44 px.'],
  }),
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithIcon: Story = { args: { icon: tagIcon } };
export const WithDot: Story = { args: { dot: '2', label: 'Lantai 2' } };
export const Removable: Story = { args: { onRemove: fn() } };
export const LongWords: Story = {
  args: { label: 'Pertanggungjawabanketidakbersinambunganpemeliharaankelistrikan', onRemove: fn() },
  globals: { viewport: { value: 'kecil' } },
};

function Filters() {
  const [tags, setTags] = useState(['Graha Contoh', 'Belum lunas', 'Lebih dari 30 hari']);
  return (
    <Inline>
      {tags.map((label) => (
        <Tag
          key={label}
          label={label}
          {...(label === 'Graha Contoh' ? { icon: buildingIcon } : {})}
          onRemove={() => setTags(tags.filter((tag) => tag !== label))}
        />
      ))}
    </Inline>
  );
}

export const OfAFilter: Story = {
  render: () => <Filters />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Hapus Belum lunas' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Belum lunas')).toBeNull();
  },
};
export const Dark: Story = { render: () => <Filters />, globals: { theme: 'gelap' } };
