import type { LateFeePreview } from '@imah/contract/payments';
import { Card, Heading, List, ListRow, Stack, Text } from '@imah/ui';
import { useDay, useFormat } from '@imah/app/i18n';
import { useLateFeeTexts } from './texts.ts';

interface FeePreviewProps {
  readonly preview: LateFeePreview;
  /** Whether it is to hold in other buildings as well. */
  readonly reach: 'building' | 'all';
}

/** What a rule would charge today, before it holds: the sum, how many bills, and the highest of them. */
export function FeePreview({ preview, reach }: FeePreviewProps) {
  const t = useLateFeeTexts();
  const format = useFormat();
  const day = useDay();
  const { billCount, total, rows } = preview;
  return (
    <Stack gap="sm" as="section" aria-label={t('preview.title')}>
      <Heading level={3} size="sm">
        {t('preview.title')}
      </Heading>
      <Text weight="semibold" aria-live="polite">
        {billCount === 0
          ? t('preview.none')
          : t('preview.some', { total: format.rupiah(total), count: format.number(billCount) })}
      </Text>
      {reach === 'all' ? <Text size="sm">{t('preview.shared')}</Text> : null}
      {rows.length === 0 ? null : (
        <Card padding="none">
          <List>
            {rows.map(({ billId, number, unitCode, personName, dueOn, amount }) => (
              <ListRow
                key={billId}
                title={t('preview.row', { unit: unitCode, name: personName })}
                description={t('preview.due', { number, day: day(dueOn) })}
                trailing={<Text weight="semibold">{format.rupiah(amount)}</Text>}
              />
            ))}
          </List>
        </Card>
      )}
    </Stack>
  );
}
