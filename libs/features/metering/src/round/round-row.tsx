import type { Meter } from '@imah/contract/metering';
import { ListRow, StatusBadge } from '@imah/ui';
import { resourceIcons } from '../parts/resource-icons.ts';
import { useDayOf } from '../parts/use-day-of.ts';
import { useMeterPlace } from '../parts/use-meter-place.ts';
import { useShownValues } from '../parts/use-quantity.ts';
import { useMeteringTexts } from '../texts.ts';
import type { RoundStanding } from './round-standing.ts';

interface RoundRowProps {
  readonly meter: Meter;
  readonly standing: RoundStanding;
}

const tones = { read: 'success', waiting: 'warning', refused: 'danger' } as const;

/** A meter of the round: the last it showed, or the number that is on this device alone. */
export function RoundRow({ meter, standing }: RoundRowProps) {
  const t = useMeteringTexts();
  const dayOf = useDayOf();
  const placeOf = useMeterPlace();
  const shown = useShownValues();
  const { id, number, resource, last, timeZone } = meter;
  const said =
    'values' in standing
      ? shown(standing.values, meter)
      : last === null
        ? t('row.never')
        : t('row.last', { values: shown(last.values, meter), day: dayOf(last.at, timeZone) });
  return (
    <ListRow
      icon={resourceIcons[resource]}
      href={`?meter=${id}`}
      title={`${placeOf(meter)} · ${number}`}
      description={said}
      trailing={
        standing.kind === 'unread' ? null : (
          <StatusBadge tone={tones[standing.kind]} label={t(`round.standing.${standing.kind}`)} />
        )
      }
    />
  );
}
