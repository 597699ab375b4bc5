import { useApiClient } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { OccupantImport, OccupantImportReport } from '@imah/contract/people';
import { Button, Dialog, Callout, Stack } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { FileSource } from '../import/file-source.tsx';
import { useLocale } from '@imah/app/i18n';
import { useToast } from '@imah/app/shell';
import { changeBuilding } from '../parts/building-commands.ts';
import { InviteFileResult } from './invite-file-result.tsx';
import { useAccountTexts } from './texts.ts';

interface InviteFileDialogProps {
  readonly building: Building;
  readonly onClose: () => void;
}

/** Checked, and what would happen; nobody is invited before somebody has seen it. */
interface Checked {
  readonly source: OccupantImport['source'];
  readonly report: OccupantImportReport;
}

const sample = [
  'unit,penghuni,email,peran,telepon',
  'A-0101,Dewi Lestari,dewi@contoh.id,pemilik,081234567890',
  'A-0102,Budi Santoso,budi@contoh.id,penyewa,',
].join('\r\n');

/** People of a file are invited: chosen, checked row by row, and only then sent. */
export function InviteFileDialog({ building, onClose }: InviteFileDialogProps) {
  const t = useAccountTexts();
  const client = useApiClient();
  const toast = useToast();
  const { locale } = useLocale();
  const { isSending, answer, submit } = useSubmit(changeBuilding(building.id));
  const [checked, setChecked] = useState<Checked | null>(null);
  const params = { buildingId: building.id };
  // Reading a big workbook, and writing hundreds of people, takes the server longer than a form does.
  const timeoutMs = 120_000;
  const ask = (source: OccupantImport['source'], mode: OccupantImport['mode']) =>
    submit(() => client.importOccupants({ params, body: { source, mode, locale }, timeoutMs }));

  async function check(source: OccupantImport['source']): Promise<void> {
    const done = await ask(source, 'check');
    if (done !== null) setChecked({ source, report: done.data });
  }

  async function apply({ source }: Checked): Promise<void> {
    const done = await ask(source, 'apply');
    if (done === null) return;
    const { applied, outcomes, faultyRows } = done.data;
    if (applied) toast('success', t('file.done', { count: outcomes.invited + outcomes.added }));
    // Rows that were left out stay in sight, to be taken away as a file.
    if (applied && faultyRows === 0) onClose();
    else setChecked({ source, report: done.data });
  }

  const report = checked?.report;
  const count = report === undefined ? 0 : report.outcomes.invited + report.outcomes.added;
  return (
    <Dialog open onClose={onClose} size="lg" title={t('file.title')}>
      <Stack gap="lg">
        {checked === null || report === undefined ? (
          <FileSource
            isSending={isSending}
            answer={answer}
            hint={t('file.hint')}
            sample={{ name: 'contoh-undangan.csv', text: sample }}
            onCheck={(source) => void check(source)}
          />
        ) : (
          <>
            {answer?.message === undefined ? null : (
              <Callout tone="danger" announce="assertive">
                {answer.message}
              </Callout>
            )}
            <InviteFileResult report={report} fileName={`kesalahan-undangan-${building.code.toLowerCase()}.csv`} />
            {report.applied || count === 0 ? null : (
              <Button tone="primary" width="full" loading={isSending} onClick={() => void apply(checked)}>
                {t('file.apply', { count })}
              </Button>
            )}
            <Button width="full" onClick={() => (report.applied ? onClose() : setChecked(null))}>
              {t(report.applied ? 'results.close' : 'file.back')}
            </Button>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
