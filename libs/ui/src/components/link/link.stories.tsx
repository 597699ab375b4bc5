import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { expect, within } from 'storybook/test';
import { Link } from './link.tsx';
import { LinkProvider } from './link-context.tsx';

const meta = {
  title: 'Dasar/Link',
  component: Link,
  args: { href: '#gedung', children: 'Menara Melati' },
  parameters: componentDocs({
    use: 'Membawa orang ke tempat lain. Yang mengubah sesuatu: pakai Button. Yang membawa orang dan merupakan langkah utama halaman: pakai ButtonLink. Di dalam aplikasi memakai tautan dari router lewat LinkProvider.',
    keys: [['Enter', 'Membuka tujuannya']],
    access: [
      'Di dalam kalimat selalu bergaris bawah: warna saja tidak cukup.',
      'Yang membuka jendela lain mengatakannya, untuk mata dan telinga.',
    ],
  }),
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Quiet: Story = { args: { tone: 'muted' } };
export const NewWindow: Story = { args: { target: 'new-window' } };
export const OfARouter: Story = {
  render: (args) => (
    <LinkProvider
      component={({ children, ...rest }) => (
        <a {...rest} data-router="yes">
          {children}
        </a>
      )}
    >
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('data-router', 'yes');
  },
};
export const Dark: Story = { globals: { theme: 'gelap' } };
