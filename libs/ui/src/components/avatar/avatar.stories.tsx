import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { Inline } from '../inline/inline.tsx';
import { Text } from '../text/text.tsx';
import { Avatar } from './avatar.tsx';

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#91bfc7"/><circle cx="20" cy="15" r="7" fill="#17373c"/><path d="M6 40a14 14 0 0 1 28 0z" fill="#17373c"/></svg>',
)}`;

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: 'Sari Wulandari' },
  parameters: componentDocs({
    use: 'Orang dalam bentuk kecil, selalu di samping namanya. Tanpa foto, huruf pertama nama depan dan nama belakang yang tampil. Bukan untuk gedung atau perangkat: pakai ikon.',
    access: ['Tidak mengatakan apa pun kepada pembaca layar, karena nama tertulis di sampingnya.'],
  }),
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Photo: Story = { args: { src: portrait, size: 'lg' } };
export const Sizes: Story = {
  render: () => (
    <Inline>
      <Avatar name="Sari Wulandari" size="sm" />
      <Avatar name="Budi Santoso" />
      <Avatar name="Made Ayu Pramesti Dewi" size="lg" />
    </Inline>
  ),
};
export const AwkwardNames: Story = {
  render: () => (
    <Inline>
      <Avatar name="" />
      <Avatar name="Budi" />
      <Avatar name="  i gusti   ngurah " />
      <Avatar name="张伟 👷" />
    </Inline>
  ),
};
export const BesideName: Story = {
  render: () => (
    <Inline>
      <Avatar name="Sari Wulandari" />
      <Text weight="semibold">Sari Wulandari</Text>
    </Inline>
  ),
};
export const Dark: Story = { ...Sizes, globals: { theme: 'gelap' } };
