import { useReadPages } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { orderBounds, orderStates } from '@imah/contract/catalogue/words';
import { Grid, SearchField, SelectField, Stack } from '@imah/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { OrderRows } from './order-rows.tsx';
import { useOrderTexts } from './texts.ts';
import { uniqueOrders } from './unique-orders.ts';
import { useOrderAddress } from './use-order-address.ts';

/** The orders of a building, by where they stand; which building stands in the address where there are several. */
export function BuildingOrders({ buildings }: { readonly buildings: readonly Building[] }) {
  const t = useOrderTexts();
  const { buildingId: asked, state, change } = useOrderAddress();
  const building = buildings.find(({ id }) => id === asked) ?? buildings[0];
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const query = { limit: 50, ...(state === null ? {} : { state }), ...(q === '' ? {} : { q }) };
  const found = useReadPages(
    'listOrders',
    { params: { buildingId: building?.id ?? '' }, query },
    { select: uniqueOrders, placeholderData: keepPreviousData },
  );
  const isNarrowed = state !== null || q !== '';
  return (
    <Stack gap="md">
      <Grid gap="sm" columns={buildings.length > 1 ? 3 : 2}>
        {buildings.length > 1 ? (
          <SelectField
            label={t('building')}
            value={building?.id ?? ''}
            options={buildings.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ currentTarget }) => change({ buildingId: currentTarget.value })}
          />
        ) : null}
        <SelectField
          label={t('state')}
          value={state ?? ''}
          options={[
            { value: '', label: t('every') },
            ...orderStates.map((value) => ({ value, label: t(`states.${value}`) })),
          ]}
          onChange={({ currentTarget }) =>
            change({ state: orderStates.find((one) => one === currentTarget.value) ?? null })
          }
        />
        <SearchField
          label={t('search')}
          maxLength={orderBounds.searchLength}
          value={text}
          onChange={({ value }) => setText(value)}
        />
      </Grid>
      <OrderRows
        found={found}
        whose="building"
        empty={t(isNarrowed ? 'nothing' : 'emptyText')}
        narrowed={isNarrowed ? 'yes' : 'no'}
      />
    </Stack>
  );
}
