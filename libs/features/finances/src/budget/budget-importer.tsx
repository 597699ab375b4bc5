import { useApiClient } from '@imah/api-client/react';
import type { Budget, BudgetImportReport } from '@imah/contract/finances';
import { monthAfter } from '@imah/contract/finances/words';
import type { SheetSource } from '@imah/contract/buildings';
import { Callout, Stack, Table } from '@imah/ui';
import { useFormat } from '@imah/app/i18n';
import { useToast } from '@imah/app/shell';
import { Importer } from '@imah/features-buildings/import';
import { changeBooks } from '../commands.ts';
import { useBudgetTexts } from './texts.ts';

const sample = {
  name: 'contoh-anggaran.csv',
  text: ['akun,setahun,januari,februari', '5100,120000000,,', '5200,,15000000,9000000', '4100,2400000000,,'].join(
    '\r\n',
  ),
};

interface BudgetImporterProps {
  readonly budget: Pick<Budget, 'id' | 'orgId' | 'year'>;
  readonly onDone: () => void;
}

/** Lines of a budget from a table: checked first, and only then written; accounts that are not named keep theirs. */
export function BudgetImporter({ budget: { id: budgetId, orgId, year }, onDone }: BudgetImporterProps) {
  const t = useBudgetTexts();
  const format = useFormat();
  const client = useApiClient();
  const toast = useToast();
  const columnName = (column: string) => {
    const month = /^m(\d+)$/.exec(column)?.[1];
    if (month !== undefined) return format.shortMonth(monthAfter(`${year}-01`, Number(month) - 1));
    return column === 'account' || column === 'year' ? t(`import.columns.${column}`) : column;
  };
  return (
    <Importer<SheetSource, BudgetImportReport>
      change={changeBooks}
      place="anggaran"
      ask={({ timeoutMs, ...body }) => client.importBudget({ params: { orgId, budgetId }, body, timeoutMs })}
      onDone={({ changed }) => {
        toast('success', t('import.done', { count: changed }));
        onDone();
      }}
      label={t('import.source')}
      textHint={t('import.textHint')}
      file={{ hint: t('import.fileHint'), sample }}
      columnName={columnName}
      result={(report) => <Ready report={report} />}
      countOf={({ changed }) => changed}
      applyLabel={(count, faulty) => t(faulty ? 'import.applyGood' : 'import.apply', { count })}
    />
  );
}

function Ready({ report: { changed, revenue, expense, preview } }: { readonly report: BudgetImportReport }) {
  const t = useBudgetTexts();
  const format = useFormat();
  return (
    <Stack gap="md">
      <Callout tone="success" announce="polite">
        {t('import.ready', { changed, revenue: format.rupiah(revenue), expense: format.rupiah(expense) })}
      </Callout>
      <Table
        caption={t('import.preview')}
        columns={[
          { id: 'account', label: t('grid.account'), width: 'rest' },
          { id: 'year', label: t('grid.year'), align: 'end' },
        ]}
        rows={preview.slice(0, 8).map(({ code, name, year }) => ({
          id: code,
          cells: { account: `${code} ${name}`, year: format.rupiah(year) },
        }))}
      />
    </Stack>
  );
}
