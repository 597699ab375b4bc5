import type { Unit } from '@imah/contract/buildings';
import { Icon, VisuallyHidden } from '@imah/ui';
import { memo } from 'react';
import * as styles from './unit-board.css.ts';
import { useUnitsTexts } from './texts.ts';
import { lookOf, unitIcons, unitTones } from './unit-look.ts';

interface UnitCellProps {
  readonly unit: Unit;
  readonly floorLabel: string;
  /** The one that Tab reaches; the arrows lead to the others. */
  readonly isStop: boolean;
  readonly isOpen: boolean;
}

/** One unit on the board; the board hears the press. */
export const UnitCell = memo(function UnitCell({ unit, floorLabel, isStop, isOpen }: UnitCellProps) {
  const t = useUnitsTexts();
  const look = lookOf(unit);
  const word = look === 'common' ? t('kinds.commonShort') : t(`statuses.${look}`);
  return (
    <button
      type="button"
      data-unit={unit.id}
      tabIndex={isStop ? 0 : -1}
      aria-current={isOpen}
      className={styles.cells[unitTones[look]]}
    >
      <span className={styles.code}>{unit.code}</span>
      <span className={styles.status}>
        <Icon icon={unitIcons[look]} size="sm" />
        {word}
      </span>
      <VisuallyHidden>{floorLabel}</VisuallyHidden>
    </button>
  );
});
