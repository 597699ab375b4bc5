import type { Meter } from '@imah/contract/metering';
import { Icon, ListRow, VisuallyHidden } from '@imah/ui';
import { MeterBadges } from '../parts/meter-badges.tsx';
import { resourceIcons } from '../parts/resource-icons.ts';
import { useDayOf } from '../parts/use-day-of.ts';
import { useMeterPlace } from '../parts/use-meter-place.ts';
import { useShownValues } from '../parts/use-quantity.ts';
import { useMeteringTexts } from '../texts.ts';
import * as styles from './meter-row.css.ts';

/** A meter in the list, set in below its main one: the last it showed, when, and what waits. */
export function MeterRow({ meter }: { readonly meter: Meter }) {
  const t = useMeteringTexts();
  const dayOf = useDayOf();
  const shown = useShownValues();
  const placeOf = useMeterPlace();
  const { id, buildingId, resource, role, number, last, timeZone, depth } = meter;
  const said =
    last === null
      ? t('row.never')
      : t('row.last', { values: shown(last.values, meter), day: dayOf(last.at, timeZone) });
  return (
    <ListRow
      leading={
        <span className={styles.leading[depth === 0 ? 'top' : depth === 1 ? 'below' : 'deep']}>
          <Icon icon={resourceIcons[resource]} size="lg" />
          {depth === 0 ? null : <VisuallyHidden>{t('row.depth')}</VisuallyHidden>}
        </span>
      }
      href={`/imah/building/${buildingId}/meter/${id}`}
      title={`${placeOf(meter)} · ${number}`}
      description={`${t(`roles.${role}`)} · ${said}`}
      trailing={<MeterBadges meter={meter} />}
    />
  );
}
