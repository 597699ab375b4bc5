import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { expect, fn, userEvent, within } from 'storybook/test';
import { arrowRightIcon, plusIcon, trashIcon } from '../../icons/generated/icons.ts';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { ButtonLink } from './button-link.tsx';
import { Button } from './button.tsx';

const meta = {
  title: 'Dasar/Button',
  component: Button,
  args: { children: 'Simpan perubahan', onClick: fn() },
  parameters: componentDocs({
    use: 'Menjalankan sesuatu. Satu tombol `primary` di satu tempat; `danger` hanya untuk yang merusak; `ghost` untuk yang jarang. Membawa ke tempat lain: pakai Link atau ButtonLink. Hanya ikon: pakai IconButton. Beberapa tindakan serumpun: pakai SplitButton atau Menu.',
    keys: [['Enter, Spasi', 'Menekannya']],
    access: [
      'Selama `loading` fokus tetap di tempatnya, tekanan lain diabaikan, dan dibacakan sedang bekerja.',
      'Kata kerja, bukan "OK": tombolnya dipahami tanpa membaca sekitarnya.',
    ],
  }),
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Tones: Story = {
  render: () => (
    <Inline>
      <Button tone="primary">Utama</Button>
      <Button tone="neutral">Netral</Button>
      <Button tone="ghost">Samar</Button>
      <Button tone="danger" icon={trashIcon}>
        Hapus
      </Button>
    </Inline>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline>
      <Button size="sm">Kecil</Button>
      <Button size="md">Sedang</Button>
      <Button size="lg">Besar</Button>
    </Inline>
  ),
};

export const WithIcons: Story = {
  render: () => (
    <Inline>
      <Button tone="primary" icon={plusIcon}>
        Tambah gedung
      </Button>
      <ButtonLink href="#selanjutnya" iconEnd={arrowRightIcon}>
        Selanjutnya
      </ButtonLink>
    </Inline>
  ),
};

export const Loading: Story = {
  args: { tone: 'primary', loading: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  render: () => (
    <Inline>
      <Button disabled tone="primary">
        Utama
      </Button>
      <Button disabled>Netral</Button>
    </Inline>
  ),
};

export const LongWords: Story = {
  globals: { viewport: { value: 'kecil' } },
  render: () => (
    <Stack>
      <Button tone="primary" width="full">
        Mempertanggungjawabkan pemeliharaan ketidakbersinambungan kelistrikan gedung
      </Button>
    </Stack>
  ),
};
