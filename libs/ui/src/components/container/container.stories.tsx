import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { Card } from '../card/card.tsx';
import { Container } from './container.tsx';

const meta = {
  title: 'Tata letak/Container',
  component: Container,
  args: { children: <Card>Isi setinggi apa pun, tidak pernah lebih lebar daripada yang enak dibaca.</Card> },
  parameters: componentDocs({
    use: 'Menaruh isi di tengah halaman dan membatasi lebarnya: `form` untuk formulir, `prose` untuk bacaan, `content` untuk halaman kerja.',
  }),
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {};
export const Prose: Story = { args: { width: 'prose' } };
export const Form: Story = { args: { width: 'form' } };
export const Phone: Story = { globals: { viewport: { value: 'kecil' } } };
