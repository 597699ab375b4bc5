import type { useReadPages } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { ArrearsRow } from '@imah/contract/payments';
import { ageBands } from '@imah/contract/payments/words';
import { Button, EmptyState, Inline, Link, Stack, Text } from '@imah/ui';
import { type DataColumn, DataTable, type LineParts } from '@imah/ui/data';
import { bellRingIcon, calendarClockIcon, receiptTextIcon } from '@imah/ui/icons';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDay, useFormat } from '@imah/app/i18n';
import { useCan } from '@imah/app/ports';
import { tableState } from '@imah/app/read';
import { useInstalmentTexts } from '../instalments/texts.ts';
import { useArrearsTexts } from './texts.ts';
import { useRemind } from './use-remind.ts';

interface ArrearsTableProps {
  readonly building: Building;
  readonly pages: ReturnType<typeof useReadPages<'listArrears'>>;
  /** Whether something is searched or left out. */
  readonly filter: 'none' | 'some';
  /** Sets up instalments for a payer; null for who may not. */
  readonly onPlan: ((row: ArrearsRow) => void) | null;
}

/** Who owes what, by age; many of them can be reminded at once. */
export function ArrearsTable({ building, pages, filter, onPlan }: ArrearsTableProps) {
  const t = useArrearsTexts();
  const ti = useInstalmentTexts();
  const format = useFormat();
  const day = useDay();
  const can = useCan();
  const navigate = useNavigate();
  const { orgId, id: buildingId } = building;
  const mayRemind = can('bill.update', { orgId, buildingId }) === 'allowed';
  const { remind, isSending } = useRemind(buildingId);
  const rows = useMemo(() => pages.data?.pages.flatMap(({ data }) => data) ?? [], [pages.data]);
  const columns = useMemo(
    (): readonly DataColumn<ArrearsRow>[] =>
      (
        [
          {
            id: 'payer',
            label: t('payer'),
            value: ({ unitCode, personName }) => t('row', { unit: unitCode, name: personName }),
            cell: (row) => <Link href={hrefOf(row)}>{t('row', { unit: row.unitCode, name: row.personName })}</Link>,
            width: 'short',
          },
          {
            id: 'total',
            label: t('total'),
            value: ({ outstanding }) => outstanding,
            text: ({ outstanding }) => format.rupiah(outstanding),
            align: 'end',
            width: 'sm',
          },
          ...ageBands.map((age): DataColumn<ArrearsRow> => ({
            id: age,
            label: t(`columns.${age}`),
            value: ({ byAge }) => byAge[age],
            text: ({ byAge }) => (byAge[age] === 0 ? '–' : format.rupiah(byAge[age])),
            align: 'end',
            width: 'sm',
          })),
          {
            id: 'plan',
            label: ti('title'),
            value: ({ plan }) => plan?.state ?? null,
            text: ({ plan }) => (plan === null ? '–' : ti(`states.${plan.state}`)),
            width: 'sm',
          },
          {
            id: 'reminded',
            label: t('reminded'),
            value: ({ remindedOn }) => remindedOn,
            text: ({ remindedOn, reach }) =>
              remindedOn === null ? (reach === 'none' ? t('noAccount') : '–') : day(remindedOn),
            width: 'sm',
          },
        ] satisfies readonly DataColumn<ArrearsRow>[]
      ).map((column) => ({ ...column, sorting: 'off' })),
    [t, ti, format, day],
  );
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  const handleEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  return (
    <DataTable
      caption={t('table', { building: building.name })}
      columns={columns}
      rows={rows}
      rowId={idOf}
      state={tableState(pages)}
      empty={
        filter === 'some' ? (
          <EmptyState icon={receiptTextIcon} level={2} title={t('none')} text={t('noneText')} />
        ) : (
          <EmptyState icon={receiptTextIcon} level={2} title={t('empty')} text={t('emptyText')} />
        )
      }
      rowPress="opens"
      remote={{ count: null, sorting: null, onSort: noSorting, onEnd: handleEnd, hidden: nothing, onHide: null }}
      line={(row, parts) => <Line row={row} parts={parts} />}
      actions={(row) => [
        ...(mayRemind
          ? [
              {
                kind: 'action' as const,
                label: t('remind'),
                icon: bellRingIcon,
                onSelect: () => void remind([row]),
              },
            ]
          : []),
        ...(row.plan !== null
          ? [
              {
                kind: 'action' as const,
                label: ti('open'),
                icon: calendarClockIcon,
                onSelect: () => void navigate(`/imah/cicilan/${row.plan?.id ?? ''}`),
              },
            ]
          : onPlan !== null
            ? [
                {
                  kind: 'action' as const,
                  label: ti('add'),
                  icon: calendarClockIcon,
                  onSelect: () => onPlan(row),
                },
              ]
            : []),
        { kind: 'action', label: t('open'), icon: receiptTextIcon, onSelect: () => void navigate(hrefOf(row)) },
      ]}
      selection={mayRemind ? 'rows' : 'none'}
      selectionActions={(selected, clear) => (
        <Button
          size="sm"
          tone="primary"
          icon={bellRingIcon}
          loading={isSending}
          onClick={() =>
            void remind(selected).then((became) => {
              // Where nothing was sent they are still chosen.
              if (became === 'sent') clear();
            })
          }
        >
          {t('remind')}
        </Button>
      )}
    />
  );
}

/** A row as a phone shows it. */
function Line({ row, parts }: { readonly row: ArrearsRow; readonly parts: LineParts }) {
  const t = useArrearsTexts();
  const ti = useInstalmentTexts();
  const format = useFormat();
  const day = useDay();
  const { unitCode, personName, billCount, oldestDueOn, outstanding, remindedOn, plan } = row;
  return (
    <Inline gap="sm" align="center" justify="between" wrap="nowrap">
      {parts.check}
      <Stack gap="xs">
        <Link href={hrefOf(row)}>{t('row', { unit: unitCode, name: personName })}</Link>
        <Text weight="semibold">{format.rupiah(outstanding)}</Text>
        <Text size="sm" tone="muted">
          {[
            t('bills', { count: format.number(billCount), day: day(oldestDueOn) }),
            ...(plan === null ? [] : [t('planned', { state: ti(`states.${plan.state}`) })]),
            ...(remindedOn === null ? [] : [t('remindedOn', { day: day(remindedOn) })]),
          ].join(' · ')}
        </Text>
      </Stack>
      {parts.menu}
    </Inline>
  );
}

const idOf = ({ unitId, personId }: ArrearsRow) => `${unitId} ${personId}`;
const hrefOf = ({ oldestBillId }: ArrearsRow) => `/imah/tagihan/${oldestBillId}`;
const noSorting = () => undefined;
const nothing: ReadonlySet<string> = new Set();
