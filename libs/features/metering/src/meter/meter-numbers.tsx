import type { MeterDetail } from '@imah/contract/metering';
import { Grid, Stat, Text } from '@imah/ui';
import { useDayOf } from '../parts/use-day-of.ts';
import { useQuantity, useShownValues } from '../parts/use-quantity.ts';
import { useMeteringTexts } from '../texts.ts';

/** The last a meter showed, what was used since the month began, and what is usual. */
export function MeterNumbers({ meter }: { readonly meter: MeterDetail }) {
  const t = useMeteringTexts();
  const dayOf = useDayOf();
  const shown = useShownValues();
  const quantity = useQuantity();
  const { last, months, usualPerDayMilli, multiplierE6, resource, timeZone } = meter;
  const [current] = months;
  const usual = usualPerDayMilli === null ? null : Math.round((usualPerDayMilli * multiplierE6) / 1_000_000);
  return (
    <Grid columns={3} gap="md">
      <Stat
        label={t('meter.last')}
        value={last === null ? '—' : shown(last.values, meter)}
        note={last === null ? null : <Text size="sm">{dayOf(last.at, timeZone)}</Text>}
      />
      <Stat
        label={t('meter.thisMonth')}
        value={current === undefined || current.basis === 'none' ? '—' : quantity(current.qtyMilli, resource)}
        note={current?.basis === 'estimate' ? <Text size="sm">{t('states.estimate')}</Text> : null}
      />
      <Stat label={t('meter.usual')} value={usual === null ? '—' : quantity(usual, resource)} />
    </Grid>
  );
}
