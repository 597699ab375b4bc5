import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../components/heading/heading.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { ColorTable, MeasureTable } from './token-tables.tsx';

const meta = { title: 'Token/Token', component: ColorTable, args: { theme: 'light' } } satisfies Meta<
  typeof ColorTable
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ColorsLight: Story = {};
export const ColorsDark: Story = { args: { theme: 'dark' }, globals: { theme: 'gelap' } };
export const Measures: Story = {
  render: () => (
    <Stack gap="xl">
      {(['space', 'size', 'radius', 'border', 'font', 'motion'] as const).map((group) => (
        <Stack key={group} gap="sm">
          <Heading level={2}>{group}</Heading>
          <MeasureTable group={group} />
        </Stack>
      ))}
    </Stack>
  ),
};
