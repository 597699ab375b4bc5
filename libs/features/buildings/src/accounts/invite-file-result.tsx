import type { OccupantImportReport } from '@imah/contract/people';
import { Button, Callout, Stack, Table, Text } from '@imah/ui';
import { downloadIcon } from '@imah/ui/icons';
import { downloadText } from '../import/download-text.ts';
import { useAccountTexts } from './texts.ts';

/** As many rows as are looked through; the file has all that are wrong. */
const shown = 50;

/** What a file came to: which rows are wrong and why, and what becomes of the others. */
export function InviteFileResult({
  report,
  fileName,
}: {
  readonly report: OccupantImportReport;
  readonly fileName: string;
}) {
  const t = useAccountTexts();
  const { errorFile, faults, faultyRows, rows, people, ignoredHeadings } = report;
  const whole = faults.filter(({ row }) => row === null);
  const wrong = faults.filter(({ row }) => row !== null);
  return (
    <Stack gap="md">
      {whole.length === 0 ? null : (
        <Callout tone="danger" announce="assertive">
          {whole.map(({ message }) => message).join(' ')}
        </Callout>
      )}
      {faultyRows === 0 ? null : (
        <>
          <Callout
            tone="warning"
            announce="assertive"
            actions={
              errorFile === null ? null : (
                <Button size="sm" icon={downloadIcon} onClick={() => downloadText(fileName, errorFile, 'text/csv')}>
                  {t('file.download')}
                </Button>
              )
            }
          >
            {t('file.faulty', { faulty: faultyRows, rows })}
          </Callout>
          <Table
            caption={t('file.faults')}
            columns={[
              { id: 'row', label: t('file.row') },
              { id: 'fault', label: t('file.fault') },
            ]}
            rows={wrong.slice(0, shown).map(({ row, message }, index) => ({
              id: String(index),
              cells: { row: String(row), fault: message },
            }))}
          />
        </>
      )}
      {people.length === 0 ? null : (
        <Table
          caption={t('file.people')}
          columns={[
            { id: 'row', label: t('file.row') },
            { id: 'unit', label: t('file.unit') },
            { id: 'name', label: t('file.name') },
            { id: 'outcome', label: t('file.outcome') },
          ]}
          rows={people.slice(0, shown).map(({ row, unit, name, outcome }) => ({
            id: String(row),
            cells: { row: String(row), unit, name, outcome: t(`file.outcomes.${outcome}`) },
          }))}
        />
      )}
      {Math.max(wrong.length, people.length) > shown ? (
        <Text size="sm" tone="muted">
          {t('file.more', { shown })}
        </Text>
      ) : null}
      {ignoredHeadings.length === 0 ? null : (
        <Text size="sm" tone="muted">
          {t('file.ignored', { headings: ignoredHeadings.join(', ') })}
        </Text>
      )}
    </Stack>
  );
}
