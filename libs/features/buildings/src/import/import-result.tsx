import type { UnitImportReport } from '@imah/contract/buildings';
import { Button, Callout, Stack, Table, Text } from '@imah/ui';
import { downloadIcon } from '@imah/ui/icons';
import { useFormat } from '@imah/app/i18n';
import { downloadText } from './download-text.ts';
import { useImportTexts } from './texts.ts';

interface ImportResultProps {
  readonly report: UnitImportReport;
  /** Whether the rows are the person's own, with headings and numbers that they know. */
  readonly headings: boolean;
  readonly fileName: string;
}

/** What the check found: what is wrong with which row, or what will be made. */
export function ImportResult({ report, headings, fileName }: ImportResultProps) {
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
      {report.faultyRows > 0 ? <Faults report={report} /> : null}
      {report.units > 0 && whole.length === 0 ? (
        <Callout tone="success" announce="polite">
          {t('result.ready', { units: report.units, floors: report.floors, sections: report.sections })}{' '}
          {report.people === 0 ? null : t('result.people', { count: report.people })}
        </Callout>
      ) : null}
      {headings && report.ignoredHeadings.length > 0 ? (
        <Text size="sm" tone="muted">
          {t('result.ignored', { headings: report.ignoredHeadings.join(', ') })}
        </Text>
      ) : null}
      {report.preview.length > 0 ? <Preview report={report} /> : null}
    </Stack>
  );
}

function Faults({ report }: { readonly report: UnitImportReport }) {
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
          cells: { row: String(row), column: column === null ? '' : t(`columns.${column}`), fault: message },
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

function Preview({ report }: { readonly report: UnitImportReport }) {
  const t = useImportTexts();
  const format = useFormat();
  return (
    <Table
      caption={t('result.preview')}
      columns={[
        { id: 'code', label: t('result.unit') },
        { id: 'section', label: t('result.section') },
        { id: 'floor', label: t('result.floor') },
        { id: 'area', label: t('result.area'), align: 'end' },
      ]}
      rows={report.preview.slice(0, 8).map(({ code, section, floor, areaMilliM2 }) => ({
        id: code,
        cells: { code, section, floor, area: format.number(areaMilliM2 / 1000, 2) },
      }))}
    />
  );
}
