import type { TicketReport } from '@imah/contract/portfolio';
import { Card, Comparison, Grid, Stack, Stat } from '@imah/ui';
import type { ReactNode } from 'react';
import { useFormat } from '@imah/app/i18n';
import { ratioOf, type Share, sharesOf } from '../model/figures.ts';
import { useTicketReportTexts } from '../texts.ts';

export interface ReportNumbersProps {
  readonly total: TicketReport['total'];
  /** The month before, as people write it. */
  readonly earlier: string;
}

/** A month in eight numbers, each with how it stands against the month before. */
export function ReportNumbers({ total: { now, before }, earlier }: ReportNumbersProps) {
  const t = useTicketReportTexts();
  const format = useFormat();
  const [shares, sharesBefore] = [sharesOf(now), sharesOf(before)];
  const share = (name: keyof typeof shares, isGood: boolean) => {
    const part = shares[name];
    const note = name === 'rating' ? 'ratings' : 'of';
    return (
      <Figure
        key={name}
        label={t(`figure.${name}`)}
        value={part === null ? null : format.percent(part.count / part.total)}
        note={part === null ? null : t(`note.${note}`, { count: part.count, total: part.total })}
        change={<PointsChange now={part} before={sharesBefore[name]} isGood={isGood} month={earlier} />}
      />
    );
  };
  const time = (name: 'answer' | 'resolve', seconds: number | null, secondsBefore: number | null) => (
    <Figure
      label={t(`figure.${name}`)}
      value={seconds === null ? null : format.duration(seconds * 1000)}
      note={seconds === null ? null : t('note.middle')}
      change={<TimeChange now={seconds} before={secondsBefore} month={earlier} />}
    />
  );
  return (
    <Grid columns={4} gap="md">
      <Figure
        label={t('figure.received')}
        value={format.number(now.received)}
        change={<CountChange now={now.received} before={before.received} month={earlier} verdict="neutral" />}
      />
      <Figure
        label={t('figure.resolved')}
        value={format.number(now.resolved)}
        change={<CountChange now={now.resolved} before={before.resolved} month={earlier} verdict="good" />}
      />
      {share('answeredInTime', true)}
      {share('resolvedInTime', true)}
      {time('answer', now.medianAnswerSeconds, before.medianAnswerSeconds)}
      {time('resolve', now.medianResolveSeconds, before.medianResolveSeconds)}
      {share('reopened', false)}
      {share('rating', true)}
    </Grid>
  );
}

interface FigureProps {
  readonly label: string;
  /** Null where there is nothing to count yet. */
  readonly value: string | null;
  readonly note?: string | null;
  readonly change: ReactNode;
}

function Figure({ label, value, note, change }: FigureProps) {
  const t = useTicketReportTexts();
  return (
    <Card>
      <Stat
        label={label}
        value={value ?? '–'}
        note={
          <Stack gap="xs">
            {value === null ? t('note.nothing') : note}
            {change}
          </Stack>
        }
      />
    </Card>
  );
}

interface ChangeProps<T> {
  readonly now: T;
  readonly before: T;
  readonly month: string;
}

function CountChange({ now, before, month, verdict }: ChangeProps<number> & { readonly verdict: 'good' | 'neutral' }) {
  const t = useTicketReportTexts();
  const format = useFormat();
  if (now === before) return <Comparison direction="same" text={t('change.same', { month })} />;
  const direction = now > before ? 'up' : 'down';
  const text = t(`change.${direction}`, { amount: format.number(Math.abs(now - before)), month });
  const judged = direction === 'up' ? 'good' : 'bad';
  return <Comparison direction={direction} verdict={verdict === 'neutral' ? 'neutral' : judged} text={text} />;
}

function PointsChange({ now, before, isGood, month }: ChangeProps<Share | null> & { readonly isGood: boolean }) {
  const t = useTicketReportTexts();
  const format = useFormat();
  const [ratio, ratioBefore] = [ratioOf(now), ratioOf(before)];
  if (ratio === null || ratioBefore === null) return null;
  const points = Math.round(ratio * 100) - Math.round(ratioBefore * 100);
  if (points === 0) return <Comparison direction="same" text={t('change.same', { month })} />;
  const direction = points > 0 ? 'up' : 'down';
  const text = t(points > 0 ? 'change.higher' : 'change.lower', { amount: format.number(Math.abs(points)), month });
  return <Comparison direction={direction} verdict={points > 0 === isGood ? 'good' : 'bad'} text={text} />;
}

function TimeChange({ now, before, month }: ChangeProps<number | null>) {
  const t = useTicketReportTexts();
  const format = useFormat();
  if (now === null || before === null) return null;
  const difference = now - before;
  // Less than a minute is nothing that anybody did.
  if (Math.abs(difference) < 60) return <Comparison direction="same" text={t('change.same', { month })} />;
  const direction = difference > 0 ? 'up' : 'down';
  const text = t(difference > 0 ? 'change.longer' : 'change.shorter', {
    amount: format.duration(Math.abs(difference) * 1000),
    month,
  });
  return <Comparison direction={direction} verdict={difference > 0 ? 'bad' : 'good'} text={text} />;
}
