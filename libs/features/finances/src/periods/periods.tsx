import { useRead } from '@imah/api-client/react';
import type { LedgerPeriod } from '@imah/contract/finances';
import { periodChart } from '@imah/contract/finances/words';
import { Button, Card, EmptyState, Inline, List, ListRow, Skeleton, Stack, StatusBadge, Text } from '@imah/ui';
import { landmarkIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useFormat } from '@imah/app/i18n';
import { useCan } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { useFinancesTexts } from '../texts.ts';
import { ClosingForm } from './closing-form.tsx';
import { ReopeningForm } from './reopening-form.tsx';

/** The months of the books: which are closed, and the one that can be closed or opened next. */
export function Periods({ orgId }: { readonly orgId: string }) {
  const t = useFinancesTexts();
  const read = readState(useRead('listLedgerPeriods', { params: { orgId } }));
  return (
    <Read
      of={read}
      level={2}
      loading={<Skeleton shape="card" />}
      failed={t('failed')}
      empty={<EmptyState icon={landmarkIcon} level={2} title={t('periods.empty')} text={t('journal.emptyText')} />}
    >
      {(periods) => (
        <Card padding="none">
          <List>
            {periods.map((period) => (
              <Period key={period.period} orgId={orgId} period={period} />
            ))}
          </List>
        </Card>
      )}
    </Read>
  );
}

const tones = { open: 'info', closed: 'neutral', reopened: 'warning' } as const;

function Period({ orgId, period }: { readonly orgId: string; readonly period: LedgerPeriod }) {
  const t = useFinancesTexts();
  const format = useFormat();
  const can = useCan();
  const [dialog, setDialog] = useState<'shut' | 'close' | 'reopen'>('shut');
  const { state, closing, reopenings, entryCount, next } = period;
  const month = format.month(period.period);
  const day = (at: string) => format.date(at, 'Asia/Jakarta');
  const may = can('report.transition', { orgId, everywhere: true }) === 'allowed';
  const facts = [
    t('periods.entries', { count: format.number(entryCount) }),
    ...(closing === null
      ? []
      : [
          closing.byName === null
            ? t('periods.closedOn', { day: day(closing.at) })
            : t('periods.closedBy', { name: closing.byName, day: day(closing.at) }),
        ]),
  ];
  return (
    <ListRow
      title={month}
      description={
        <Stack gap="xs">
          <Text size="sm" tone="muted">
            {facts.join(' · ')}
          </Text>
          {reopenings.map(({ at, byName, reason }) => (
            <Text key={at} size="sm" tone="muted">
              {t('periods.reopened', { name: byName, day: day(at), reason })}
            </Text>
          ))}
        </Stack>
      }
      trailing={
        <Inline gap="sm" align="center">
          <StatusBadge tone={tones[state]} label={t(`periods.state.${state}`)} />
          {may && next !== 'none' && periodChart[state][next] !== undefined ? (
            <Button size="sm" onClick={() => setDialog(next)}>
              {t(`periods.${next}`, { month })}
            </Button>
          ) : null}
          {dialog === 'close' ? (
            <ClosingForm orgId={orgId} period={period.period} onClose={() => setDialog('shut')} />
          ) : null}
          {dialog === 'reopen' ? (
            <ReopeningForm orgId={orgId} period={period.period} onClose={() => setDialog('shut')} />
          ) : null}
        </Inline>
      }
    />
  );
}
