import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { OfflineCallout } from './offline-callout.tsx';

const meta = {
  title: 'Umpan balik/OfflineCallout',
  component: OfflineCallout,
  parameters: componentDocs({
    use: 'Perangkat ini tidak punya jaringan, dan yang tampil adalah yang terakhir diketahui. Katakan umur data bila diketahui. Bila servernya yang tidak menjawab, pakai FailedState.',
    access: ['Diucapkan dengan sopan saat muncul; tidak mengambil fokus.'],
  }),
} satisfies Meta<typeof OfflineCallout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAge: Story = { args: { children: 'Data terakhir dimuat Jumat, 20 November 2026 pukul 17.05 WIB.' } };
export const Phone: Story = { ...WithAge, globals: { viewport: { value: 'kecil' } } };
export const Dark: Story = { globals: { theme: 'gelap' } };
