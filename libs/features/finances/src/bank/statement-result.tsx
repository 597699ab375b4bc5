import type { StatementReport } from '@imah/contract/statements';
import type { StatementColumn } from '@imah/contract/statements/words';
import { statementColumns } from '@imah/contract/statements/words';
import { Button, Callout, type FormAnswer, Stack, Table, Text } from '@imah/ui';
import { useDay, useFormat } from '@imah/app/i18n';
import { ImportFaults } from '@imah/features-buildings/import';
import { useBankTexts } from './texts.ts';

interface StatementResultProps {
  readonly report: StatementReport;
  readonly answer: FormAnswer | null;
  readonly isSending: boolean;
  readonly onApply: () => void;
  readonly onBack: () => void;
}

/** What the file has, and what of it is new. */
export function StatementResult({ report, answer, isSending, onApply, onBack }: StatementResultProps) {
  const t = useBankTexts();
  const canApply = report.lines > 0 && report.faults.length === 0;
  const nameOf = (column: string) => {
    const known: StatementColumn | undefined = statementColumns.find((one) => one === column);
    return known === undefined ? column : t(`import.columns.${known}`);
  };
  return (
    <Stack gap="lg">
      {answer?.message === undefined ? null : (
        <Callout tone="danger" announce="assertive">
          {answer.message}
        </Callout>
      )}
      <ImportFaults report={report} headings fileName="kesalahan-mutasi.csv" columnName={nameOf}>
        {report.faultyRows > 0 ? null : <Ready report={report} />}
      </ImportFaults>
      <Stack gap="sm">
        {canApply ? (
          <Button tone="primary" width="full" loading={isSending} onClick={onApply}>
            {t('import.apply', { count: report.lines })}
          </Button>
        ) : null}
        <Button width="full" onClick={onBack}>
          {t('import.back')}
        </Button>
      </Stack>
    </Stack>
  );
}

function Ready({ report }: { readonly report: StatementReport }) {
  const t = useBankTexts();
  const format = useFormat();
  const day = useDay();
  const { lines, known, pending, belowRupiah, from, to, opening, closing, preview } = report;
  const notes = [
    ...(known > 0 && lines > 0 ? [t('import.known', { count: known })] : []),
    ...(pending > 0 ? [t('import.pending', { count: pending })] : []),
    ...(belowRupiah > 0 ? [t('import.belowRupiah', { count: belowRupiah })] : []),
    opening === null || closing === null
      ? t('import.noBalances')
      : t('import.balances', { opening: format.rupiah(opening), closing: format.rupiah(closing) }),
  ];
  return (
    <Stack gap="md">
      <Callout tone={lines > 0 ? 'success' : 'info'} announce="polite">
        {lines > 0
          ? t('import.ready', { count: lines, from: day(from ?? ''), to: day(to ?? '') })
          : t('import.allKnown')}
      </Callout>
      {notes.map((note) => (
        <Text key={note} size="sm" tone="muted">
          {note}
        </Text>
      ))}
      {preview.length > 0 ? (
        <Table
          caption={t('import.preview')}
          columns={[
            { id: 'on', label: t('import.columns.date') },
            { id: 'description', label: t('import.columns.description'), width: 'rest' },
            { id: 'amount', label: t('import.columns.amount'), align: 'end' },
          ]}
          rows={preview.slice(0, 8).map((line, index) => ({
            id: String(index),
            cells: { on: day(line.on), description: line.description, amount: format.rupiah(line.amount) },
          }))}
        />
      ) : null}
    </Stack>
  );
}
