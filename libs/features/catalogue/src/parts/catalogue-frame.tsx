import { useBuildings } from '@imah/api-client/react';
import { ForbiddenState, Heading, SelectField, Stack, TabNav, Text } from '@imah/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LiveReads } from '@imah/app/live';
import { useApp, useCan } from '@imah/app/ports';
import { useCatalogueTexts } from '../texts.ts';
import { type CataloguePage, cataloguePages } from './pages.ts';

const live = [
  'getCatalogueOverview',
  'listProductCategories',
  'listProducts',
  'getProduct',
  'listPromotions',
  'tryPrice',
  'listProductImports',
] as const;

interface CatalogueFrameProps {
  readonly page: CataloguePage;
  readonly children: (orgId: string) => ReactNode;
}

/** What stands around each page of the catalogue: its title, the way to the others, and whose catalogue it is. */
export function CatalogueFrame({ page, children }: CatalogueFrameProps) {
  const t = useCatalogueTexts();
  const can = useCan();
  const { person } = useApp();
  const [address, setAddress] = useSearchParams();
  const buildings = useBuildings().data ?? [];
  const { permission } = cataloguePages[page];
  const orgs = (person?.memberships ?? []).filter(({ orgId }) => can(permission, { orgId }) === 'allowed');
  const org = orgs.find(({ orgId }) => orgId === address.get('organisasi')) ?? orgs[0];
  // All buildings of the organisation hear of its catalogue; one is enough to hear of it.
  const heard = buildings.find(({ orgId }) => orgId === org?.orgId);
  const search = orgs.length > 1 && org !== undefined ? `?organisasi=${org.orgId}` : '';
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Heading level={1}>{t(`pages.${page}.title`)}</Heading>
        <Text tone="muted">{t(`pages.${page}.lead`)}</Text>
      </Stack>
      {org === undefined ? (
        <ForbiddenState level={2} text={t('forbidden')} />
      ) : (
        <Stack gap="lg">
          {heard === undefined ? null : (
            <LiveReads building={{ orgId: heard.orgId, buildingId: heard.id }} only={live} />
          )}
          <TabNav
            label={t('nav')}
            items={Object.entries(cataloguePages)
              .filter(([, one]) => can(one.permission, { orgId: org.orgId }) === 'allowed')
              .map(([key, { href, name }]) => ({
                href: `${href}${search}`,
                label: t(`tabs.${name}`),
                active: key === page,
              }))}
          />
          {orgs.length > 1 ? (
            <SelectField
              label={t('organization')}
              value={org.orgId}
              options={orgs.map(({ orgId, orgName }) => ({ value: orgId, label: orgName }))}
              onChange={({ currentTarget }) => setAddress({ organisasi: currentTarget.value }, { replace: true })}
            />
          ) : null}
          {children(org.orgId)}
        </Stack>
      )}
    </Stack>
  );
}
