import type { Building } from '@imah/contract/buildings';
import { Card, CardLink, Heading, Icon, Inline, Stack, Text } from '@imah/ui';
import { clockIcon, mapPinIcon } from '@imah/ui/icons';
import { AlarmsNote, buildingKindIcons, OnlineBar, useBuildingTexts, useShownCounts } from '@imah/features-buildings';
import { useCan } from '@imah/app/ports';
import { useFormat, useNow } from '@imah/app/i18n';
import { useLiveReads } from '@imah/app/live';
import { useHomeTexts } from '../texts.ts';
import * as styles from './building-card.css.ts';

/** One building as it is now; the whole card leads to it. */
export function BuildingCard({ building }: { readonly building: Building }) {
  const t = useHomeTexts();
  const tb = useBuildingTexts();
  const format = useFormat();
  const now = useNow(10_000);
  useLiveReads({ orgId: building.orgId, buildingId: building.id });

  const shows = useShownCounts();
  const { activeAlarms, devices, timeZone } = building;
  const showsDevices = shows('device', building);
  const showsAlarms = shows('alarm', building);
  // How many there are tells something to those who look after them.
  const showsUnits = useCan()('unit.view', { orgId: building.orgId, buildingId: building.id }) === 'allowed';
  return (
    <Card as="li" interaction="link">
      <Stack gap="lg">
        <Inline gap="md" wrap="nowrap" align="start">
          <span className={styles.icon}>
            <Icon icon={buildingKindIcons[building.kind]} size="lg" />
          </span>
          <div className={styles.words}>
            <Heading level={3}>
              <CardLink href={`/imah/building/${building.id}`}>{building.name}</CardLink>
            </Heading>
            <Text size="sm" tone="muted">
              {tb(`kinds.${building.kind}`)}
            </Text>
          </div>
        </Inline>
        {showsDevices || showsAlarms ? (
          <Stack gap="sm">
            {showsDevices ? <OnlineBar counts={devices} /> : null}
            <Inline justify="between" gap="xs">
              {showsDevices ? (
                <Text size="sm">
                  {devices.total === 0
                    ? t('card.none')
                    : t('card.online', { online: devices.online, total: devices.total })}
                </Text>
              ) : null}
              {showsAlarms ? (
                <AlarmsNote
                  counts={building}
                  standing={t('card.alarms', { count: activeAlarms })}
                  calm={t('card.calm')}
                />
              ) : null}
            </Inline>
          </Stack>
        ) : null}
        <Inline gap="lg">
          <span className={styles.fact}>
            <Icon icon={mapPinIcon} size="sm" />
            {building.address.city}
          </span>
          <span className={styles.fact}>
            <Icon icon={clockIcon} size="sm" />
            <time dateTime={new Date(now).toISOString()}>{format.time(now, timeZone)}</time>
          </span>
          {building.unitCount > 0 && showsUnits ? (
            <span className={styles.fact}>{t('card.units', { count: building.unitCount })}</span>
          ) : null}
        </Inline>
      </Stack>
    </Card>
  );
}
