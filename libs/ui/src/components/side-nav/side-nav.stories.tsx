import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { bellIcon, shieldIcon, userRoundIcon } from '../../icons/generated/icons.ts';
import { Card } from '../card/card.tsx';
import { Heading } from '../heading/heading.tsx';
import { Stack } from '../stack/stack.tsx';
import { SideNav } from './side-nav.tsx';

const meta = {
  title: 'Navigasi/SideNav',
  component: SideNav,
  args: {
    label: 'Akun',
    listHref: '#akun',
    shown: 'page',
    items: [
      { href: '#profil', label: 'Profil', description: 'Nama, foto, dan bahasa', icon: userRoundIcon, active: false },
      { href: '#keamanan', label: 'Keamanan', description: 'Kata sandi dan sesi', icon: shieldIcon, active: true },
      { href: '#kabar', label: 'Pemberitahuan', description: 'Apa dan lewat mana', icon: bellIcon, active: false },
    ],
    children: (
      <Stack gap="xl">
        <Heading level={1}>Keamanan</Heading>
        <Card padding="lg">Kata sandi</Card>
      </Stack>
    ),
  },
  parameters: componentDocs({
    use: 'Halaman-halaman dari satu hal, yang daftarnya tetap terlihat di sampingnya. Di layar sempit daftarnya menjadi halaman sendiri, dan tiap halaman punya jalan kembali. Untuk dua sampai empat halaman yang setara pakai TabNav.',
    keys: [['Tab', 'Dari satu halaman ke halaman berikutnya, lalu ke isinya']],
    access: [
      'Sebuah `nav` bernama; halaman yang terbuka bertanda `aria-current="page"`. Halaman membawa `h1` sendiri.',
    ],
  }),
} satisfies Meta<typeof SideNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'gelap' } };
export const ListOnPhone: Story = { args: { shown: 'list' }, globals: { viewport: { value: 'telepon' } } };
export const PageOnPhone: Story = { globals: { viewport: { value: 'telepon' } } };
