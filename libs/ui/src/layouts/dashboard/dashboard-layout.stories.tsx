import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConnectionState } from '../../components/connection-state/connection-state.tsx';
import { Button } from '../../components/button/button.tsx';
import { Brand } from '../../components/brand/brand.tsx';
import { bellIcon, plusIcon } from '../../icons/generated/icons.ts';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { DashboardLayout } from './dashboard-layout.tsx';
import { HomeExample } from '../example/home-example.tsx';
import { ExamplePerson, ExampleSwitcher } from '../example/example-slots.tsx';
import { exampleNavigation } from '../example/example-navigation.ts';
import { useSidebar } from './sidebar-context.ts';

function ExampleBrand() {
  return <Brand display={useSidebar() === 'folded' ? 'mark' : 'full'} />;
}

function ExampleConnection() {
  return <ConnectionState state="connected" display={useSidebar() === 'folded' ? 'icon' : 'word'} />;
}

const meta = {
  title: 'Tata letak/DashboardLayout',
  component: DashboardLayout,
  parameters: {
    layout: 'fullscreen',
    ...componentDocs({
      use: 'Bingkai semua halaman setelah masuk: navigasi samping yang dapat dilipat, kepala dengan remah roti dan tindakan, dan di telepon bilah bawah. `variant`, `headerDisplay`, dan `padding` datang dari peta rute, bukan dari halaman.',
      keys: [
        ['Tab', 'Mulai dari "Lewati ke isi"'],
        ['Enter', 'Pada "Lewati ke isi": langsung ke isi halaman'],
      ],
      access: [
        'Landmark bernama: navigasi, kepala, isi.',
        'Navigasi yang dilipat tetap punya nama untuk setiap ikonnya.',
      ],
    }),
  },
  args: {
    navigation: exampleNavigation,
    brand: <ExampleBrand />,
    buildingSwitcher: <ExampleSwitcher />,
    connection: <ExampleConnection />,
    person: <ExamplePerson />,
    breadcrumbs: [
      { label: 'Graha Contoh', href: '#graha' },
      { label: 'Menara Melati', href: '#melati' },
      { label: 'Beranda' },
    ],
    headerActions: (
      <>
        <IconButton icon={bellIcon} label="Pemberitahuan" />
        <Button tone="primary" size="sm" icon={plusIcon}>
          Laporan
        </Button>
      </>
    ),
    children: <HomeExample />,
    onSidebarChange: fn(),
  },
} satisfies Meta<typeof DashboardLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByText('Langsung ke isi')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Lipat bilah sisi' }));
    await expect(args.onSidebarChange).toHaveBeenCalledWith({ sidebar: 'folded' });
    await userEvent.click(canvas.getByRole('button', { name: 'Buka bilah sisi' }));
  },
};
export const Folded: Story = { args: { defaultSidebar: 'folded' } };
export const GrayishCyan: Story = { args: { variant: 'grayish-cyan', header: 'hidden' } };
export const TransparentWithoutPadding: Story = { args: { variant: 'transparent', padding: 'none' } };
export const Dark: Story = { globals: { theme: 'gelap' } };
export const DarkGrayishCyan: Story = { globals: { theme: 'gelap' }, args: { variant: 'grayish-cyan' } };
export const Phone: Story = {
  globals: { viewport: { value: 'telepon' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const menu = canvas.queryByRole('button', { name: 'Menu' });
    // The viewport of the toolbar is not that of every test run; the bar shows on a phone alone.
    if (!menu) return;
    await userEvent.click(menu);
    await waitFor(async () => expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).toHaveFocus());
  },
};
export const PhoneDark: Story = { globals: { theme: 'gelap', viewport: { value: 'telepon' } } };
