import { buildingIcon, chevronsUpDownIcon, layoutGridIcon, plusIcon } from '../../icons/generated/icons.ts';
import { useDataLabels } from '../../labels/use-data-labels.ts';
import type { RootProps } from '../../shared/root-props.ts';
import { Icon } from '../icon/icon.tsx';
import { Menu } from '../menu/menu.tsx';
import type { MenuItem } from '../menu/menu-item.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from '../person-menu/menu-trigger.css.ts';

export type BuildingSwitcherProps = RootProps<'button', 'children' | 'type'> & {
  buildings: readonly { id: string; name: string; description?: string; href: string }[];
  /** The one we are in; null in all of them. */
  current: string | null;
  /** Where all of them are together. */
  allHref: string;
  /** Where a new one is made; only for those who may. */
  newHref?: string;
  display?: 'full' | 'icon';
};

/** The building we are in, and the way to another. */
export function BuildingSwitcher({
  buildings,
  current,
  allHref,
  newHref,
  display = 'full',
  ...rest
}: BuildingSwitcherProps) {
  const labels = useDataLabels();
  const here = buildings.find(({ id }) => id === current);
  const name = here?.name ?? labels.allBuildings;
  const items: MenuItem[] = [
    { kind: 'link', label: labels.allBuildings, href: allHref, icon: layoutGridIcon, current: here === undefined },
    { kind: 'separator', id: 'each' },
    ...buildings.map((building): MenuItem => ({
      kind: 'link',
      label: building.name,
      href: building.href,
      icon: buildingIcon,
      current: building.id === current,
      ...(building.description ? { description: building.description } : {}),
    })),
  ];
  if (newHref) {
    items.push({ kind: 'separator', id: 'new' });
    items.push({ kind: 'link', label: labels.newBuilding, href: newHref, icon: plusIcon });
  }

  return (
    <Menu
      items={items}
      trigger={
        <button
          {...rest}
          type="button"
          data-display={display}
          title={display === 'icon' ? name : undefined}
          className={styles.framed}
        >
          <Icon icon={here ? buildingIcon : layoutGridIcon} />
          <VisuallyHidden>{labels.chooseBuilding}: </VisuallyHidden>
          {display === 'full' ? (
            <>
              <span className={styles.words}>
                <span className={styles.line}>{name}</span>
                {here?.description ? <span className={styles.detail}>{here.description}</span> : null}
              </span>
              <Icon icon={chevronsUpDownIcon} />
            </>
          ) : (
            <VisuallyHidden>{name}</VisuallyHidden>
          )}
        </button>
      }
    />
  );
}
