import { useRead } from '@imah/api-client/react';
import { Card, Heading, List, ListRow, Skeleton, Stack, Text } from '@imah/ui';
import { useFormat } from '@imah/app/i18n';
import { Read, readState } from '@imah/app/read';
import { useDisputeTexts } from './texts.ts';

/** What waits for an answer in a building; nothing where nothing waits. */
export function OpenDisputes({ buildingId }: { readonly buildingId: string }) {
  const t = useDisputeTexts();
  const format = useFormat();
  const disputes = readState(useRead('listOpenDisputes', { params: { buildingId } }));
  return (
    <Read of={disputes} level={2} loading={<Skeleton shape="row" />} failed={t('failed')}>
      {(known) =>
        known.length === 0 ? null : (
          <Stack gap="md" as="section" aria-label={t('waiting.title')}>
            <Heading level={2}>{t('waiting.title')}</Heading>
            <Card padding="none">
              <List>
                {known.map(({ id, billId, number, unitCode, personName, reason, amount }) => (
                  <ListRow
                    key={id}
                    href={`/imah/tagihan/${billId}`}
                    title={t('waiting.row', { unit: unitCode, name: personName })}
                    description={t('waiting.detail', { number, reason })}
                    trailing={<Text weight="semibold">{format.rupiah(amount)}</Text>}
                  />
                ))}
              </List>
            </Card>
          </Stack>
        )
      }
    </Read>
  );
}
