import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { calendarClockIcon, fileTextIcon, sendIcon } from '../../icons/generated/icons.ts';
import { Inline } from '../inline/inline.tsx';
import { SplitButton } from './split-button.tsx';

const meta = {
  title: 'Dasar/SplitButton',
  component: SplitButton,
  args: {
    children: 'Terbitkan tagihan',
    tone: 'primary',
    onClick: fn(),
    moreLabel: 'Cara terbit lain',
    items: [
      {
        kind: 'action',
        label: 'Jadwalkan',
        description: 'Pilih tanggal terbit',
        icon: calendarClockIcon,
        onSelect: fn(),
      },
      { kind: 'action', label: 'Simpan sebagai konsep', icon: fileTextIcon, onSelect: fn() },
    ],
  },
  parameters: componentDocs({
    use: 'Satu tindakan yang hampir selalu dipilih, dengan saudara-saudaranya di balik panah. Jika tidak ada yang jelas utama pakai Menu; jika tindakannya berlainan jenis pakai beberapa tombol.',
    keys: [
      ['Tab', 'Dua perhentian: tindakan, lalu panah'],
      ['Enter, Spasi', 'Melakukan, atau membuka daftar'],
      ['↑ ↓', 'Memilih di dalam daftar'],
    ],
    access: ['Panah bernama `moreLabel`: sebutkan apa yang dibukanya.'],
  }),
} satisfies Meta<typeof SplitButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tones: Story = {
  render: (args) => (
    <Inline>
      <SplitButton {...args} icon={sendIcon} />
      <SplitButton {...args} tone="neutral" />
      <SplitButton {...args} tone="danger">
        Hapus
      </SplitButton>
    </Inline>
  ),
};
export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <SplitButton {...args} size="sm" />
      <SplitButton {...args} size="md" />
      <SplitButton {...args} size="lg" />
    </Inline>
  ),
};
export const Loading: Story = { args: { loading: true } };
export const Disabled: Story = { args: { disabled: true } };
export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Cara terbit lain' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Jadwalkan/ })).toHaveFocus());
  },
};
export const LongWords: Story = {
  globals: { viewport: { value: 'kecil' } },
  args: { width: 'full', children: 'Mempertanggungjawabkan ketidakbersinambungan pemeliharaan kelistrikan' },
};
export const Dark: Story = { ...Tones, globals: { theme: 'gelap' } };
