import type { ReactNode } from 'react';
import { panelLeftCloseIcon, panelLeftOpenIcon } from '../../icons/generated/icons.ts';
import { useLabels } from '../../labels/labels.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { TooltipGroup } from '../../components/tooltip/tooltip-group.tsx';
import type { NavigationItem } from '../navigation-item.ts';
import { NavigationList } from './navigation-list.tsx';
import { SidebarContext, type SidebarState } from './sidebar-context.ts';
import * as styles from './sidebar.css.ts';

export type SidebarProps = {
  state: SidebarState;
  onChange: (change: { sidebar: SidebarState }) => void;
  navigation: readonly NavigationItem[];
  brand: ReactNode;
  buildingSwitcher: ReactNode;
  connection: ReactNode;
  person: ReactNode;
};

export function Sidebar({ state, onChange, navigation, brand, buildingSwitcher, connection, person }: SidebarProps) {
  const labels = useLabels();
  const folded = state === 'folded';
  return (
    <SidebarContext value={state}>
      <aside data-sidebar={state} aria-label={labels.menu} className={styles.sidebar}>
        <div className={styles.top}>
          {brand}
          <IconButton
            icon={folded ? panelLeftOpenIcon : panelLeftCloseIcon}
            label={folded ? labels.unfoldSidebar : labels.foldSidebar}
            aria-expanded={!folded}
            onClick={() => onChange({ sidebar: folded ? 'open' : 'folded' })}
          />
        </div>
        {buildingSwitcher ? <div className={styles.slot}>{buildingSwitcher}</div> : null}
        <nav aria-label={labels.mainNavigation} className={styles.scroll}>
          <TooltipGroup>
            <NavigationList items={navigation} />
          </TooltipGroup>
        </nav>
        {connection || person ? (
          <div className={styles.foot}>
            {connection ? <div className={styles.connection}>{connection}</div> : null}
            {person ? <div className={styles.slot}>{person}</div> : null}
          </div>
        ) : null}
      </aside>
    </SidebarContext>
  );
}
