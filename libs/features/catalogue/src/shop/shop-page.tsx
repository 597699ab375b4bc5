import { useRead } from '@imah/api-client/react';
import type { ShopPlace } from '@imah/contract/catalogue';
import { catalogueBounds } from '@imah/contract/catalogue/words';
import { EmptyState, Heading, Inline, Link, SearchField, SelectField, Skeleton, Stack, Text } from '@imah/ui';
import { shoppingBagIcon } from '@imah/ui/icons';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LiveReads } from '@imah/app/live';
import { Read, readState } from '@imah/app/read';
import { CartBar } from './cart-bar.tsx';
import { ShopProducts } from './shop-products.tsx';
import { useShopTexts } from './texts.ts';
import { useCart } from './use-cart.ts';

const live = ['listOwnShops', 'listShopProducts', 'tryOrder'] as const;

/** `/imah/belanja`: what a resident may order for a unit they live in; `?unit=` names it where they have several. */
export function ShopPage() {
  const t = useShopTexts();
  const places = readState(useRead('listOwnShops', {}));
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Inline justify="between" align="end" gap="md">
          <Heading level={1}>{t('title')}</Heading>
          <Link href="/imah/pesanan">{t('orders')}</Link>
        </Inline>
        <Text tone="muted">{t('lead')}</Text>
      </Stack>
      <Read
        of={places}
        level={2}
        loading={<Skeleton shape="card" />}
        failed={t('failed')}
        empty={<EmptyState icon={shoppingBagIcon} level={2} title={t('none')} text={t('noneText')} />}
      >
        {(known) => <Places places={known} />}
      </Read>
    </Stack>
  );
}

function Places({ places }: { readonly places: readonly ShopPlace[] }) {
  const t = useShopTexts();
  const [address, setAddress] = useSearchParams();
  const place = places.find(({ unitId }) => unitId === address.get('unit')) ?? places[0];
  if (place === undefined) return null;
  return (
    <Stack gap="lg">
      {places.length > 1 ? (
        <SelectField
          label={t('unit')}
          value={place.unitId}
          options={places.map(({ unitId, unitCode, buildingName }) => ({
            value: unitId,
            label: t('unitOf', { unit: unitCode, building: buildingName }),
          }))}
          onChange={({ currentTarget }) => setAddress({ unit: currentTarget.value }, { replace: true })}
        />
      ) : (
        <Text>{t('unitOf', { unit: place.unitCode, building: place.buildingName })}</Text>
      )}
      {/* What costs something here may cost something else there: each unit has its own cart. */}
      <Shop key={place.unitId} place={place} />
    </Stack>
  );
}

function Shop({ place }: { readonly place: ShopPlace }) {
  const t = useShopTexts();
  const [text, setText] = useState('');
  const cart = useCart();
  return (
    <Stack gap="lg">
      <LiveReads building={place} only={live} />
      <SearchField
        label={t('search')}
        maxLength={catalogueBounds.nameLength}
        value={text}
        onChange={({ value }) => setText(value)}
      />
      <ShopProducts unitId={place.unitId} search={useDeferredValue(text.trim())} cart={cart} />
      <CartBar place={place} cart={cart} />
    </Stack>
  );
}
