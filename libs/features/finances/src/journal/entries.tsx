import type { LedgerEntry } from '@imah/contract/finances';
import { Card, Heading, Inline, Link, Stack, Table, Text } from '@imah/ui';
import { useDay, useFormat } from '@imah/app/i18n';
import { useFinancesTexts } from '../texts.ts';

/** Where the source of an entry is shown; other sources have no page. */
const pageOf: Readonly<Record<string, (id: string) => string>> = {
  bill: (id) => `/imah/tagihan/${id}`,
  expense: (id) => `/imah/finances?bagian=expenses&pengeluaran=${id}`,
  payment: (id) => `/imah/kuitansi/${id}`,
  order: (id) => `/imah/pesanan?pesanan=${id}`,
};

/** Entries with their postings, each with the way to where it came from. */
export function Entries({ entries }: { readonly entries: readonly LedgerEntry[] }) {
  return (
    <Stack gap="md">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </Stack>
  );
}

function Entry({ entry }: { readonly entry: LedgerEntry }) {
  const t = useFinancesTexts();
  const format = useFormat();
  const day = useDay();
  const { seq, effectiveOn, memo, source, buildingName, reversesSeq, postings, amount } = entry;
  const href = pageOf[source.type]?.(source.id);
  const facts = [
    t('journal.number', { seq: String(seq) }),
    day(effectiveOn),
    ...(buildingName === null ? [] : [buildingName]),
    ...(reversesSeq === null ? [] : [t('journal.reverses', { seq: String(reversesSeq) })]),
  ];
  return (
    <Card>
      <Stack gap="sm">
        <Inline justify="between" align="start" gap="sm">
          <Stack gap="xs">
            <Heading level={2} size="sm">
              {href === undefined ? memo : <Link href={href}>{memo}</Link>}
            </Heading>
            <Text size="sm" tone="muted">
              {facts.join(' · ')}
            </Text>
          </Stack>
          {amount === null ? null : <Text weight="semibold">{format.rupiah(amount)}</Text>}
        </Inline>
        <Table
          caption={t('journal.postings', { memo })}
          columns={[
            { id: 'account', label: t('journal.account'), width: 'rest' },
            { id: 'debit', label: t('journal.debit'), align: 'end' },
            { id: 'credit', label: t('journal.credit'), align: 'end' },
          ]}
          rows={postings.map(({ code, name, side, amount: posted }, index) => ({
            id: String(index),
            cells: { account: `${code} ${name}`, [side]: format.rupiah(posted) },
          }))}
        />
      </Stack>
    </Card>
  );
}
