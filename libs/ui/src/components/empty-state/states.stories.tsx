import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { searchIcon } from '../../icons/generated/icons.ts';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { EmptyState } from './empty-state.tsx';
import { FailedState } from './failed-state.tsx';
import { ForbiddenState } from './forbidden-state.tsx';

const meta = {
  title: 'Umpan balik/Keadaan',
  component: EmptyState,
  args: { title: 'Belum ada tiket', text: 'Laporan dari penghuni akan muncul di sini.' },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  parameters: componentDocs({
    use: 'Yang berdiri di tempat isi: EmptyState bila belum ada atau tidak ada yang cocok, FailedState bila gagal dimuat, ForbiddenState bila tidak berhak. Untuk jaringan yang terputus pakai OfflineCallout di atas data terakhir.',
    keys: [['Tab, Enter', 'Ke jalan keluarnya: membuat, mencoba lagi, menghapus saringan']],
    access: ['FailedState diucapkan segera; yang lain dibaca di tempatnya.'],
  }),
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { actions: <Button tone="primary">Buat laporan</Button> } };
export const FilteredToNothing: Story = {
  args: {
    icon: searchIcon,
    title: 'Tidak ada yang cocok',
    text: 'Coba kata lain.',
    actions: <Button>Hapus saringan</Button>,
  },
};
export const Failed: Story = { render: () => <FailedState onRetry={fn()} /> };
export const Retrying: Story = { render: () => <FailedState onRetry={fn()} attempt="retrying" /> };
export const Forbidden: Story = { render: () => <ForbiddenState /> };
export const Dark: Story = { ...Failed, globals: { theme: 'gelap' } };
