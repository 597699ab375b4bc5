import { useBuildings } from '@imah/api-client/react';
import { Icon, Skeleton, useSidebar } from '@imah/ui';
import { buildingIcon, chevronsUpDownIcon, layoutGridIcon } from '@imah/ui/icons';
import { useBuildingOfPage } from './current-building.ts';
import { useWorkspaceTexts } from './texts.ts';
import { MenuOnDemand } from './menu-on-demand.tsx';
import * as styles from './workspace.css.ts';

/** The building one is in, and the way to another. */
export function BuildingSwitcher() {
  const t = useWorkspaceTexts();
  const sidebar = useSidebar();
  const folded = sidebar === 'folded';
  const current = useBuildingOfPage();
  const { data: buildings, isPending } = useBuildings();

  if (isPending) return <Skeleton shape="control" aria-label={t('buildings.loading')} />;
  if (buildings === undefined || buildings.length === 0) return null;
  const name = current?.name ?? t('buildings.all');

  return (
    <MenuOnDemand
      trigger={
        <button
          type="button"
          className={styles.framed}
          data-fold={sidebar}
          aria-label={`${t('buildings.choose')}: ${name}`}
        >
          <Icon icon={buildingIcon} />
          {folded ? null : (
            <span className={styles.words}>
              <span className={styles.ellipsis}>{name}</span>
            </span>
          )}
          {folded ? null : <Icon icon={chevronsUpDownIcon} />}
        </button>
      }
      items={[
        {
          kind: 'link',
          href: '/imah',
          label: t('buildings.all'),
          icon: layoutGridIcon,
          current: current === undefined,
        },
        { kind: 'separator', id: 'all' },
        ...buildings.map(
          (building) =>
            ({
              kind: 'link',
              href: `/imah/building/${building.id}`,
              label: building.name,
              description: building.address.city,
              icon: buildingIcon,
              current: building.id === current?.id,
            }) as const,
        ),
      ]}
    />
  );
}
