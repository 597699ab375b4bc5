import { useReadPages } from '@imah/api-client/react';
import type { WalletEntry } from '@imah/contract/wallet';
import { Card, EmptyState, ForbiddenState, Inline, List, ListRow, SelectField, Skeleton, Stack, Text } from '@imah/ui';
import { arrowDownIcon, arrowUpIcon, walletIcon } from '@imah/ui/icons';
import { useClock, useDay, useFormat } from '@imah/app/i18n';
import { Read, ReadMore, readState } from '@imah/app/read';
import { monthOf, monthsAround } from '../months.ts';
import { useWalletTexts } from './texts.ts';
import { useWalletAddress } from './use-wallet-address.ts';

/** How a deposit came to what it is, the newest line first; each leads to what it came of. */
export function Statement({ personId }: { readonly personId: string }) {
  const t = useWalletTexts();
  const format = useFormat();
  const clock = useClock();
  const { month, change } = useWalletAddress();
  const found = useReadPages(
    'listWalletEntries',
    { params: { personId }, query: { limit: 50, ...(month === null ? {} : { period: month }) } },
    { select: ({ pages }) => [...new Map(pages.flatMap(({ data }) => data).map((one) => [one.seq, one])).values()] },
  );
  const months = monthsAround(monthOf(clock.now()), 23, 0).toReversed();
  return (
    <Stack gap="md">
      <Inline>
        <SelectField
          label={t('statement.month')}
          value={month ?? ''}
          options={[
            { value: '', label: t('statement.every') },
            ...months.map((value) => ({ value, label: format.month(value) })),
          ]}
          onChange={({ currentTarget }) => change({ month: currentTarget.value === '' ? null : currentTarget.value })}
        />
      </Inline>
      <Read
        of={readState(found)}
        level={2}
        loading={<Skeleton shape="card" />}
        failed={t('failed')}
        forbidden={<ForbiddenState level={2} text={t('forbidden')} />}
        empty={
          month === null ? (
            <EmptyState icon={walletIcon} level={2} title={t('statement.empty')} text={t('statement.emptyText')} />
          ) : (
            <EmptyState icon={walletIcon} level={2} title={t('statement.noneInMonth')} />
          )
        }
      >
        {(entries) => (
          <Stack gap="md">
            <Card padding="none">
              <List>
                {entries.map((entry) => (
                  <Line key={entry.seq} entry={entry} />
                ))}
              </List>
            </Card>
            <ReadMore of={found}>{t('more')}</ReadMore>
          </Stack>
        )}
      </Read>
    </Stack>
  );
}

function Line({ entry }: { readonly entry: WalletEntry }) {
  const t = useWalletTexts();
  const format = useFormat();
  const day = useDay();
  const { effectiveOn, kind, memo, amount, balance, source } = entry;
  return (
    <ListRow
      icon={amount > 0 ? arrowDownIcon : arrowUpIcon}
      {...(source === null ? {} : { href: hrefOf(source) })}
      title={t(`statement.kinds.${kind}`)}
      description={t('statement.line', { day: day(effectiveOn), memo })}
      trailing={
        <Stack gap="xs" align="end">
          <Text weight="semibold">{amount > 0 ? `+${format.rupiah(amount)}` : format.rupiah(amount)}</Text>
          <Text size="sm" tone="muted">
            {t('statement.balance', { amount: format.rupiah(balance) })}
          </Text>
        </Stack>
      }
    />
  );
}

const hrefOf = ({ kind, id }: NonNullable<WalletEntry['source']>): string =>
  ({
    payment: `/imah/kuitansi/${id}`,
    payout: `/imah/saldo?bagian=pencairan&pencairan=${id}`,
    order: `/imah/pesanan?pesanan=${id}`,
  })[kind];
