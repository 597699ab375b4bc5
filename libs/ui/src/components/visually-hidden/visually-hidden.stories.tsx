import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { expect, within } from 'storybook/test';
import { Link } from '../link/link.tsx';
import { Text } from '../text/text.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Dasar/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Tiket terbuka: ' },
  parameters: componentDocs({
    use: 'Kata yang hanya untuk telinga, bila mata sudah melihatnya dari tempat atau bentuk. Untuk menyembunyikan dari semua orang pakai atribut `hidden`.',
    access: ['Jangan isi dengan tombol atau tautan: fokus akan jatuh di tempat yang tidak terlihat.'],
  }),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Text>
      Di sebelah kata ini ada yang hanya terdengar.
      <VisuallyHidden {...args}> Inilah dia.</VisuallyHidden>
    </Text>
  ),
};
export const BesideANumber: Story = {
  render: (args) => (
    <Text size="xl" weight="semibold">
      <VisuallyHidden {...args} />
      12
    </Text>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Tiket terbuka:', { exact: false })).toBeInTheDocument();
  },
};
export const InsideALink: Story = {
  render: () => (
    <Link href="#tiket">
      Lihat semua<VisuallyHidden> tiket yang terbuka</VisuallyHidden>
    </Link>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Lihat semua tiket yang terbuka' })).toBeVisible();
  },
};
