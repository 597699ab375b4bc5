import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { Inline } from '../inline/inline.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { Stack } from '../stack/stack.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = { title: 'Umpan balik/Menunggu', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SkeletonOfACard: Story = {
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
export const Spinners: Story = {
  render: () => (
    <Inline>
      <Spinner size="sm" />
      <Spinner />
      <Spinner size="lg" label="Memuat perangkat" />
    </Inline>
  ),
};
export const Dark: Story = { ...SkeletonOfACard, globals: { theme: 'gelap' } };
