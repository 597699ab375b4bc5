import type { LineUsage, MeteredLine } from '@imah/contract/billing';
import type { MeteredKind } from '@imah/contract/billing/words';
import { Inline, Link, Stack, StatusBadge, Text } from '@imah/ui';
import { useDay, useFormat } from '@imah/app/i18n';
import { useUsageTexts } from '../meters/texts.ts';
import { usePercent } from '../meters/use-percent.ts';
import { useQuantity } from '../meters/use-quantity.ts';
import { useRate } from '../use-rate.ts';
import { MeterPhotos } from './meter-photos.tsx';

type Counted = LineUsage['meters'][number];

interface UsageDetailsProps {
  readonly line: MeteredLine;
  readonly meterHref: (meterId: string) => string;
}

/** How a charge by meters came about: what each showed, what each tier comes to, what is added to it. */
export function UsageDetails({ line, meterHref }: UsageDetailsProps) {
  const t = useUsageTexts();
  const format = useFormat();
  const quantity = useQuantity();
  const percent = usePercent();
  const rate = useRate();
  const { kind, usage, localTax } = line;
  const { correctionMilli } = usage;
  const isLonger = usage.from.slice(0, 7) !== line.from.slice(0, 7);
  return (
    <Stack gap="xs">
      {usage.meters.map((meter) => (
        <CountedBy key={meter.meterId} meter={meter} kind={kind} href={meterHref(meter.meterId)} />
      ))}
      {isLonger ? (
        <Text size="sm">
          {t('line.several', { from: format.month(usage.from.slice(0, 7)), to: format.month(usage.to.slice(0, 7)) })}
        </Text>
      ) : null}
      {correctionMilli === 0 ? null : (
        <Text size="sm">
          {t(correctionMilli > 0 ? 'line.more' : 'line.less', { quantity: quantity(Math.abs(correctionMilli), kind) })}
        </Text>
      )}
      {usage.parts.map(({ qtyMilli, rateE4, amount }) => (
        <Text key={rateE4} size="sm">
          {t('line.part', {
            quantity: quantity(qtyMilli, kind),
            rate: rate(rateE4),
            amount: format.rupiah(amount),
          })}
        </Text>
      ))}
      {usage.fixedFee === 0 ? null : (
        <Text size="sm">{t('line.fixedFee', { amount: format.rupiah(usage.fixedFee) })}</Text>
      )}
      {usage.toMinimum === 0 ? null : (
        <Text size="sm">{t('line.toMinimum', { amount: format.rupiah(usage.toMinimum) })}</Text>
      )}
      {localTax === null ? null : (
        <Text size="sm">
          {t('line.localTax', { percent: percent(localTax.ppm), amount: format.rupiah(localTax.amount) })}
        </Text>
      )}
    </Stack>
  );
}

interface CountedByProps {
  readonly meter: Counted;
  readonly kind: MeteredKind;
  readonly href: string;
}

/** One meter: what it showed at both ends, and what was used by it. */
function CountedBy({ meter, kind, href }: CountedByProps) {
  const t = useUsageTexts();
  const quantity = useQuantity();
  const showed = useShowed(meter, kind);
  const { begin, end } = meter;
  const ends = begin === null && end === null ? [t('line.none')] : [showed('begin', begin), showed('end', end)];
  return (
    <Stack gap="none">
      <Inline gap="sm">
        <Link href={href}>{t('line.meter', { number: meter.number })}</Link>
        {meter.basis === 'estimate' ? <StatusBadge tone="info" label={t('line.estimate')} /> : null}
      </Inline>
      <Text size="sm">{[...ends, t('line.used', { quantity: quantity(meter.usedMilli, kind) })].join(' · ')}</Text>
      <MeterPhotos meter={meter} />
    </Stack>
  );
}

/** Says what a meter showed at one end: each register by its name, and by which meter where it was replaced. */
function useShowed(
  { number, registers }: Counted,
  kind: MeteredKind,
): (which: 'begin' | 'end', shown: Counted['begin']) => string {
  const t = useUsageTexts();
  const quantity = useQuantity();
  const day = useDay();
  return (which, shown) => {
    if (shown === null) return t(`line.${which}None`);
    const value = shown.values
      .map((milli, index) =>
        shown.values.length === 1 ? quantity(milli, kind) : `${registers[index] ?? ''} ${quantity(milli, kind)}`,
      )
      .join(', ');
    const said = t(`line.${which}`, { value, day: day(shown.on) });
    const remarks = [
      ...(shown.meterNumber === number ? [] : [t('line.other', { number: shown.meterNumber })]),
      ...(shown.state === 'estimate' ? [t('line.estimate')] : []),
    ];
    return remarks.length === 0 ? said : `${said} (${remarks.join(', ')})`;
  };
}
