import type { SharedBill } from '@imah/contract/billing';
import { Card, Heading, List, ListRow, Stack, Text } from '@imah/ui';
import { useFormat } from '@imah/app/i18n';
import { useBillingTexts } from '../texts.ts';
import { useSharedTexts } from './texts.ts';

/** The charges of a bill with their taxes, what they come to, and what is left of that. */
export function SharedLines({ bill: { lines, total, outstanding } }: { readonly bill: SharedBill }) {
  const t = useSharedTexts();
  const tb = useBillingTexts();
  const format = useFormat();
  const tax = lines.reduce((sum, line) => sum + line.tax, 0);
  const sums = [
    ...(tax === 0 ? [] : [{ name: t('tax'), amount: tax, weight: 'regular' as const }]),
    { name: t('total'), amount: total, weight: 'semibold' as const },
    ...(outstanding === total
      ? []
      : [
          { name: t('paid'), amount: outstanding - total, weight: 'regular' as const },
          { name: t('rest'), amount: outstanding, weight: 'semibold' as const },
        ]),
  ];
  return (
    <Stack gap="md" as="section" aria-label={tb('bill.lines')}>
      <Heading level={2}>{tb('bill.lines')}</Heading>
      <Card padding="none">
        <List>
          {lines.map(({ kind, name, amount }, index) => (
            <ListRow
              // A bill does not change, and neither do its lines move.
              key={index}
              title={name ?? tb(`kinds.${kind}`)}
              trailing={<Text>{format.rupiah(amount)}</Text>}
            />
          ))}
          {sums.map(({ name, amount, weight }) => (
            <ListRow key={name} title={name} trailing={<Text weight={weight}>{format.rupiah(amount)}</Text>} />
          ))}
        </List>
      </Card>
    </Stack>
  );
}
