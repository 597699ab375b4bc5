import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { Card } from '../card/card.tsx';
import { Stack } from './stack.tsx';

const meta = {
  title: 'Tata letak/Stack',
  component: Stack,
  args: { children: ['Hari ini', 'Gedung saya', 'Tiket saya'].map((word) => <Card key={word}>{word}</Card>) },
  parameters: componentDocs({
    use: 'Menyusun bagian ke bawah dengan satu jarak. Jarak milik susunan ini: bagian di dalamnya tidak punya jarak luar sendiri.',
  }),
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tight: Story = { args: { gap: 'xs' } };
export const AtTheStart: Story = { args: { align: 'start', gap: 'md' } };
export const Phone: Story = { globals: { viewport: { value: 'kecil' } } };
