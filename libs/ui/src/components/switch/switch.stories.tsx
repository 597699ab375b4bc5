import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Formulir/Switch',
  component: Switch,
  args: { label: 'Pompa air bersih', value: 'off', onChange: fn() },
  parameters: componentDocs({
    use: 'Menyala atau mati, dan langsung berlaku: perangkat, setelan. Yang ikut dikirim bersama formulir: pakai Checkbox. `command` bernilai `pending` selama perangkat belum melapor: saklar tidak mengaku sudah menyala sebelum itu benar.',
    keys: [['Spasi', 'Menyalakan atau mematikan']],
    access: [
      'Peran switch; keadaannya juga tertulis sebagai kata, tidak hanya letak dan warna.',
      'Selama menunggu laporan dibacakan sibuk, dan fokus tetap.',
    ],
  }),
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('switch').focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'on' });
  },
};
export const On: Story = { args: { value: 'on' } };
export const Pending: Story = { args: { command: 'pending' } };
export const Disabled: Story = { args: { disabled: true, value: 'on' } };
export const WithoutWord: Story = { args: { word: 'hidden', value: 'on' } };
export const OwnWords: Story = { args: { words: { off: 'Terkunci', on: 'Terbuka' } } };

function SentAndReported() {
  const [device, setDevice] = useState({ value: 'off' as 'off' | 'on', command: 'settled' as 'settled' | 'pending' });
  return (
    <Stack gap="sm" align="start">
      <Switch
        label="Pompa air bersih"
        {...device}
        onChange={({ value }) => {
          setDevice({ ...device, command: 'pending' });
          setTimeout(() => setDevice({ value, command: 'settled' }), 1500);
        }}
      />
    </Stack>
  );
}
export const Live: Story = { parameters: { chromatic: { disableSnapshot: true } }, render: () => <SentAndReported /> };
export const Dark: Story = {
  globals: { theme: 'gelap' },
  render: () => (
    <Stack gap="sm" align="start">
      <Switch label="Pompa 1" value="off" />
      <Switch label="Pompa 2" value="on" />
      <Switch label="Pompa 3" value="off" command="pending" />
    </Stack>
  ),
};
