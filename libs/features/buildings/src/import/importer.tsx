import type { SheetSource } from '@imah/contract/buildings';
import { Button, type FormAnswer, Callout, Stack, ToggleGroup } from '@imah/ui';
import { type ReactNode, useState } from 'react';
import { FileSource, type FileSourceProps } from './file-source.tsx';
import { ImportFaults, type ImportReport } from './import-faults.tsx';
import type { SourceFormProps } from './source-form.ts';
import { TextSource } from './text-source.tsx';
import { useImportTexts } from './texts.ts';
import { type AskImport, type ImportCommand, useImport } from './use-import.ts';

const sources = ['pattern', 'text', 'file'] as const;

export interface ImporterProps<Source, Report extends ImportReport> {
  /** By what it is sent: what was read before it is old afterwards. */
  readonly change: ImportCommand;
  /** Where the records are made, as a name for the file of faulty rows. */
  readonly place: string;
  readonly ask: AskImport<Source, Report>;
  readonly onDone: (report: Report) => void;
  /** The form of the pattern; left out: these records have none. */
  readonly pattern?: (form: SourceFormProps<Source>) => ReactNode;
  /** What the choice between the sources is called. */
  readonly label: string;
  readonly textHint: string;
  readonly file: Pick<FileSourceProps, 'hint' | 'sample'>;
  readonly columnName: (column: string) => string;
  /** What will be made, as it was read. */
  readonly result: (report: Report) => ReactNode;
  /** How many would be made, and what is pressed for it: without faults, and beside faulty rows. */
  readonly countOf: (report: Report) => number;
  readonly applyLabel: (count: number, faulty: boolean) => string;
}

/** Many records at once: chosen, checked, and only then made. */
export function Importer<Source extends { readonly kind: string }, Report extends ImportReport>({
  change,
  place,
  ask,
  onDone,
  pattern,
  label,
  textHint,
  file,
  columnName,
  result,
  countOf,
  applyLabel,
}: ImporterProps<Source | SheetSource, Report>) {
  const t = useImportTexts();
  const offered = sources.filter((source) => source !== 'pattern' || pattern !== undefined);
  const [kind, setKind] = useState<string>(pattern === undefined ? 'file' : 'pattern');
  // What the server says is about the source that was checked, whichever is looked at.
  const [asked, setAsked] = useState<(typeof sources)[number]>('pattern');
  const { checked, forget, check, apply, isSending, answer } = useImport(change, ask, onDone);
  const sourceOf = (source: (typeof sources)[number]) => ({
    isSending,
    answer: asked === source && checked === null ? byField(answer) : null,
    onCheck: (given: Source | SheetSource) => {
      setAsked(source);
      void check(given);
    },
  });
  const report = checked?.report;
  const canApply = report !== undefined && countOf(report) > 0 && report.faults.every(({ row }) => row !== null);

  return (
    <Stack gap="lg">
      {answer?.message === undefined || checked === null ? null : (
        <Callout tone="danger" announce="assertive">
          {Object.values(answer.errors)[0]?.[0] ?? answer.message}
        </Callout>
      )}
      {report === undefined ? null : (
        <>
          <ImportFaults
            report={report}
            headings={kind !== 'pattern'}
            fileName={`kesalahan-${place.toLowerCase()}.csv`}
            columnName={columnName}
          >
            {countOf(report) > 0 ? result(report) : null}
          </ImportFaults>
          <Stack gap="sm">
            {canApply ? (
              <Button tone="primary" width="full" loading={isSending} onClick={() => void apply()}>
                {applyLabel(countOf(report), report.faultyRows > 0)}
              </Button>
            ) : null}
            <Button width="full" onClick={forget}>
              {t('back')}
            </Button>
          </Stack>
        </>
      )}
      <Stack gap="lg" hidden={checked !== null}>
        <ToggleGroup
          label={label}
          width="full"
          value={kind}
          onChange={({ value }) => setKind(value)}
          options={offered.map((value) => ({ value, label: t(`sources.${value}`) }))}
        />
        {/* Each keeps what was filled in while another is looked at. */}
        {pattern === undefined ? null : <div hidden={kind !== 'pattern'}>{pattern(sourceOf('pattern'))}</div>}
        <div hidden={kind !== 'text'}>
          <TextSource {...sourceOf('text')} hint={textHint} />
        </div>
        <div hidden={kind !== 'file'}>
          <FileSource {...sourceOf('file')} {...file} />
        </div>
      </Stack>
    </Stack>
  );
}

/** The server names a field by its way through the body, a form by the field alone. */
function byField(answer: FormAnswer | null): FormAnswer | null {
  if (answer === null) return null;
  const errors = Object.entries(answer.errors).map(([path, said]) => [path.split('.').at(-1) ?? path, said]);
  return { ...answer, errors: Object.fromEntries(errors) };
}
