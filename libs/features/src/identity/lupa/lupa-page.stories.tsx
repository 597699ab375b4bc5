import type { Meta, StoryObj } from '@storybook/react-vite';
import { inApp } from '../../harness/story-app.tsx';
import { LupaPage } from './lupa-page.tsx';

const meta = {
  title: 'Halaman/Lupa kata sandi',
  component: LupaPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LupaPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ask: Story = { decorators: [inApp({ path: '/lupa' })] };
export const Dark: Story = { ...Ask, globals: { theme: 'gelap' } };
export const SetNew: Story = { decorators: [inApp({ path: '/lupa?token=abc' })] };
