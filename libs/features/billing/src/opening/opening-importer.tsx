import { useApiClient } from '@imah/api-client/react';
import type { OpeningImportReport } from '@imah/contract/billing';
import { type OpeningColumn, openingColumns } from '@imah/contract/billing/words';
import type { SheetSource } from '@imah/contract/buildings';
import { Callout, Stack, Table } from '@imah/ui';
import { useDay, useFormat } from '@imah/app/i18n';
import { useToast } from '@imah/app/shell';
import { Importer } from '@imah/features-buildings/import';
import { changeBilling } from '../commands.ts';
import { useOpeningTexts } from './texts.ts';

const sample = {
  name: 'contoh-saldo-awal.csv',
  text: [
    'unit,nama,bulan,jatuh tempo,keterangan,tunggakan,saldo',
    'A-0101,Siti Aminah,10/2026,20/10/2026,IPL,648000,',
    'A-0102,,,,,,250000',
  ].join('\r\n'),
};

interface OpeningImporterProps {
  readonly buildingId: string;
  /** The day on which it stands in the books. */
  readonly bookedOn: string;
  readonly onDone: () => void;
}

/** Arrears and deposits from a table: checked first, and only then booked. */
export function OpeningImporter({ buildingId, bookedOn, onDone }: OpeningImporterProps) {
  const t = useOpeningTexts();
  const client = useApiClient();
  const toast = useToast();
  return (
    <Importer<SheetSource, OpeningImportReport>
      change={changeBilling(buildingId)}
      place="saldo-awal"
      ask={({ timeoutMs, ...body }) =>
        client.importOpening({ params: { buildingId }, body: { ...body, bookedOn }, timeoutMs })
      }
      onDone={({ bills, deposits }) => {
        toast('success', t('done', { bills, deposits }));
        onDone();
      }}
      label={t('source')}
      textHint={t('textHint')}
      file={{ hint: t('fileHint'), sample }}
      columnName={(column) => (isColumn(column) ? t(`columns.${column}`) : column)}
      result={(report) => <Ready report={report} />}
      countOf={({ bills, deposits }) => bills + deposits}
      applyLabel={(count, faulty) => t(faulty ? 'applyGood' : 'apply', { count })}
    />
  );
}

const isColumn = (column: string): column is OpeningColumn => openingColumns.some((one) => one === column);

function Ready({ report }: { readonly report: OpeningImportReport }) {
  const t = useOpeningTexts();
  const format = useFormat();
  const day = useDay();
  const { bills, owed, deposits, kept, preview } = report;
  const amount = (value: number) => (value === 0 ? '–' : format.rupiah(value));
  return (
    <Stack gap="md">
      <Callout tone="success" announce="polite">
        {t('ready', { bills, owed: format.rupiah(owed), deposits, kept: format.rupiah(kept) })}
      </Callout>
      <Table
        caption={t('preview')}
        columns={[
          { id: 'unit', label: t('columns.unit') },
          { id: 'person', label: t('columns.person') },
          { id: 'due', label: t('columns.due') },
          { id: 'owed', label: t('columns.owed'), align: 'end' },
          { id: 'kept', label: t('columns.kept'), align: 'end' },
        ]}
        rows={preview.slice(0, 8).map((row, nth) => ({
          id: String(nth),
          cells: {
            unit: row.unitCode,
            person: row.personName,
            due: row.dueOn === null ? '–' : day(row.dueOn),
            owed: amount(row.owed),
            kept: amount(row.kept),
          },
        }))}
      />
    </Stack>
  );
}
