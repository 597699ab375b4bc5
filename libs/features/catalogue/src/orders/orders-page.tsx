import { useBuildings } from '@imah/api-client/react';
import { Heading, Inline, Link, Skeleton, Stack, Text } from '@imah/ui';
import { LiveReads } from '@imah/app/live';
import { sideOf, useApp, useCan } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { BuildingOrders } from './building-orders.tsx';
import { OrderSheet } from './order-sheet.tsx';
import { OwnOrders } from './own-orders.tsx';
import { useOrderTexts } from './texts.ts';
import { useOrderAddress } from './use-order-address.ts';

const live = ['listOrders', 'listOwnOrders', 'getOrder'] as const;

/** `/imah/pesanan`: one's own orders; for who hands over those of their buildings. `?pesanan=` names the one that is open. */
export function OrdersPage() {
  const t = useOrderTexts();
  const can = useCan();
  const { orderId, change } = useOrderAddress();
  const isResident = sideOf(useApp().person) === 'reports';
  const read = readState(useBuildings());
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Inline justify="between" align="end" gap="md">
          <Heading level={1}>{t('title')}</Heading>
          {isResident ? <Link href="/imah/belanja">{t('shop')}</Link> : null}
        </Inline>
        <Text tone="muted">{t(isResident ? 'leadOwn' : 'lead')}</Text>
      </Stack>
      <Read of={read} level={2} loading={<Skeleton shape="card" />} failed={t('failed')} empty={<OwnOrders />}>
        {(buildings) => {
          const managed = buildings.filter(
            ({ orgId, id: buildingId }) => can('order.view', { orgId, buildingId }) === 'allowed',
          );
          return (
            <Stack gap="xl">
              {buildings.map(({ orgId, id }) => (
                <LiveReads key={id} building={{ orgId, buildingId: id }} only={live} />
              ))}
              {managed.length > 0 ? <BuildingOrders buildings={managed} /> : <OwnOrders />}
            </Stack>
          );
        }}
      </Read>
      {orderId === null ? null : (
        <OrderSheet key={orderId} orderId={orderId} onClose={() => change({ orderId: null })} />
      )}
    </Stack>
  );
}
