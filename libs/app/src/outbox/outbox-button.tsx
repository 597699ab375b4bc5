import { IconButton } from '@imah/ui';
import { lazy, Suspense, useState } from 'react';
import { useFormat } from '../i18n/use-format.ts';
import { uploadIcon } from '@imah/ui/icons';
import * as styles from './outbox-button.css.ts';
import { useOutboxTexts } from './texts.ts';
import { useOutbox } from './use-outbox.ts';

const loadCentre = async () => ({ default: (await import('./centre/outbox-centre.tsx')).OutboxCentre });
const OutboxCentre = lazy(loadCentre);

/** How much is only on this device, and the way to it. Nothing where nothing waits. */
export function OutboxButton() {
  const t = useOutboxTexts();
  const format = useFormat();
  const { entries } = useOutbox();
  const [centre, setCentre] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const unsent = entries.filter(({ state }) => state !== 'sent');
  const count = unsent.length;
  const need = unsent.some(({ state }) => state === 'refused' || state === 'conflict') ? 'decision' : 'none';
  // The last one may go while the list is open: it stays until it is put away.
  if (count === 0 && centre !== 'open') return null;

  return (
    <span className={styles.anchor}>
      <IconButton
        icon={uploadIcon}
        label={t(need === 'decision' ? 'attention' : 'open', { count })}
        aria-haspopup="dialog"
        aria-expanded={centre === 'open'}
        onPointerEnter={() => void loadCentre()}
        onClick={() => setCentre('open')}
      />
      {count === 0 ? null : (
        <span className={styles.count} data-need={need} aria-hidden>
          {count > 99 ? t('many') : format.number(count)}
        </span>
      )}
      {centre === 'unopened' ? null : (
        <Suspense>
          <OutboxCentre open={centre === 'open'} onClose={() => setCentre('closed')} />
        </Suspense>
      )}
    </span>
  );
}
