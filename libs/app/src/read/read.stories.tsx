import { List, ListRow, Skeleton, Stack, Text } from '@imah/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Read } from './read.tsx';
import type { ReadState } from './read-state.ts';

type Names = readonly string[];
const retry = fn();
const rows = (
  <Stack gap="sm" aria-busy>
    <Skeleton shape="row" />
    <Skeleton shape="row" />
  </Stack>
);

const meta = {
  title: 'Halaman/Bacaan',
  // Every page shows them, and those have pictures.
  tags: ['!picture'],
  args: { of: { kind: 'loading' } },
  render: ({ of }: { readonly of: ReadState<Names> }) => (
    <Read
      of={of}
      level={2}
      loading={rows}
      failed="Penghuni tidak dapat dimuat"
      empty={<Text>Belum ada penghuni.</Text>}
    >
      {(names) => (
        <List aria-label="Penghuni">
          {names.map((name) => (
            <ListRow key={name} title={name} />
          ))}
        </List>
      )}
    </Read>
  ),
} satisfies Meta<{ readonly of: ReadState<Names> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy]')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { of: { kind: 'failed', retry, attempt: 'idle' } },
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Penghuni tidak dapat dimuat');
    await userEvent.click(canvas.getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { args: { of: { kind: 'failed', retry, attempt: 'retrying' } } };

export const Offline: Story = {
  args: { of: { kind: 'offline', retry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveAttribute('data-state', 'offline');
  },
};

export const Forbidden: Story = { args: { of: { kind: 'forbidden' } } };

export const Missing: Story = { args: { of: { kind: 'missing' } } };

export const Empty: Story = {
  args: { of: { kind: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Belum ada penghuni.')).toBeVisible();
  },
};

export const Ready: Story = {
  args: { of: { kind: 'ready', data: ['Sari Wulandari', 'Budi Santoso'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
