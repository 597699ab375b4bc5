import type { BankAccount } from '@imah/contract/statements';
import { Card, Grid, Stack, Stat, StatusBadge, Text } from '@imah/ui';
import { useDay, useFormat } from '@imah/app/i18n';
import { useBankTexts } from './texts.ts';

/** What the books say beside what the bank says, and what lies between the two. */
export function Balances({ account }: { readonly account: BankAccount }) {
  const t = useBankTexts();
  const format = useFormat();
  const day = useDay();
  const { booked, stated, open, unstated, ignored } = account;
  const difference = stated === null ? null : booked - stated.amount;
  const between = [
    ...(open.count === 0 ? [] : [`${t('balances.open', { count: open.count })} (${format.rupiah(open.amount)})`]),
    ...(unstated.count === 0
      ? []
      : [`${t('balances.unstated', { count: unstated.count })} (${format.rupiah(unstated.amount)})`]),
    ...(ignored.count === 0
      ? []
      : [`${t('balances.ignored', { count: ignored.count })} (${format.rupiah(ignored.amount)})`]),
  ];
  return (
    <Grid as="section" item="md" gap="md" aria-label={t('balances.label')}>
      <Card>
        <Stat
          label={t('balances.booked')}
          value={format.rupiah(booked)}
          note={`${account.account.code} ${account.account.name}`}
        />
      </Card>
      <Card>
        <Stat
          label={t('balances.stated')}
          value={stated === null ? '–' : format.rupiah(stated.amount)}
          note={stated === null ? t('balances.statedNever') : t('balances.statedOn', { day: day(stated.on) })}
        />
      </Card>
      <Card>
        <Stat
          label={t('balances.difference')}
          value={difference === null ? '–' : format.rupiah(difference)}
          note={
            <Stack gap="xs">
              {difference === 0 ? <StatusBadge tone="success" label={t('balances.agrees')} /> : null}
              {between.map((text) => (
                <Text key={text} size="sm" tone="muted">
                  {text}
                </Text>
              ))}
            </Stack>
          }
        />
      </Card>
    </Grid>
  );
}
