import { useApiClient } from '@imah/api-client/react';
import type { SheetSource } from '@imah/contract/buildings';
import type { ProductImportReport } from '@imah/contract/catalogue';
import { type ProductImportColumn, productImportColumns } from '@imah/contract/catalogue/words';
import { Callout, Stack, Table } from '@imah/ui';
import { useFormat } from '@imah/app/i18n';
import { useToast } from '@imah/app/shell';
import { Importer } from '@imah/features-buildings/import';
import { changeCatalogue } from '../commands.ts';
import { useProductImportTexts } from './texts.ts';

const sample = {
  name: 'contoh-produk.csv',
  text: [
    'sku,nama,jenis,satuan,kategori,pajak,keterangan,status,gedung,harga,berlaku',
    'AIR-19,Air minum galon 19 liter,barang,galon,,tanpa,,aktif,,18000,',
    'AC-CUCI,Cuci AC,jasa,unit,,ppn,Sudah termasuk tambah freon,aktif,,85000,',
  ].join('\r\n'),
};

interface ProductImporterProps {
  readonly orgId: string;
  readonly onDone: () => void;
}

/** Products and prices from a table: checked first, and only then taken over. */
export function ProductImporter({ orgId, onDone }: ProductImporterProps) {
  const t = useProductImportTexts();
  const client = useApiClient();
  const toast = useToast();
  return (
    <Importer<SheetSource, ProductImportReport>
      change={changeCatalogue}
      place="produk"
      ask={({ timeoutMs, ...body }) => client.importProducts({ params: { orgId }, body, timeoutMs })}
      onDone={({ created, changed }) => {
        toast('success', t('import.done', { created, changed }));
        onDone();
      }}
      label={t('import.source')}
      textHint={t('import.textHint')}
      file={{ hint: t('import.fileHint'), sample }}
      columnName={(column) => (isColumn(column) ? t(`columns.${column}`) : column)}
      result={(report) => <Ready report={report} />}
      countOf={({ created, changed }) => created + changed}
      applyLabel={(count, faulty) => t(faulty ? 'import.applyGood' : 'import.apply', { count })}
    />
  );
}

const isColumn = (column: string): column is ProductImportColumn => productImportColumns.some((one) => one === column);

function Ready({ report }: { readonly report: ProductImportReport }) {
  const t = useProductImportTexts();
  const format = useFormat();
  const { created, changed, same, prices, preview } = report;
  return (
    <Stack gap="md">
      <Callout tone="success" announce="polite">
        {t('import.ready', { created, changed, same, prices })}
      </Callout>
      <Table
        caption={t('import.preview')}
        columns={[
          { id: 'sku', label: t('columns.sku') },
          { id: 'name', label: t('columns.name') },
          { id: 'becomes', label: t('import.becomes') },
          { id: 'price', label: t('columns.price'), align: 'end' },
        ]}
        rows={preview.slice(0, 8).map(({ sku, name, becomes, price }) => ({
          id: sku,
          cells: {
            sku,
            name,
            becomes: t(`import.${becomes}`),
            price: price === null ? t('import.noPrice') : format.rupiah(price),
          },
        }))}
      />
    </Stack>
  );
}
