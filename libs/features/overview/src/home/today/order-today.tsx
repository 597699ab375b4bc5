import type { OrderToday as OrderItem } from '@imah/contract/today';
import { packageIcon } from '@imah/ui/icons';
import { Age, useFormat } from '@imah/app/i18n';
import { useHomeTexts } from '../texts.ts';
import { MoneyRow } from './money-today.tsx';

/** Where the list of orders shows what waits for each step. */
const stateOf = { begin: 'paid', complete: 'processing' } as const;

/** An order that the person has to pay, or those of a building that wait for who hands over. */
export function OrderToday({ item }: { readonly item: OrderItem }) {
  const t = useHomeTexts();
  const format = useFormat();
  const badge = { icon: packageIcon, label: t('today.order.badge') };
  if (item.reason === 'pay') {
    const { number, total, firstLine, unitCode, buildingName, timeZone, expiresAt, onlinePaymentId } = item.order;
    const href = `/imah/bayar/${onlinePaymentId}`;
    return (
      <MoneyRow
        title={t('today.order.title', { number })}
        href={href}
        badge={{ ...badge, tone: 'warning' }}
        facts={[
          firstLine,
          t('today.order.until', { total: format.rupiah(total), until: format.dateTime(expiresAt, timeZone) }),
          unitCode,
          buildingName,
        ]}
        act={{ href, text: t('today.order.pay'), label: t('today.order.payNamed', { number }) }}
      />
    );
  }
  const { reason, building, count, since } = item;
  const href = `/imah/pesanan?gedung=${building.id}&status=${stateOf[reason]}`;
  return (
    <MoneyRow
      title={t(`today.order.${reason}`, { count })}
      href={href}
      badge={{ ...badge, tone: 'info' }}
      facts={[<Age key="since" at={since} />, building.name]}
      act={{ href, text: t('today.order.open'), label: t('today.order.openNamed', { building: building.name }) }}
    />
  );
}
