import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { kanbanIcon, listIcon, mapIcon } from '../../icons/generated/icons.ts';
import { Stack } from '../stack/stack.tsx';
import { ToggleGroup, type ToggleOption } from './toggle-group.tsx';

const views: ToggleOption[] = [
  { value: 'daftar', label: 'Daftar', icon: listIcon },
  { value: 'papan', label: 'Papan', icon: kanbanIcon },
  { value: 'denah', label: 'Denah', icon: mapIcon },
];
const days: ToggleOption[] = ['Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab', 'Min'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

function One({
  options = views,
  size = 'md',
  start = 'daftar',
}: {
  options?: ToggleOption[];
  size?: 'sm' | 'md';
  start?: string;
}) {
  const [value, setValue] = useState(start);
  return (
    <ToggleGroup
      label="Tampilan"
      options={options}
      size={size}
      value={value}
      onChange={(next) => setValue(next.value)}
    />
  );
}

function Many() {
  const [value, setValue] = useState<readonly string[]>(['sen', 'rab', 'jum']);
  return (
    <ToggleGroup
      choice="many"
      label="Hari kerja"
      options={days}
      value={value}
      onChange={(next) => setValue(next.value)}
    />
  );
}

const meta = {
  title: 'Dasar/ToggleGroup',
  component: ToggleGroup,
  args: { label: 'Tampilan', options: views, value: 'daftar', onChange: () => undefined },
  parameters: componentDocs({
    use: 'Dua sampai tujuh pilihan singkat yang langsung berlaku: cara melihat, rentang waktu, hari kerja. Untuk pilihan dalam formulir pakai RadioGroup; untuk berpindah bagian halaman pakai Tabs.',
    keys: [
      ['Tab', 'Satu perhentian untuk seluruh kelompok'],
      ['← →', 'Berjalan di antara pilihan'],
      ['Enter, Spasi', 'Memilih'],
    ],
    access: [
      'Pilihan bergambar saja (`display: icon`) tetap bernama dan berpetunjuk.',
      'Dengan `choice="one"` selalu ada yang terpilih; yang terpilih ditandai bukan hanya oleh warna, juga oleh tepi dan tebal huruf.',
    ],
  }),
} satisfies Meta<typeof ToggleGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChooseOne: Story = {
  render: () => <One />,
  play: async ({ canvasElement }) => {
    const board = within(canvasElement).getByRole('radio', { name: 'Papan' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(board).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(board).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(board).toBeChecked();
  },
};
export const ChooseMany: Story = {
  render: () => <Many />,
  play: async ({ canvasElement }) => {
    const tuesday = within(canvasElement).getByRole('button', { name: 'Sel' });
    await userEvent.click(tuesday);
    await expect(tuesday).toHaveAttribute('aria-pressed', 'true');
  },
};
export const Small: Story = { render: () => <One size="sm" /> };
export const Icons: Story = {
  render: () => <One options={views.map((view) => ({ ...view, display: 'icon' }))} />,
};
export const Disabled: Story = { args: { disabled: true } };
export const OneDisabled: Story = {
  render: () => <One options={views.map((view) => ({ ...view, disabled: view.value === 'denah' }))} />,
};
export const Phone: Story = {
  globals: { viewport: { value: 'kecil' } },
  render: () => (
    <Stack>
      <One />
      <Many />
    </Stack>
  ),
};
export const Dark: Story = {
  globals: { theme: 'gelap' },
  render: () => (
    <Stack align="start">
      <One />
      <Many />
    </Stack>
  ),
};
