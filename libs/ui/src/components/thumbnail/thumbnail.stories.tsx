import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { boxesIcon, wrenchIcon } from '../../icons/generated/icons.ts';
import { Inline } from '../inline/inline.tsx';
import { Thumbnail } from './thumbnail.tsx';

const bottle = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 60"><rect width="40" height="60" fill="#91bfc7"/><rect x="12" y="18" width="16" height="34" rx="4" fill="#17373c"/><rect x="17" y="8" width="6" height="12" fill="#17373c"/></svg>',
)}`;

const meta = {
  title: 'Data/Thumbnail',
  component: Thumbnail,
  args: { icon: boxesIcon },
  parameters: componentDocs({
    use: 'Barang dalam bentuk kecil, di samping namanya. Tanpa gambar, atau bila gambarnya tidak dapat dimuat, ikonnya yang tampil. Orang memakai Avatar.',
    access: ['Isi alt bila gambar mengatakan lebih dari nama di sampingnya.'],
  }),
} satisfies Meta<typeof Thumbnail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Picture: Story = { args: { src: bottle, alt: 'Botol gelap', size: 'lg' } };
export const Full: Story = { args: { src: bottle, alt: 'Botol gelap', size: 'full' } };
export const Sizes: Story = {
  render: () => (
    <Inline>
      <Thumbnail icon={boxesIcon} src={bottle} />
      <Thumbnail icon={wrenchIcon} />
      <Thumbnail icon={boxesIcon} src={bottle} size="lg" />
      <Thumbnail icon={wrenchIcon} size="lg" />
    </Inline>
  ),
};
export const Gone: Story = {
  args: { src: bottle, alt: 'Botol gelap' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fireEvent.error(canvas.getByRole('img', { name: 'Botol gelap' }));
    await waitFor(() => expect(canvas.queryByRole('img', { name: 'Botol gelap' })).toBeNull());
  },
};
export const Dark: Story = { ...Sizes, globals: { theme: 'gelap' } };
