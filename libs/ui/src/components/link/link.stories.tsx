import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link } from './link.tsx';
import { LinkProvider } from './link-context.tsx';

const meta = {
  title: 'Dasar/Link',
  component: Link,
  args: { href: '#gedung', children: 'Menara Melati' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Quiet: Story = { args: { tone: 'quiet' } };
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
