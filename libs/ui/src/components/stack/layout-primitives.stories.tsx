import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { Container } from '../container/container.tsx';
import { Grid } from '../grid/grid.tsx';
import { Inline } from '../inline/inline.tsx';
import { Stack } from './stack.tsx';

const meta = { title: 'Dasar/Susunan', component: Stack } satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const cards = ['Satu', 'Dua', 'Tiga', 'Empat'].map((word) => <Card key={word}>{word}</Card>);

export const Stacked: Story = { render: () => <Stack gap="sm">{cards}</Stack> };
export const Inlined: Story = { render: () => <Inline gap="sm">{cards}</Inline> };
export const FourColumns: Story = { render: () => <Grid columns={4}>{cards}</Grid> };
export const AsManyAsFit: Story = { render: () => <Grid item="lg">{cards}</Grid> };
export const Contained: Story = { render: () => <Container width="form">{cards}</Container> };
