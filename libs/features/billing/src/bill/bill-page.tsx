import { useBuildings, useRead } from '@imah/api-client/react';
import type { Bill, BillLine } from '@imah/contract/billing';
import { Card, DescriptionList, Heading, Inline, Link, NotFoundPage, Skeleton, Stack, Text } from '@imah/ui';
import { useParams } from 'react-router-dom';
import { useFormat } from '@imah/app/i18n';
import { LiveReads } from '@imah/app/live';
import { Read, readState } from '@imah/app/read';
import { useBillingTexts } from '../texts.ts';
import { useDay } from '../use-day.ts';

const live = ['getOwnBill'] as const;

/** `/imah/tagihan/:id`: one of one's own bills; each line says how it came about. */
export function BillPage() {
  const t = useBillingTexts();
  const { id: billId = '' } = useParams();
  const { data: buildings } = useBuildings();
  const bill = readState(useRead('getOwnBill', { params: { billId } }));
  return (
    <Stack gap="lg">
      <Link href="/imah/tagihan">{t('back')}</Link>
      {(buildings ?? []).map(({ orgId, id }) => (
        <LiveReads key={id} building={{ orgId, buildingId: id }} only={live} />
      ))}
      <Read
        of={bill}
        level={1}
        loading={<Skeleton shape="card" />}
        failed={t('failed')}
        missing={<NotFoundPage title={t('bill.missing')} text={t('bill.missingText')} homeHref="/imah/tagihan" />}
      >
        {(known) => <Known bill={known} />}
      </Read>
    </Stack>
  );
}

function Known({ bill }: { readonly bill: Bill }) {
  const t = useBillingTexts();
  const format = useFormat();
  const day = useDay();
  return (
    <Stack gap="xl">
      <Stack gap="xs">
        <Heading level={1}>{t('bill.title', { month: format.month(bill.period) })}</Heading>
        <Text size="lg" weight="semibold">
          {format.rupiah(bill.total)}
        </Text>
        <Text tone="muted">{t('bill.due', { day: day(bill.dueOn) })}</Text>
      </Stack>
      <DescriptionList
        items={[
          { term: t('bill.number'), detail: bill.number ?? '—' },
          { term: t('bill.unit'), detail: t('bill.unitOf', { unit: bill.unitCode, building: bill.buildingName }) },
          { term: t('bill.name'), detail: bill.personName },
        ]}
      />
      <Stack gap="md" as="section" aria-label={t('bill.lines')}>
        <Heading level={2}>{t('bill.lines')}</Heading>
        {bill.lines.map((line) => (
          <Line key={`${line.kind} ${line.from}`} line={line} />
        ))}
      </Stack>
    </Stack>
  );
}

/** One charge: what it comes to, its formula, since when its tariff holds, its tax, and the month before. */
function Line({ line }: { readonly line: BillLine }) {
  const t = useBillingTexts();
  const format = useFormat();
  const rate = format.rupiah(line.rateE4 / 10_000);
  const quantity = format.number(line.qtyMilli / 1_000, line.qtyMilli % 1_000 === 0 ? 0 : 2);
  const formula = line.basis === 'area' ? t('line.area', { quantity, rate }) : t('line.unit', { rate });
  const days = { days: String(line.days), all: String(line.daysOfMonth), full: format.rupiah(line.fullAmount) };
  return (
    <Card>
      <Stack gap="xs">
        <Inline justify="between" align="center">
          <Heading level={3} size="sm">
            {t(`kinds.${line.kind}`)}
          </Heading>
          <Text weight="semibold">{format.rupiah(line.amount)}</Text>
        </Inline>
        <Text size="sm">{formula}</Text>
        {line.days === line.daysOfMonth ? null : <Text size="sm">{t('line.days', days)}</Text>}
        {line.tax === null ? null : (
          <Text size="sm">
            {t('line.tax', { base: format.rupiah(line.tax.base), amount: format.rupiah(line.tax.amount) })}
          </Text>
        )}
        <Text size="sm" tone="muted">
          {[
            t('line.tariff', { month: format.month(line.tariffFrom) }),
            line.amountBefore === null
              ? t('line.first')
              : line.amountBefore === line.amount
                ? t('line.same')
                : t('line.before', { amount: format.rupiah(line.amountBefore) }),
          ].join(' · ')}
        </Text>
      </Stack>
    </Card>
  );
}
