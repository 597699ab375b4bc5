import { useRead } from '@imah/api-client/react';
import type { UnsettledPayment } from '@imah/contract/statements';
import { Button, Checkbox, RupiahField, Skeleton, Stack, Text } from '@imah/ui';
import { useState } from 'react';
import { useDay, useFormat } from '@imah/app/i18n';
import { Read, readState } from '@imah/app/read';
import { useBankTexts } from '../texts.ts';
import type { PartProps } from './chosen-part.ts';
import { useAmount } from './use-amount.ts';

/** Online payments that the gateway has paid out: what is missing of them is its fee. */
export function SettlementPart(props: PartProps) {
  const t = useBankTexts();
  const { orgId, bankAccountId } = props;
  const read = readState(useRead('listUnsettledPayments', { params: { orgId, bankAccountId } }));
  return (
    <Read of={read} level={3} loading={<Skeleton shape="row" />} failed={t('failed')}>
      {(payments) =>
        payments.length === 0 ? (
          <Text tone="muted">{t('own.noPayments')}</Text>
        ) : (
          <Payments {...props} payments={payments} />
        )
      }
    </Read>
  );
}

function Payments({ payments, rest, onAdd }: PartProps & { readonly payments: readonly UnsettledPayment[] }) {
  const t = useBankTexts();
  const format = useFormat();
  const day = useDay();
  const [ids, setIds] = useState<readonly string[]>([]);
  const picked = payments.filter(({ paymentId }) => ids.includes(paymentId));
  const gross = picked.reduce((sum, { amount }) => sum + amount, 0);
  const { typed, amount: fee, type, forget } = useAmount(Math.max(gross - Math.max(rest, 0), 0));
  const net = gross - fee;

  function add(): void {
    const part = { kind: 'settlement' as const, paymentIds: [...ids], fee };
    onAdd({ key: 'settlement', title: picked.map(({ number }) => number).join(', '), amount: net, part });
    forget();
  }

  return (
    <Stack gap="sm" as="section" aria-label={t('own.payments')}>
      {payments.map(({ paymentId, number, personName, on, amount }) => (
        <Checkbox
          key={paymentId}
          label={`${number} ${personName}`}
          hint={`${day(on)} · ${format.rupiah(amount)}`}
          checked={ids.includes(paymentId)}
          onChange={({ currentTarget }) =>
            setIds(currentTarget.checked ? [...ids, paymentId] : ids.filter((id) => id !== paymentId))
          }
        />
      ))}
      <RupiahField label={t('own.fee')} value={typed} onChange={type} />
      <Button disabled={picked.length === 0 || net <= 0} onClick={add}>
        {t('own.settle')}
      </Button>
    </Stack>
  );
}
