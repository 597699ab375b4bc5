import { useBuildings, useRead } from '@imah/api-client/react';
import type { Order } from '@imah/contract/catalogue';
import {
  DescriptionList,
  Heading,
  Inline,
  Link,
  List,
  ListRow,
  Sheet,
  Skeleton,
  Stack,
  StatusBadge,
  Text,
} from '@imah/ui';
import { boxesIcon, wrenchIcon } from '@imah/ui/icons';
import { useFormat } from '@imah/app/i18n';
import { Read, readState } from '@imah/app/read';
import { OrderMoves } from './order-moves.tsx';
import { OrderSums } from './order-sums.tsx';
import { orderTones } from './order-tones.ts';
import { useOrderTexts } from './texts.ts';

interface OrderSheetProps {
  readonly orderId: string;
  readonly onClose: () => void;
}

/** One order: where it stands, what was ordered at which price and why, and what its reader may do to it. */
export function OrderSheet({ orderId, onClose }: OrderSheetProps) {
  const t = useOrderTexts();
  const read = readState(useRead('getOrder', { params: { orderId } }));
  return (
    <Sheet
      open
      onClose={onClose}
      size="lg"
      title={read.kind === 'ready' ? t('detail.title', { number: read.data.number }) : t('title')}
    >
      <Read
        of={read}
        level={3}
        loading={<Skeleton shape="card" />}
        failed={t('failed')}
        missing={<Text>{t('missing')}</Text>}
      >
        {(order) => <Known order={order} />}
      </Read>
    </Sheet>
  );
}

function Known({ order }: { readonly order: Order }) {
  const t = useOrderTexts();
  const format = useFormat();
  const { state, bill, ticket, lines } = order;
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Inline>
          <StatusBadge tone={orderTones[state]} label={t(`states.${state}`)} />
        </Inline>
        <Text>{t(`next.${state}`)}</Text>
        <Inline gap="md">
          {bill === null ? null : (
            <Link href={`/imah/tagihan/${bill.id}`}>{t('detail.bill', { number: bill.number })}</Link>
          )}
          {ticket === null ? null : (
            <Link href={`/imah/ticket/${ticket.id}`}>{t('detail.ticket', { number: ticket.number })}</Link>
          )}
        </Inline>
      </Stack>
      <Stack gap="sm" as="section" aria-label={t('detail.lines')}>
        <Heading level={3} size="sm">
          {t('detail.lines')}
        </Heading>
        <List>
          {lines.map(({ productId, name, kind, unit, qtyMilli, unitPrice, amount }) => (
            <ListRow
              key={productId}
              icon={kind === 'goods' ? boxesIcon : wrenchIcon}
              title={name}
              description={t('detail.quantity', {
                quantity: format.number(qtyMilli / 1_000, qtyMilli % 1_000 === 0 ? 0 : 3),
                unit,
                price: format.rupiah(unitPrice),
              })}
              trailing={<Text weight="semibold">{format.rupiah(amount)}</Text>}
            />
          ))}
        </List>
        <OrderSums sums={order} />
      </Stack>
      <Facts order={order} />
      <OrderMoves order={order} />
    </Stack>
  );
}

function Facts({ order }: { readonly order: Order }) {
  const t = useOrderTexts();
  const format = useFormat();
  const zone = useBuildings().data?.find(({ id }) => id === order.buildingId)?.timeZone ?? 'Asia/Jakarta';
  const by = (step: Order['processed']) =>
    step === null ? '' : t('detail.by', { when: format.dateTime(step.at, zone), name: step.byName });
  const { unitCode, buildingName, personName, payment, placedAt, note, code, reason, refunded } = order;
  const steps = (['processed', 'completed', 'cancelled'] as const).filter((step) => order[step] !== null);
  return (
    <DescriptionList
      items={[
        { term: t('detail.unit'), detail: t('detail.unitOf', { unit: unitCode, building: buildingName }) },
        { term: t('detail.person'), detail: personName },
        { term: t('detail.payment'), detail: t(`detail.payments.${payment}`) },
        ...(note === null ? [] : [{ term: t('detail.note'), detail: note }]),
        ...(code === null ? [] : [{ term: t('detail.code'), detail: code }]),
        { term: t('detail.placed'), detail: format.dateTime(placedAt, zone) },
        ...steps.map((step) => ({ term: t(`detail.${step}`), detail: by(order[step]) })),
        ...(reason === null ? [] : [{ term: t('detail.reason'), detail: reason }]),
        ...(refunded === 0 ? [] : [{ term: t('detail.refunded'), detail: format.rupiah(refunded) }]),
      ]}
    />
  );
}
