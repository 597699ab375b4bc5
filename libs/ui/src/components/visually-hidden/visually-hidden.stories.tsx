import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { expect, within } from 'storybook/test';
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
