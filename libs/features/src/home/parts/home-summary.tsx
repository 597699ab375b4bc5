import type { Building } from '@imah/contract';
import { Card, Stat, StatusBadge } from '@imah/ui';
import { bellIcon, buildingIcon, radioIcon } from '@imah/ui/icons';
import { useFormat } from '../../i18n/use-format.ts';
import { useHomeTexts } from '../texts.ts';
import * as styles from './home-summary.css.ts';

/** All buildings in three numbers. */
export function HomeSummary({ buildings }: { readonly buildings: readonly Building[] }) {
  const t = useHomeTexts();
  const format = useFormat();
  const sum = (of: (building: Building) => number) => buildings.reduce((total, building) => total + of(building), 0);
  const alarms = sum(({ activeAlarms }) => activeAlarms);

  return (
    <div className={styles.summary}>
      <Card data-stat="buildings">
        <Stat icon={buildingIcon} label={t('summary.buildings')} value={format.number(buildings.length)} />
      </Card>
      <Card>
        <Stat
          icon={radioIcon}
          label={t('summary.online')}
          value={format.number(sum(({ devices }) => devices.online))}
          unit={t('summary.ofTotal', { total: sum(({ devices }) => devices.total) })}
        />
      </Card>
      <Card>
        <Stat
          icon={bellIcon}
          label={t('summary.alarms')}
          value={format.number(alarms)}
          note={
            alarms === 0 ? (
              <StatusBadge tone="success" label={t('summary.calm')} />
            ) : (
              <StatusBadge tone="danger" label={t('summary.look')} />
            )
          }
        />
      </Card>
    </div>
  );
}
