import type { TariffTrial } from '@imah/contract/billing';
import { Card, Heading, List, ListRow, Stack, Text } from '@imah/ui';
import { useFormat } from '@imah/app/i18n';
import { useTrialTexts } from './texts.ts';

/** What a tariff would have asked for in a month: the sums, who would have paid more or less, and those who differ most. */
export function TrialResult({ trial }: { readonly trial: TariffTrial }) {
  const t = useTrialTexts();
  const format = useFormat();
  const { period, before, after, more, less, same, rows, unread, estimated } = trial;
  const changeOf = (change: number) => t(change > 0 ? 'more' : 'less', { amount: format.rupiah(Math.abs(change)) });
  const sums = (of: { readonly before: number; readonly after: number }) => ({
    before: format.rupiah(of.before),
    after: format.rupiah(of.after),
  });
  return (
    <Stack gap="sm" as="section" aria-label={t('title', { month: format.month(period) })}>
      <Heading level={3} size="sm">
        {t('title', { month: format.month(period) })}
      </Heading>
      <Text weight="semibold" aria-live="polite">
        {more + less + same === 0 ? t('nobody') : t('total', sums({ before, after }))}
      </Text>
      {more + less + same === 0 ? null : <Text size="sm">{t('who', { more, less, same })}</Text>}
      {unread === 0 ? null : <Text size="sm">{t('unread', { count: unread })}</Text>}
      {estimated === 0 ? null : <Text size="sm">{t('estimated', { count: estimated })}</Text>}
      {rows.length === 0 ? null : (
        <Card padding="none">
          <List>
            {rows.map((row) => (
              <ListRow
                key={`${row.unitCode} ${row.personName}`}
                title={t('row', { unit: row.unitCode, name: row.personName })}
                description={t('change', sums(row))}
                trailing={<Text weight="semibold">{changeOf(row.after - row.before)}</Text>}
              />
            ))}
          </List>
        </Card>
      )}
    </Stack>
  );
}
