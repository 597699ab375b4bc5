import type { TodayItem } from '@imah/contract/today';
import { ListRow, StatusBadge } from '@imah/ui';
import { EndOutage, outageIcons, OutageTime } from '@imah/features-buildings/outages/card';
import { useHomeTexts } from '../texts.ts';
import * as styles from './today.css.ts';
import { keyOfAct } from './use-today-keys.ts';

/** An outage that should be over, and the one tap that says it is. */
export function OutageToday({ item }: { readonly item: TodayItem & { readonly kind: 'outage' } }) {
  const t = useHomeTexts();
  const { outage } = item;
  const { id, buildingId, buildingName, service, title } = outage;
  return (
    <ListRow
      title={title}
      href={`/imah/building/${buildingId}/outage/${id}`}
      chip={<StatusBadge tone="warning" icon={outageIcons[service]} label={t('today.outage.badge')} />}
      description={
        <span className={styles.facts}>
          <span>
            <OutageTime outage={outage} />
          </span>
          <span>{buildingName}</span>
        </span>
      }
      trailing={<EndOutage outage={outage} attributes={{ [keyOfAct]: 'e' }} />}
    />
  );
}
