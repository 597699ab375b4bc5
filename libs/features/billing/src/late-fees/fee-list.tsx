import { useReadPages } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { LateFeeRow } from '@imah/contract/payments';
import { Button, Card, EmptyState, Inline, List, ListRow, Skeleton, Stack, Text } from '@imah/ui';
import { hourglassIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useDay, useFormat } from '@imah/app/i18n';
import { useCan } from '@imah/app/ports';
import { Read, ReadMore, readState } from '@imah/app/read';
import { useLateFeeTexts } from './texts.ts';
import { WaiveForm } from './waive-form.tsx';

/** The fees of a building, the newest first, with what was waived of each and why. */
export function FeeList({ building }: { readonly building: Building }) {
  const t = useLateFeeTexts();
  const format = useFormat();
  const day = useDay();
  const can = useCan();
  const { orgId, id: buildingId } = building;
  const mayWaive = can('bill.approve', { orgId, buildingId }) === 'allowed';
  const [waived, setWaived] = useState<LateFeeRow | null>(null);
  const found = useReadPages(
    'listLateFees',
    { params: { buildingId }, query: { limit: 50 } },
    {
      // What was charged meanwhile moves the rest down: each stands once.
      select: ({ pages }) => [
        ...new Map(pages.flatMap(({ data }) => data).map((fee) => [`${fee.billId} ${fee.position}`, fee])).values(),
      ],
    },
  );
  return (
    <Read
      of={readState(found)}
      level={3}
      loading={<Skeleton shape="card" />}
      failed={t('failed')}
      empty={<EmptyState icon={hourglassIcon} level={3} title={t('fees.empty')} text={t('fees.emptyText')} />}
    >
      {(fees) => (
        <Stack gap="md">
          <Card padding="none">
            <List>
              {fees.map((fee) => (
                <ListRow
                  key={`${fee.billId} ${fee.position}`}
                  href={`/imah/tagihan/${fee.billId}`}
                  title={t('fees.row', { unit: fee.unitCode, name: fee.personName })}
                  description={[
                    t('fees.detail', { number: fee.number, late: fee.of.number, day: day(fee.of.dueOn) }),
                    ...fee.waivers.map(({ amount, reason, number }) =>
                      t('fees.waived', { amount: format.rupiah(amount), reason, number }),
                    ),
                  ].join(' · ')}
                  trailing={
                    <Inline gap="sm" align="center">
                      <Text weight="semibold">{format.rupiah(fee.amount)}</Text>
                      {mayWaive && fee.rest > 0 ? (
                        <Button size="sm" onClick={() => setWaived(fee)}>
                          {t('fees.waive', { number: fee.number })}
                        </Button>
                      ) : null}
                    </Inline>
                  }
                />
              ))}
            </List>
          </Card>
          <ReadMore of={found}>{t('fees.more')}</ReadMore>
          {waived === null ? null : <WaiveForm buildingId={buildingId} fee={waived} onClose={() => setWaived(null)} />}
        </Stack>
      )}
    </Read>
  );
}
