import { Button, Callout, Stack, Table, Text } from '@imah/ui';
import { downloadIcon } from '@imah/ui/icons';
import type { ReactNode } from 'react';
import { downloadText } from './download-text.ts';
import { useImportTexts } from './texts.ts';

/** What every report of an import says of its rows. */
export interface ImportReport {
  readonly applied: boolean;
  readonly rows: number;
  readonly faults: readonly { readonly row: number | null; readonly column: string | null; readonly message: string }[];
  readonly faultyRows: number;
  readonly ignoredHeadings: readonly string[];
  readonly errorFile: string | null;
}

export interface ImportFaultsProps {
  readonly report: ImportReport;
  /** Whether the rows are the person's own, with headings and numbers that they know. */
  readonly headings: boolean;
  readonly fileName: string;
  /** What people call a column. */
  readonly columnName: (column: string) => string;
  /** What is made, where nothing is wrong with the whole. */
  readonly children: ReactNode;
}

/** What the check of an import found wrong with which row, before what will be made. */
export function ImportFaults({ report, headings, fileName, columnName, children }: ImportFaultsProps) {
  const t = useImportTexts();
  const whole = report.faults.filter(({ row }) => row === null);
  const { errorFile } = report;
  return (
    <Stack gap="md">
      {whole.length > 0 ? (
        <Callout tone="danger" announce="assertive" title={t('result.whole')}>
          {whole.map(({ message }) => message).join(' ')}
        </Callout>
      ) : null}
      {whole.length === 0 && report.faultyRows > 0 ? (
        <Callout
          tone="warning"
          announce="assertive"
          actions={
            errorFile === null ? null : (
              <Button size="sm" icon={downloadIcon} onClick={() => downloadText(fileName, errorFile, 'text/csv')}>
                {t('result.download')}
              </Button>
            )
          }
        >
          {t('result.faulty', { faulty: report.faultyRows, rows: report.rows })}
        </Callout>
      ) : null}
      {report.faultyRows > 0 ? <FaultTable report={report} columnName={columnName} /> : null}
      {whole.length === 0 ? children : null}
      {headings && report.ignoredHeadings.length > 0 ? (
        <Text size="sm" tone="muted">
          {t('result.ignored', { headings: report.ignoredHeadings.join(', ') })}
        </Text>
      ) : null}
    </Stack>
  );
}

function FaultTable({ report, columnName }: Pick<ImportFaultsProps, 'report' | 'columnName'>) {
  const t = useImportTexts();
  const faults = report.faults.filter(({ row }) => row !== null);
  return (
    <>
      <Table
        caption={t('result.faults')}
        columns={[
          { id: 'row', label: t('result.row') },
          { id: 'column', label: t('result.column') },
          { id: 'fault', label: t('result.fault') },
        ]}
        rows={faults.slice(0, 50).map(({ row, column, message }, index) => ({
          id: String(index),
          cells: { row: String(row), column: column === null ? '' : columnName(column), fault: message },
        }))}
      />
      {faults.length > 50 ? (
        <Text size="sm" tone="muted">
          {t('result.more', { shown: 50 })}
        </Text>
      ) : null}
    </>
  );
}
