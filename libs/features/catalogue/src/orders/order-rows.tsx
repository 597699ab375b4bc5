import { useBuildings, type useReadPages } from '@imah/api-client/react';
import type { OrderRow } from '@imah/contract/catalogue';
import { Card, EmptyState, ForbiddenState, Inline, List, ListRow, Skeleton, Stack, StatusBadge, Text } from '@imah/ui';
import { packageIcon } from '@imah/ui/icons';
import { useFormat } from '@imah/app/i18n';
import { Read, ReadMore, readState } from '@imah/app/read';
import { orderTones } from './order-tones.ts';
import { standOf } from './stand-of-order.ts';
import { useOrderTexts } from './texts.ts';
import { useOrderAddress } from './use-order-address.ts';

interface OrderRowsProps {
  /** The pages of orders, as a read of either list has them. */
  readonly found: ReturnType<typeof useReadPages<'listOrders', OrderRow[]>>;
  readonly whose: 'own' | 'building';
  /** What stands in the place of no orders; a text of its own where the list is narrowed. */
  readonly empty: string;
  readonly narrowed?: 'yes' | 'no';
}

/** Orders in a list: what they are of, for whom, where they stand, what they come to. */
export function OrderRows({ found, whose, empty, narrowed = 'no' }: OrderRowsProps) {
  const t = useOrderTexts();
  const format = useFormat();
  const { hrefOf } = useOrderAddress();
  const buildings = useBuildings().data ?? [];
  const zoneOf = (buildingId: string) => buildings.find(({ id }) => id === buildingId)?.timeZone ?? 'Asia/Jakarta';
  return (
    <Read
      of={readState(found)}
      level={2}
      loading={<Skeleton shape="card" />}
      failed={t('failed')}
      forbidden={<ForbiddenState level={2} />}
      empty={
        narrowed === 'yes' ? (
          <Text tone="muted">{empty}</Text>
        ) : (
          <EmptyState icon={packageIcon} level={2} title={t('empty')} text={empty} />
        )
      }
    >
      {(orders) => (
        <Stack gap="md">
          <Card padding="none">
            <List aria-label={t(whose === 'own' ? 'own' : 'title')}>
              {orders.map(
                ({ id, number, buildingId, unitCode, personName, placedAt, firstLine, lineCount, total, ...order }) => (
                  <ListRow
                    key={id}
                    icon={packageIcon}
                    href={hrefOf({ orderId: id })}
                    title={
                      lineCount > 1
                        ? t('row.many', { name: firstLine, count: format.number(lineCount - 1) })
                        : t('row.one', { name: firstLine })
                    }
                    description={t(whose === 'own' ? 'row.about' : 'row.from', {
                      number,
                      unit: unitCode,
                      person: personName,
                      when: format.dateTime(placedAt, zoneOf(buildingId)),
                    })}
                    trailing={
                      <Inline gap="sm" align="center" justify="end">
                        <StatusBadge tone={orderTones[standOf(order)]} label={t(`states.${standOf(order)}`)} />
                        <Text weight="semibold">{format.rupiah(total)}</Text>
                      </Inline>
                    }
                  />
                ),
              )}
            </List>
          </Card>
          <ReadMore of={found}>{t('more')}</ReadMore>
        </Stack>
      )}
    </Read>
  );
}
