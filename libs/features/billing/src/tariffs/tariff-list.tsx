import type { MeteredTariff, Tariff } from '@imah/contract/billing';
import { Card, List, ListRow, Text } from '@imah/ui';
import { useFormat } from '@imah/app/i18n';
import { useUsageTexts } from '../meters/texts.ts';
import { usePercent } from '../meters/use-percent.ts';
import { useQuantity } from '../meters/use-quantity.ts';
import { useBillingTexts } from '../texts.ts';
import { useRate } from '../use-rate.ts';

/** Every version of every tariff, with the months in which it holds. */
export function TariffList({ tariffs }: { readonly tariffs: readonly Tariff[] }) {
  const t = useBillingTexts();
  const tu = useUsageTexts();
  const format = useFormat();
  const rate = useRate();
  const tiersOf = useTiers();
  const priceOf = (tariff: Tariff): string => {
    if (tariff.basis !== 'meter') return t(`rate.${tariff.basis}`, { amount: rate(tariff.rateE4) });
    const [only, ...others] = tariff.tiers;
    const unit = tu(`units.${tariff.kind}`);
    return others.length === 0 || only === undefined
      ? tu('rate', { amount: rate(only?.rateE4 ?? 0), unit })
      : tu('tiersOf', { count: format.number(tariff.tiers.length) });
  };
  return (
    <Card padding="none">
      <List>
        {tariffs.map((tariff) => (
          <ListRow
            key={tariff.id}
            title={t(`kinds.${tariff.kind}`)}
            description={[
              tariff.to === null
                ? t('tariffs.since', { from: format.month(tariff.from) })
                : t('tariffs.span', { from: format.month(tariff.from), to: format.month(tariff.to) }),
              ...(tariff.basis === 'meter' ? tiersOf(tariff) : []),
              t(`payers.${tariff.payer}`),
              t(`taxes.${tariff.tax}`),
            ].join(' · ')}
            trailing={<Text weight="semibold">{priceOf(tariff)}</Text>}
          />
        ))}
      </List>
    </Card>
  );
}

/** Says the tiers of a tariff, its fixed part, its minimum and its local tax. */
function useTiers(): (tariff: MeteredTariff) => string[] {
  const tu = useUsageTexts();
  const format = useFormat();
  const rate = useRate();
  const quantity = useQuantity();
  const percent = usePercent();
  return ({ kind, tiers, fixedFee, minCharge, localTaxPpm }) => [
    ...(tiers.length === 1
      ? []
      : [
          tiers
            .map(({ upToMilli, rateE4 }) =>
              upToMilli === null
                ? tu('lastTier', { amount: rate(rateE4) })
                : tu('tier', { quantity: quantity(upToMilli, kind), amount: rate(rateE4) }),
            )
            .join(', '),
        ]),
    ...(fixedFee === 0 ? [] : [tu('fixedFee', { amount: format.rupiah(fixedFee) })]),
    ...(minCharge === 0 ? [] : [tu('minCharge', { amount: format.rupiah(minCharge) })]),
    ...(localTaxPpm === 0 ? [] : [tu('localTax', { percent: percent(localTaxPpm) })]),
  ];
}
