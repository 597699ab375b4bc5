import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { Card } from '../card/card.tsx';
import { Stack } from '../stack/stack.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'Umpan balik/Skeleton',
  component: Skeleton,
  parameters: componentDocs({
    use: 'Tempat bagi yang sedang datang, dalam bentuknya, supaya tidak ada yang melompat. Bila bentuknya belum diketahui pakai Spinner.',
    access: ['Tidak mengatakan apa pun: wilayah di sekitarnya yang bertanda `aria-busy`.'],
  }),
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const Shapes: Story = {
  render: () => (
    <Stack gap="md">
      <Skeleton shape="heading" width="1/2" />
      <Skeleton shape="circle" />
      <Skeleton shape="control" width="1/4" />
      <Skeleton shape="row" />
      <Skeleton shape="card" />
    </Stack>
  ),
};
export const OfACard: Story = {
  render: () => (
    <Card aria-busy>
      <Stack gap="sm">
        <Skeleton shape="heading" width="1/2" />
        <Skeleton />
        <Skeleton width="3/4" />
        <Skeleton shape="chart" />
      </Stack>
    </Card>
  ),
};
export const Dark: Story = { ...OfACard, globals: { theme: 'gelap' } };
