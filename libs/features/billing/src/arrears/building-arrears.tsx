import { useRead, useReadPages } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { ArrearsRow } from '@imah/contract/payments';
import { type AgeBand, ageBands } from '@imah/contract/payments/words';
import { Button, ButtonLink, Inline, SearchField, SelectField, Skeleton, Stack } from '@imah/ui';
import { bellRingIcon, calendarClockIcon, downloadIcon, gavelIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LiveReads } from '@imah/app/live';
import { useCan } from '@imah/app/ports';
import { Read, readState, useSettled } from '@imah/app/read';
import { PlanDialog } from '../instalments/plan-dialog.tsx';
import { useInstalmentTexts } from '../instalments/texts.ts';
import { AgeTotals } from './age-totals.tsx';
import { ArrearsTable } from './arrears-table.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { useArrearsTexts } from './texts.ts';

const live = ['listArrears', 'getArrearsTotals'] as const;
const pauseMs = 300;
const ageOf = (text: string | null): AgeBand | undefined => ageBands.find((age) => age === text);

/** What is not paid in a building: its totals by age, and who owes it. */
export function BuildingArrears({ building }: { readonly building: Building }) {
  const t = useArrearsTexts();
  const ti = useInstalmentTexts();
  const can = useCan();
  const { orgId, id: buildingId } = building;
  const params = { buildingId };
  const [address, setAddress] = useSearchParams();
  // The address follows what is typed a moment later: a field that waited for it would lose letters.
  const [filter, setFilter] = useState({ typed: address.get('cari') ?? '', age: ageOf(address.get('umur')) });
  const { typed, age } = filter;
  const search = useSettled(typed.trim(), pauseMs);
  const [dialog, setDialog] = useState<'closed' | 'rule' | ArrearsRow>('closed');
  const filters = { search, ...(age === undefined ? {} : { age }) };
  const file = `/api/v1/buildings/${buildingId}/arrears-file?${new URLSearchParams(filters).toString()}`;
  const totals = readState(useRead('getArrearsTotals', { params, query: { search } }));
  const pages = useReadPages('listArrears', { params, query: { ...filters, limit: 50 } });

  function change(changed: Partial<typeof filter>): void {
    const next = { ...filter, ...changed };
    const cari = next.typed.trim();
    setFilter(next);
    setAddress(
      {
        gedung: buildingId,
        ...(cari === '' ? {} : { cari }),
        ...(next.age === undefined ? {} : { umur: next.age }),
      },
      { replace: true },
    );
  }

  return (
    <Stack gap="lg">
      <LiveReads building={{ orgId, buildingId }} only={live} />
      <Read of={totals} level={2} loading={<Skeleton shape="card" />} failed={t('failed')}>
        {(known) => <AgeTotals totals={known} />}
      </Read>
      <Inline gap="sm" align="end">
        <SearchField
          label={t('search')}
          value={typed}
          maxLength={100}
          onChange={({ value }) => change({ typed: value })}
        />
        <SelectField
          label={t('age')}
          value={age ?? ''}
          options={[
            { value: '', label: t('anyAge') },
            ...ageBands.map((value) => ({ value, label: t(`ages.${value}`) })),
          ]}
          onChange={({ currentTarget }) => change({ age: ageOf(currentTarget.value) })}
        />
        {can('bill.export', { orgId, buildingId }) === 'allowed' ? (
          <Button icon={downloadIcon} onClick={() => window.location.assign(file)}>
            {t('file')}
          </Button>
        ) : null}
        <ButtonLink icon={gavelIcon} href={`/imah/tagihan/denda?gedung=${buildingId}`}>
          {t('fees')}
        </ButtonLink>
        <ButtonLink icon={calendarClockIcon} href={`/imah/tagihan/cicilan?gedung=${buildingId}`}>
          {ti('title')}
        </ButtonLink>
        {can('bill.update', { orgId }) === 'allowed' ? (
          <Button icon={bellRingIcon} onClick={() => setDialog('rule')}>
            {t('rule.action')}
          </Button>
        ) : null}
      </Inline>
      <ArrearsTable
        building={building}
        pages={pages}
        filter={search === '' && age === undefined ? 'none' : 'some'}
        onPlan={can('bill.approve', { orgId, buildingId }) === 'allowed' ? setDialog : null}
      />
      {dialog === 'rule' ? <RuleDialog orgId={orgId} onClose={() => setDialog('closed')} /> : null}
      {typeof dialog === 'string' ? null : (
        <PlanDialog building={building} billId={dialog.oldestBillId} onClose={() => setDialog('closed')} />
      )}
    </Stack>
  );
}
