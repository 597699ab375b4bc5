import { useRead } from '@imah/api-client/react';
import { Button, Card, Heading, Inline, Skeleton, Stack, Text } from '@imah/ui';
import { downloadIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useCan } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { productFileFormats } from '@imah/contract/catalogue/words';
import { CatalogueFrame } from '../parts/catalogue-frame.tsx';
import { useCatalogueTexts } from '../texts.ts';
import { ProductImporter } from './product-importer.tsx';
import { RecentImports } from './recent-imports.tsx';
import { useProductImportTexts } from './texts.ts';

/** `/imah/products/import-export`: products come from a table and leave as one; what was imported is undone for a day. */
export function ImportExportPage() {
  return (
    <CatalogueFrame page="importExport">
      {(orgId) => (
        <Stack gap="xl">
          <Import orgId={orgId} />
          <Export orgId={orgId} />
        </Stack>
      )}
    </CatalogueFrame>
  );
}

function Import({ orgId }: { readonly orgId: string }) {
  const t = useProductImportTexts();
  const can = useCan();
  // What was chosen and said is of one import; the next begins anew.
  const [nth, setNth] = useState(0);
  if (can('product.import', { orgId, everywhere: true }) !== 'allowed') return null;
  return (
    <Stack as="section" gap="md" aria-label={t('import.title')}>
      <Stack gap="xs">
        <Heading level={2}>{t('import.title')}</Heading>
        <Text tone="muted">{t('import.lead')}</Text>
      </Stack>
      <Card>
        <ProductImporter key={nth} orgId={orgId} onDone={() => setNth(nth + 1)} />
      </Card>
      <Recent orgId={orgId} />
    </Stack>
  );
}

function Recent({ orgId }: { readonly orgId: string }) {
  const t = useCatalogueTexts();
  const read = readState(useRead('listProductImports', { params: { orgId } }));
  return (
    <Read of={read} level={3} loading={<Skeleton shape="row" />} failed={t('failed')} forbidden={null} empty={null}>
      {(imports) => <RecentImports orgId={orgId} imports={imports} />}
    </Read>
  );
}

function Export({ orgId }: { readonly orgId: string }) {
  const t = useProductImportTexts();
  return (
    <Stack as="section" gap="md" aria-label={t('export.title')}>
      <Stack gap="xs">
        <Heading level={2}>{t('export.title')}</Heading>
        <Text tone="muted">{t('export.lead')}</Text>
      </Stack>
      <Inline gap="sm">
        {productFileFormats.map((format) => (
          <Button
            key={format}
            icon={downloadIcon}
            onClick={() => window.location.assign(`/api/v1/organizations/${orgId}/product-file?format=${format}`)}
          >
            {t(`export.${format}`)}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}
