import { useRead } from '@imah/api-client/react';
import type { CatalogueOverview } from '@imah/contract/catalogue';
import { Card, Grid, Heading, List, ListRow, Skeleton, Stack, Stat, StatusBadge, Text } from '@imah/ui';
import { useFormat } from '@imah/app/i18n';
import { Read, readState } from '@imah/app/read';
import { CatalogueFrame } from '../parts/catalogue-frame.tsx';
import { cataloguePages } from '../parts/pages.ts';
import { useCatalogueHref } from '../parts/use-catalogue-href.ts';
import { useCatalogueTexts } from '../texts.ts';

/** `/imah/products`: what is on offer, what is missing, and the first steps of an empty catalogue. */
export function CatalogueOverviewPage() {
  return <CatalogueFrame page="overview">{(orgId) => <Overview orgId={orgId} />}</CatalogueFrame>;
}

function Overview({ orgId }: { readonly orgId: string }) {
  const t = useCatalogueTexts();
  const read = readState(useRead('getCatalogueOverview', { params: { orgId } }));
  return (
    <Read of={read} level={2} loading={<Skeleton shape="card" />} failed={t('failed')}>
      {(found) => (
        <Stack gap="xl">
          <Steps found={found} />
          <Numbers found={found} />
          <Missing found={found} />
        </Stack>
      )}
    </Read>
  );
}

const products = cataloguePages.products.href;

/** What it takes until something can be sold; nothing once all of it is done. */
function Steps({ found }: { readonly found: CatalogueOverview }) {
  const t = useCatalogueTexts();
  const hrefOf = useCatalogueHref();
  const { categories, draft, active, archived, withoutPrice } = found;
  const steps = [
    { key: 'category', href: cataloguePages.categories.href, done: categories > 0 },
    { key: 'product', href: `${products}?produk=new`, done: draft + active + archived > 0 },
    { key: 'price', href: products, done: active > withoutPrice },
  ] as const;
  if (steps.every(({ done }) => done)) return null;
  return (
    <Stack as="section" gap="md" aria-label={t('steps.title')}>
      <Stack gap="xs">
        <Heading level={2}>{t('steps.title')}</Heading>
        <Text tone="muted">{t('steps.lead')}</Text>
      </Stack>
      <Card padding="none">
        <List>
          {steps.map(({ key, href, done }) => (
            <ListRow
              key={key}
              href={hrefOf(href)}
              title={t(`steps.${key}`)}
              description={t(`steps.${key}Text`)}
              trailing={done ? <StatusBadge tone="success" label={t('steps.done')} /> : null}
            />
          ))}
          <ListRow
            href={hrefOf(cataloguePages.importExport.href)}
            title={t('steps.import')}
            description={t('steps.importText')}
          />
        </List>
      </Card>
    </Stack>
  );
}

function Numbers({ found }: { readonly found: CatalogueOverview }) {
  const t = useCatalogueTexts();
  const format = useFormat();
  const { active, draft, categories, promotions } = found;
  return (
    <Stack as="section" gap="md" aria-label={t('overview.now')}>
      <Heading level={2}>{t('overview.now')}</Heading>
      <Grid columns={4} gap="md">
        <Card>
          <Stat label={t('overview.active')} value={format.number(active)} />
        </Card>
        <Card>
          <Stat label={t('overview.draft')} value={format.number(draft)} />
        </Card>
        <Card>
          <Stat label={t('overview.categories')} value={format.number(categories)} />
        </Card>
        <Card>
          <Stat
            label={t('overview.promotions')}
            value={format.number(promotions.running)}
            note={promotions.coming === 0 ? null : t('overview.coming', { count: promotions.coming })}
          />
        </Card>
      </Grid>
    </Stack>
  );
}

function Missing({ found }: { readonly found: CatalogueOverview }) {
  const t = useCatalogueTexts();
  const format = useFormat();
  const hrefOf = useCatalogueHref();
  const { draft, active, withoutPrice, withoutCategory, endingPrices, promotions } = found;
  const all = [
    { key: 'withoutPrice', count: withoutPrice, href: `${products}?kurang=price` },
    { key: 'withoutCategory', count: withoutCategory, href: `${products}?kurang=category` },
    { key: 'drafts', count: draft, href: `${products}?status=draft` },
    { key: 'endingPrices', count: endingPrices, href: products },
    { key: 'usedUp', count: promotions.usedUp, href: cataloguePages.promotions.href },
  ] as const;
  const missing = all.filter(({ count }) => count > 0);
  if (draft + active === 0) return null;
  return (
    <Stack as="section" gap="md" aria-label={t('overview.missing')}>
      <Heading level={2}>{t('overview.missing')}</Heading>
      {missing.length === 0 ? (
        <Text tone="muted">{t('overview.complete')}</Text>
      ) : (
        <Card padding="none">
          <List>
            {missing.map(({ key, count, href }) => (
              <ListRow
                key={key}
                href={hrefOf(href)}
                title={t(`overview.${key}`)}
                trailing={<Text weight="semibold">{format.number(count)}</Text>}
              />
            ))}
          </List>
        </Card>
      )}
    </Stack>
  );
}
