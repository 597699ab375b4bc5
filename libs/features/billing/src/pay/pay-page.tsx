import { useBuildings, useRead } from '@imah/api-client/react';
import { EmptyState, Heading, Link, Skeleton, Stack, Text } from '@imah/ui';
import { receiptIcon } from '@imah/ui/icons';
import { useSearchParams } from 'react-router-dom';
import { LiveReads } from '@imah/app/live';
import { Read, readState } from '@imah/app/read';
import { DueForm } from './due-form.tsx';
import { usePayTexts } from './texts.ts';

const live = ['listOwnDues'] as const;

/** `/imah/bayar`: what a person owes and how it is paid; `?tagihan=` names bills that are chosen at first, instead of all, `&jumlah=` how much of them. */
export function PayPage() {
  const t = usePayTexts();
  const [search] = useSearchParams();
  const { data: buildings } = useBuildings();
  const dues = readState(useRead('listOwnDues', {}));
  return (
    <Stack gap="xl">
      {(buildings ?? []).map(({ orgId, id }) => (
        <LiveReads key={id} building={{ orgId, buildingId: id }} only={live} />
      ))}
      <Stack gap="xs">
        <Link href="/imah/tagihan">{t('back')}</Link>
        <Heading level={1}>{t('title')}</Heading>
        <Text tone="muted">{t('lead')}</Text>
      </Stack>
      <Read
        of={dues}
        level={2}
        loading={<Skeleton shape="card" />}
        failed={t('failed')}
        empty={<EmptyState icon={receiptIcon} level={2} title={t('empty')} text={t('emptyText')} />}
      >
        {(known) => (
          <Stack gap="xl">
            {known.map((due) => (
              <DueForm
                key={due.buildingId}
                due={due}
                first={search.get('tagihan')?.split(',') ?? []}
                part={partOf(search.get('jumlah'))}
              />
            ))}
          </Stack>
        )}
      </Read>
    </Stack>
  );
}

/** An amount of the address in whole rupiah; null where there is none that can be paid. */
function partOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,11}$/.test(text) ? Number(text) : null;
}
