import { Avatar } from '../../components/avatar/avatar.tsx';
import { Button } from '../../components/button/button.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { Inline } from '../../components/inline/inline.tsx';
import { Menu } from '../../components/menu/menu.tsx';
import { buildingComplexIcon, chevronsUpDownIcon, logOutIcon, userIcon } from '../../icons/generated/icons.ts';
import { useSidebar } from '../dashboard/sidebar-context.ts';

/** For stories of the dashboard layout. */
export function ExampleSwitcher() {
  const folded = useSidebar() === 'folded';
  const trigger = folded ? (
    <IconButton icon={buildingComplexIcon} label="Pilih gedung" />
  ) : (
    <Button width="full" align="start" icon={buildingComplexIcon} iconEnd={chevronsUpDownIcon}>
      Menara Melati
    </Button>
  );
  return (
    <Menu
      trigger={trigger}
      items={['Menara Melati', 'Kantor Anggrek', 'Kos Kenanga'].map((label, position) => ({
        kind: 'link',
        label,
        href: `#${position}`,
        current: position === 0,
      }))}
    />
  );
}

export function ExamplePerson() {
  const folded = useSidebar() === 'folded';
  return (
    <Menu
      side="top"
      trigger={
        <Button
          tone="ghost"
          width={folded ? 'auto' : 'full'}
          align={folded ? 'center' : 'start'}
          aria-label="Sari Wulandari"
        >
          <Inline as="span" wrap="nowrap">
            <Avatar name="Sari Wulandari" size="sm" />
            {folded ? null : 'Sari Wulandari'}
          </Inline>
        </Button>
      }
      items={[
        { kind: 'heading', id: 'siapa', content: 'pengelola@imah.test' },
        { kind: 'link', label: 'Akun', icon: userIcon, href: '#akun' },
        { kind: 'separator', id: 'sebelum-keluar' },
        { kind: 'action', label: 'Keluar', icon: logOutIcon, tone: 'danger', onSelect: () => undefined },
      ]}
    />
  );
}
