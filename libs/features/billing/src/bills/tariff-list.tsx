import type { Tariff } from '@imah/contract/billing';
import { Card, List, ListRow, Text } from '@imah/ui';
import { useFormat } from '@imah/app/i18n';
import { useBillingTexts } from '../texts.ts';
import { useRate } from '../use-rate.ts';

/** Every version of every tariff, with the months in which it holds. */
export function TariffList({ tariffs }: { readonly tariffs: readonly Tariff[] }) {
  const t = useBillingTexts();
  const format = useFormat();
  const rate = useRate();
  return (
    <Card padding="none">
      <List>
        {tariffs.map(({ id, kind, basis, payer, tax, rateE4, from, to }) => (
          <ListRow
            key={id}
            title={t(`kinds.${kind}`)}
            description={[
              to === null
                ? t('tariffs.since', { from: format.month(from) })
                : t('tariffs.span', { from: format.month(from), to: format.month(to) }),
              t(`payers.${payer}`),
              t(`taxes.${tax}`),
            ].join(' · ')}
            trailing={<Text weight="semibold">{rate(rateE4, basis)}</Text>}
          />
        ))}
      </List>
    </Card>
  );
}
