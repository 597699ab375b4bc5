import { useRead } from '@imah/api-client/react';
import type { FinancialReport } from '@imah/contract/finances';
import type { ReportKind } from '@imah/contract/finances/words';
import { Button, Callout, EmptyState, Inline, Skeleton, Stack } from '@imah/ui';
import { downloadIcon, landmarkIcon, printerIcon } from '@imah/ui/icons';
import { useCan } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { useFilters } from '../finances/use-filters.ts';
import { type BooksPlace, placeQueryOf } from '../parts/books-place.ts';
import { useFinancesTexts } from '../texts.ts';
import { ReportTable } from './report-table.tsx';

interface ReportProps {
  readonly place: BooksPlace;
  readonly kind: ReportKind;
}

/** A report of the books, beside the span before and the same of last year; every number leads to its entries. */
export function Report({ place, kind }: ReportProps) {
  const t = useFinancesTexts();
  const can = useCan();
  const { span, month } = useFilters();
  const { orgId } = place;
  const query = { report: kind, span, month, ...placeQueryOf(place) };
  const read = readState(useRead('getFinancialReport', { params: { orgId }, query }));
  const file = `/api/v1/organizations/${orgId}/finances/report-file?${new URLSearchParams(query).toString()}`;
  const target = place.buildingId === null ? { orgId, everywhere: true } : { orgId, buildingId: place.buildingId };
  return (
    <Stack gap="md">
      <Inline gap="sm">
        {can('report.export', target) === 'allowed' ? (
          <Button icon={downloadIcon} onClick={() => window.location.assign(file)}>
            {t('file')}
          </Button>
        ) : null}
        <Button icon={printerIcon} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </Inline>
      <Read of={read} level={2} loading={<Skeleton shape="card" />} failed={t('failed')}>
        {(report) =>
          report.sections.every(({ lines }) => lines.length === 0) && report.money === null ? (
            <EmptyState icon={landmarkIcon} level={2} title={t('report.empty')} text={t('report.emptyText')} />
          ) : (
            <Stack gap="md">
              <ReportTable report={report} />
              <Proof report={report} />
            </Stack>
          )
        }
      </Read>
    </Stack>
  );
}

/** A report proves itself, and says so. */
function Proof({ report: { report, proven } }: { readonly report: FinancialReport }) {
  const t = useFinancesTexts();
  if (report === 'profit-loss') return null;
  return proven ? (
    <Callout tone="success">{t(`report.proven.${report}`)}</Callout>
  ) : (
    <Callout tone="danger">{t('report.unproven')}</Callout>
  );
}
