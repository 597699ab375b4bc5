import type { Building, UnitImportReport, UnitImportSource } from '@imah/contract/buildings';
import { Button, type FormAnswer, Callout, Stack, ToggleGroup } from '@imah/ui';
import { useState } from 'react';
import { FileSource } from './file-source.tsx';
import { ImportResult } from './import-result.tsx';
import { PatternSource } from './pattern-source.tsx';
import { TextSource } from './text-source.tsx';
import { useImportTexts } from './texts.ts';
import { useUnitImport } from './use-unit-import.ts';

const sources = ['pattern', 'text', 'file'] as const;

interface UnitImporterProps {
  readonly building: Pick<Building, 'id' | 'kind' | 'code'>;
  readonly onDone: (report: UnitImportReport) => void;
}

/** Many units at once: chosen, checked, and only then made. */
export function UnitImporter({ building, onDone }: UnitImporterProps) {
  const t = useImportTexts();
  const [kind, setKind] = useState<string>('pattern');
  // What the server says is about the source that was checked, whichever is looked at.
  const [asked, setAsked] = useState<(typeof sources)[number]>('pattern');
  const { checked, forget, check, apply, isSending, answer } = useUnitImport(building, onDone);
  const sourceOf = (source: (typeof sources)[number]) => ({
    building,
    isSending,
    answer: asked === source && checked === null ? byField(answer) : null,
    onCheck: (given: UnitImportSource) => {
      setAsked(source);
      void check(given);
    },
  });

  return (
    <Stack gap="lg">
      {answer?.message === undefined || checked === null ? null : (
        <Callout tone="danger" announce="assertive">
          {Object.values(answer.errors)[0]?.[0] ?? answer.message}
        </Callout>
      )}
      {checked === null ? null : (
        <>
          <ImportResult
            report={checked.report}
            headings={kind !== 'pattern'}
            fileName={`kesalahan-${building.code.toLowerCase()}.csv`}
          />
          <Actions report={checked.report} isSending={isSending} onApply={() => void apply()} onBack={forget} />
        </>
      )}
      <Stack gap="lg" hidden={checked !== null}>
        <ToggleGroup
          label={t('source')}
          width="full"
          value={kind}
          onChange={({ value }) => setKind(value)}
          options={sources.map((value) => ({ value, label: t(`sources.${value}`) }))}
        />
        {/* Each keeps what was filled in while another is looked at. */}
        <div hidden={kind !== 'pattern'}>
          <PatternSource {...sourceOf('pattern')} />
        </div>
        <div hidden={kind !== 'text'}>
          <TextSource {...sourceOf('text')} />
        </div>
        <div hidden={kind !== 'file'}>
          <FileSource {...sourceOf('file')} />
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

interface ActionsProps {
  readonly report: UnitImportReport;
  readonly isSending: boolean;
  readonly onApply: () => void;
  readonly onBack: () => void;
}

function Actions({ report, isSending, onApply, onBack }: ActionsProps) {
  const t = useImportTexts();
  const isWhole = report.faults.every(({ row }) => row !== null);
  const canApply = report.units > 0 && isWhole;
  return (
    <Stack gap="sm">
      {canApply ? (
        <Button tone="primary" width="full" loading={isSending} onClick={onApply}>
          {t(report.faultyRows === 0 ? 'apply' : 'applyGood', { count: report.units })}
        </Button>
      ) : null}
      <Button width="full" onClick={onBack}>
        {t('back')}
      </Button>
    </Stack>
  );
}
