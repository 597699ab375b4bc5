import { IconButton, VisuallyHidden } from '@imah/ui';
import { bellIcon } from '@imah/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useFormat } from '@imah/app/i18n';
import * as styles from './bell.css.ts';
import { useNotificationTexts } from './texts.ts';
import { useReadWhereOpen } from './use-read-where-open.ts';
import { useUnread } from './use-unread.ts';

const loadCentre = async () => ({ default: (await import('./centre/notification-centre.tsx')).NotificationCentre });
const NotificationCentre = lazy(loadCentre);

/** Fetches the centre, so that the first press waits for nothing. */
export async function preloadNotificationCentre(): Promise<void> {
  await loadCentre();
}

export interface BellProps {
  /** Null while it is not known who is signed in. */
  readonly userId: string | null;
}

/** How much waits to be read, and the way to it. */
export function Bell({ userId }: BellProps) {
  const t = useNotificationTexts();
  const format = useFormat();
  const { count, arrivals } = useUnread(userId);
  useReadWhereOpen(count);
  const [centre, setCentre] = useState<'unopened' | 'open' | 'closed'>('unopened');

  return (
    <span className={styles.anchor}>
      <IconButton
        icon={bellIcon}
        label={count === 0 ? t('open') : t('openUnread', { count })}
        aria-haspopup="dialog"
        aria-expanded={centre === 'open'}
        onPointerEnter={() => void loadCentre()}
        onClick={() => setCentre('open')}
      />
      {count === 0 ? null : (
        <span className={styles.count} aria-hidden>
          {count > 99 ? t('many') : format.number(count)}
        </span>
      )}
      <VisuallyHidden aria-live="polite">{arrivals === 0 ? '' : t('arrived', { count })}</VisuallyHidden>
      {centre === 'unopened' ? null : (
        <Suspense>
          <NotificationCentre open={centre === 'open'} onClose={() => setCentre('closed')} />
        </Suspense>
      )}
    </span>
  );
}
