import type { Building } from '@imah/contract/buildings';
import type { OccupantInvitationResult } from '@imah/contract/people';
import { Text } from '@imah/ui';
import { QrCode } from '@imah/ui/data';
import { createPortal } from 'react-dom';
import { useFormat } from '@imah/app/i18n';
import * as styles from './handover-sheet.css.ts';
import { useAccountTexts } from './texts.ts';

interface HandoverSheetProps {
  readonly building: Building;
  readonly results: readonly OccupantInvitationResult[];
}

/** What the printer gets: one card for each person, to be cut out and handed over. */
export function HandoverSheet({ building, results }: HandoverSheetProps) {
  const t = useAccountTexts();
  const format = useFormat();
  return createPortal(
    <div className={styles.sheet} aria-hidden>
      {results.map(({ personId, name, units, link, until }) =>
        link === null ? null : (
          <div key={personId} className={styles.card}>
            <Text weight="semibold">{name}</Text>
            <Text size="sm">{[units.join(', '), building.name].join(' · ')}</Text>
            <QrCode value={link} label={t('sheet.code', { name })} />
            <Text size="sm">{t('sheet.scan')}</Text>
            {until === null ? null : (
              <Text size="sm">{t('sheet.once', { date: format.date(Date.parse(until), building.timeZone) })}</Text>
            )}
          </div>
        ),
      )}
    </div>,
    document.body,
  );
}
