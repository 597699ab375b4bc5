import { useBuildings, useRead } from '@imah/api-client/react';
import type { Order } from '@imah/contract/catalogue';
import {
  ButtonLink,
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
import { sideOf, useApp } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { OrderMoves } from './order-moves.tsx';
import { OrderSums } from './order-sums.tsx';
import { orderTones } from './order-tones.ts';
import { nextOf, standOf } from './stand-of-order.ts';
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
  const { bill, ticket, lines } = order;
  const [stand, next] = [standOf(order), nextOf(order)];
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Inline>
          <StatusBadge tone={orderTones[stand]} label={t(`states.${stand}`)} />
        </Inline>
        <Text>{t(`next.${next}`)}</Text>
        <Inline gap="md">
          <PaymentLink order={order} />
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
          {lines.map(({ productId, variantId, name, kind, unit, qtyMilli, unitPrice, amount }) => (
            <ListRow
              key={`${productId} ${variantId}`}
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

/** The way to the payment of an order that is paid online: to pay it, or to see what became of it. */
function PaymentLink({ order }: { readonly order: Order }) {
  const t = useOrderTexts();
  const format = useFormat();
  const isPayer = sideOf(useApp().person) === 'reports';
  if (order.onlinePayment === null) return null;
  const href = `/imah/bayar/${order.onlinePayment.id}`;
  if (standOf(order) === 'unpaid' && isPayer)
    return (
      <ButtonLink tone="primary" href={href}>
        {t('detail.pay', { amount: format.rupiah(order.total) })}
      </ButtonLink>
    );
  return <Link href={href}>{t('detail.paying')}</Link>;
}

function Facts({ order }: { readonly order: Order }) {
  const t = useOrderTexts();
  const format = useFormat();
  const zone = useBuildings().data?.find(({ id }) => id === order.buildingId)?.timeZone ?? 'Asia/Jakarta';
  const by = (step: Order['processed']) =>
    step === null ? '' : t('detail.by', { when: format.dateTime(step.at, zone), name: step.byName });
  const { unitCode, buildingName, personName, payment, placedAt, note, code, reason, refunded } = order;
  // What the gateway has given back has left the balance again.
  const isInBalance = refunded > 0 && nextOf(order) !== 'given-back';
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
        ...(isInBalance ? [{ term: t('detail.refunded'), detail: format.rupiah(refunded) }] : []),
      ]}
    />
  );
}
