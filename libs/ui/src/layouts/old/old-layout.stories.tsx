import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { Button } from '../../components/button/button.tsx';
import { HomeExample } from '../example/home-example.tsx';
import { exampleNavigation } from '../example/example-navigation.ts';
import { OldLayout } from './old-layout.tsx';

const meta = {
  title: 'Tata letak/OldLayout',
  component: OldLayout,
  parameters: {
    layout: 'fullscreen',
    ...componentDocs({
      use: 'Bingkai halaman lama yang belum dipindahkan ke DashboardLayout. Jangan dipakai untuk halaman baru.',
      access: ['Landmark yang sama dengan DashboardLayout, sehingga pintasan pembaca layar tetap berlaku.'],
    }),
  },
  args: {
    navigation: exampleNavigation.slice(0, 4),
    headerActions: <Button size="sm">Keluar</Button>,
    footer: 'Imah · Graha Contoh',
    children: <HomeExample />,
  },
} satisfies Meta<typeof OldLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutHeader: Story = { args: { header: 'hidden', variant: 'grayish-cyan' } };
export const Transparent: Story = { args: { variant: 'transparent', padding: 'none' } };
export const Dark: Story = { globals: { theme: 'gelap' } };
export const Phone: Story = { globals: { viewport: { value: 'telepon' } } };
