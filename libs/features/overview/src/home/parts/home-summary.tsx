import type { Building, DeviceCounts } from '@imah/contract/buildings';
import { Card, Stat } from '@imah/ui';
import { bellIcon, buildingIcon, radioIcon } from '@imah/ui/icons';
import { AlarmsNote, presenceNote, useBuildingTexts, useShownCounts } from '@imah/features-buildings';
import { useFormat } from '@imah/app/i18n';
import { useHomeTexts } from '../texts.ts';
import * as styles from './home-summary.css.ts';

/** All buildings in up to three numbers: those the person may read. */
export function HomeSummary({ buildings }: { readonly buildings: readonly Building[] }) {
  const t = useHomeTexts();
  const tb = useBuildingTexts();
  const format = useFormat();
  const shows = useShownCounts();
  const withDevices = buildings.filter((building) => shows('device', building));
  const withAlarms = buildings.filter((building) => shows('alarm', building));
  // What is left is said by the heading of the list.
  if (withDevices.length === 0 && withAlarms.length === 0) return null;
  const devices = countDevices(withDevices);
  const sum = (of: 'activeAlarms' | 'quietAlarms') => withAlarms.reduce((total, building) => total + building[of], 0);
  const alarms = { activeAlarms: sum('activeAlarms'), quietAlarms: sum('quietAlarms') };
  const units = buildings.reduce((total, { unitCount }) => total + unitCount, 0);

  return (
    <div className={styles.summary}>
      <Card data-stat="buildings">
        <Stat
          icon={buildingIcon}
          label={t('summary.buildings')}
          value={format.number(buildings.length)}
          note={t('card.units', { count: units })}
        />
      </Card>
      {withDevices.length > 0 ? (
        <Card>
          <Stat
            icon={radioIcon}
            label={t('summary.online')}
            value={format.number(devices.online)}
            unit={t('summary.ofTotal', { total: devices.total })}
            note={presenceNote(tb, devices)}
          />
        </Card>
      ) : null}
      {withAlarms.length > 0 ? (
        <Card>
          <Stat
            icon={bellIcon}
            label={t('summary.alarms')}
            value={format.number(alarms.activeAlarms)}
            note={<AlarmsNote counts={alarms} calm={t('summary.calm')} />}
          />
        </Card>
      ) : null}
    </div>
  );
}

function countDevices(buildings: readonly Building[]): DeviceCounts {
  const sum = (of: (counts: DeviceCounts) => number) =>
    buildings.reduce((total, { devices }) => total + of(devices), 0);
  return {
    total: sum(({ total }) => total),
    online: sum(({ online }) => online),
    offline: sum(({ offline }) => offline),
    neverSeen: sum(({ neverSeen }) => neverSeen),
  };
}
