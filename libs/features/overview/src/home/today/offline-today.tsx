import type { TodayItem } from '@imah/contract/today';
import { ButtonLink, ListRow, StatusBadge } from '@imah/ui';
import { wifiOffIcon } from '@imah/ui/icons';
import { Age } from '@imah/app/i18n';
import { useHomeTexts } from '../texts.ts';
import * as styles from './today.css.ts';

/** A device that fell silent, and the way to it. */
export function OfflineToday({ item: { device } }: { readonly item: TodayItem & { readonly kind: 'device-offline' } }) {
  const t = useHomeTexts();
  const href = `/imah/building/${device.buildingId}/iot?device=${device.id}`;
  return (
    <ListRow
      title={device.name}
      href={href}
      chip={<StatusBadge tone="neutral" icon={wifiOffIcon} label={t('today.offline.badge')} />}
      description={
        <span className={styles.facts}>
          <span>{t('today.offline.text')}</span>
          <span>{device.buildingName}</span>
          {device.lastSeenAt === null ? null : <Age at={device.lastSeenAt} />}
        </span>
      }
      trailing={
        <ButtonLink size="sm" href={href} aria-label={t('today.offline.openNamed', { device: device.name })}>
          {t('today.offline.open')}
        </ButtonLink>
      }
    />
  );
}
