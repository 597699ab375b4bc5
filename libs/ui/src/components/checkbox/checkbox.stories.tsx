import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { Link } from '../link/link.tsx';
import { Stack } from '../stack/stack.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Formulir/Checkbox',
  component: Checkbox,
  args: { label: 'Kirimi saya kabar lewat email' },
  parameters: componentDocs({
    use: 'Ya atau tidak yang ikut dikirim bersama formulir, atau beberapa dari sebuah daftar. Untuk yang langsung berlaku pakai Switch; untuk satu dari beberapa pakai RadioGroup.',
    keys: [['Spasi', 'Menyalakan dan mematikan']],
    access: [
      'Seluruh kalimatnya dapat ditekan.',
      '`indeterminate` untuk kepala daftar yang sebagian barisnya terpilih; dibacakan "sebagian".',
    ],
  }),
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
};
export const Checked: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { hint: 'Paling banyak sekali sehari.' } };
export const WithErrorAndLink: Story = {
  args: {
    label: (
      <>
        Saya setuju dengan <Link href="#syarat">syarat dan ketentuan</Link>
      </>
    ),
    error: 'Persetujuan diperlukan.',
  },
};
export const Disabled: Story = {
  render: () => (
    <Stack gap="sm">
      <Checkbox label="Tidak dapat diubah" disabled />
      <Checkbox label="Selalu menyala" disabled defaultChecked />
    </Stack>
  ),
};

const floors = ['Lantai dasar', 'Lantai 1', 'Lantai 2'];

function Floors() {
  const [chosen, setChosen] = useState<readonly string[]>(['Lantai 1']);
  const all = chosen.length === floors.length;
  return (
    <Stack gap="xs">
      <Checkbox
        label="Semua lantai"
        checked={all}
        indeterminate={chosen.length > 0 && !all}
        onChange={() => setChosen(all ? [] : floors)}
      />
      {floors.map((floor) => (
        <Checkbox
          key={floor}
          label={floor}
          checked={chosen.includes(floor)}
          onChange={() =>
            setChosen(chosen.includes(floor) ? chosen.filter((one) => one !== floor) : [...chosen, floor])
          }
        />
      ))}
    </Stack>
  );
}
export const Indeterminate: Story = {
  render: () => <Floors />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole('checkbox', { name: 'Semua lantai' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Lantai dasar' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Lantai 2' }));
    await expect(all).toBeChecked();
    await expect(all).not.toBePartiallyChecked();
  },
};
export const LongWords: Story = {
  globals: { viewport: { value: 'kecil' } },
  args: { label: 'Pertanggungjawaban ketidakbersinambungan pemeliharaan kelistrikan gedung ditanggung bersama' },
};
export const Dark: Story = {
  globals: { theme: 'gelap' },
  render: () => (
    <Stack gap="sm">
      <Floors />
      <Checkbox label="Setuju" error="Persetujuan diperlukan." />
    </Stack>
  ),
};
