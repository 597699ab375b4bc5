import type { Building } from '@imah/contract/buildings';
import { Heading, Icon, Inline, Stack, TabNav } from '@imah/ui';
import { clockIcon, mapPinIcon } from '@imah/ui/icons';
import { useLocation } from 'react-router-dom';
import { useFormat, useNow } from '@imah/app/i18n';
import { useNameInTitle } from '@imah/app/shell';
import { buildingKindIcons } from '../building-kind-icons.ts';
import { buildingTabs } from '../building-tabs.ts';
import { useBuildingTabs } from '../parts/use-building-tabs.ts';
import { useBuildingTexts } from '../texts.ts';
import * as styles from './building-header.css.ts';

export function BuildingHeader({ building }: { readonly building: Building }) {
  const t = useBuildingTexts();
  const format = useFormat();
  const now = useNow(10_000);
  const tabs = useBuildingTabs(building);
  const { pathname } = useLocation();
  const base = `/imah/building/${building.id}`;
  const here = pathname.replace(/\/$/, '');
  const isAt = (path: string) => here === `${base}${path}`;
  /** On the page of a tab, or on one below it: a single meter, the round of all. */
  const isIn = (path: string) => isAt(path) || (path !== '' && here.startsWith(`${base}${path}/`));
  const tab = buildingTabs.find(({ path }) => path !== '' && isAt(path));
  useNameInTitle(tab === undefined ? building.name : `${t(tab.key)} · ${building.name}`);

  return (
    <Stack gap="lg">
      <Inline gap="md" wrap="nowrap">
        <span className={styles.icon}>
          <Icon icon={buildingKindIcons[building.kind]} size="xl" />
        </span>
        <Stack gap="xs">
          <Heading level={1}>{building.name}</Heading>
          <Inline gap="md">
            <span className={styles.fact}>{t(`kinds.${building.kind}`)}</span>
            <span className={styles.fact}>
              <Icon icon={mapPinIcon} size="sm" />
              {building.address.city}
            </span>
            <span className={styles.fact}>
              <Icon icon={clockIcon} size="sm" />
              <time dateTime={new Date(now).toISOString()}>{format.time(now, building.timeZone)}</time>
            </span>
          </Inline>
        </Stack>
      </Inline>
      <TabNav
        label={t('tabs')}
        items={tabs.map(({ key, path }) => ({ href: `${base}${path}`, label: t(key), active: isIn(path) }))}
      />
    </Stack>
  );
}
