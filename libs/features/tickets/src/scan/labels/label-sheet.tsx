import type { Building } from '@imah/contract/buildings';
import type { ScanCode } from '@imah/contract/scan';
import { Text } from '@imah/ui';
import { QrCode } from '@imah/ui/data';
import { createPortal } from 'react-dom';
import { useScanTexts } from '../texts.ts';
import { useLabelName } from './use-label-name.ts';
import * as styles from './label-sheet.css.ts';

export interface LabelSheetProps {
  readonly building: Building;
  readonly labels: readonly ScanCode[];
  /** Where the application is reached: the labels lead there. */
  readonly origin: string;
}

/** What the printer gets: every label with its place and its code in letters, to be cut out. */
export function LabelSheet({ building, labels, origin }: LabelSheetProps) {
  const t = useScanTexts();
  const nameOf = useLabelName();
  return createPortal(
    <div className={styles.sheet} aria-hidden>
      {labels.map((one) => (
        <div key={one.id} className={styles.label}>
          <Text weight="semibold">{nameOf(one)}</Text>
          <QrCode
            value={`${origin}/q/${one.code}`}
            label={t('labels.code', { place: nameOf(one) })}
            caption={`${one.code.slice(0, 5)}-${one.code.slice(5)}`}
          />
          <Text size="sm">{t('labels.scanMe')}</Text>
          <Text size="sm">{building.name}</Text>
        </div>
      ))}
    </div>,
    document.body,
  );
}
