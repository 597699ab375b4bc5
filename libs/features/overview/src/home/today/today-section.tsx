import type { Today } from '@imah/contract/today';
import { todayKinds } from '@imah/contract/today/words';
import { Button, ButtonLink, Card, EmptyState, Heading, Inline, Link, Skeleton, Stack, Text } from '@imah/ui';
import { circleCheckIcon } from '@imah/ui/icons';
import { useRef, useState } from 'react';
import { sideOf, useApp } from '@imah/app/ports';
import type { ReadState } from '@imah/app/read';
import { Read } from '@imah/app/read';
import { useHomeTexts } from '../texts.ts';
import { TodayRows } from './today-list.tsx';
import { todayRows } from './today-rows.tsx';
import { useTodayKeys } from './use-today-keys.ts';

/** As many as a person sees at a glance. */
const glance = 6;
const partsOfTickets = ['overdue', 'unassigned'] as const;

/** "Hari ini": what needs the person, with the action in place. */
export function TodaySection({ today }: { readonly today: ReadState<Today> }) {
  const t = useHomeTexts();
  if (today.kind === 'forbidden' || today.kind === 'missing') return null;
  return (
    <Stack gap="md" as="section" aria-labelledby="hari-ini">
      <Inline justify="between" align="baseline">
        <Heading level={2} id="hari-ini">
          {t('today.title')}
        </Heading>
        {today.kind === 'ready' ? <Counts today={today.data} /> : null}
      </Inline>
      <Read of={today} loading={<TodaySkeleton />} failed={t('today.failed')} level={3}>
        {(known) => <Items today={known} />}
      </Read>
    </Stack>
  );
}

function Counts({ today: { totals, tickets } }: { readonly today: Today }) {
  const t = useHomeTexts();
  // Who only works on tickets is told of their own: the tab of all that are late counts those of others as well.
  const side = sideOf(useApp().person);
  const counted = todayKinds.filter((kind) => totals[kind] > 0);
  return (
    <Inline gap="md">
      {counted.map((kind) => {
        const { href } = todayRows[kind];
        const text = t(`today.counts.${kind}`, { count: totals[kind] });
        return href === null ? (
          <Text key={kind} as="span" tone="muted">
            {text}
          </Text>
        ) : (
          <Link key={kind} href={href}>
            {text}
          </Link>
        );
      })}
      {partsOfTickets
        .filter((part) => tickets[part] > 0)
        .map((part) => (
          <Link key={part} href={`/imah/tickets?tab=${side === 'work' ? 'mine' : part}`}>
            {t(`today.counts.${part}`, { count: tickets[part] })}
          </Link>
        ))}
    </Inline>
  );
}

function Items({ today: { items, totals } }: { readonly today: Today }) {
  const t = useHomeTexts();
  const [shown, setShown] = useState<'glance' | 'all'>('glance');
  const frame = useRef<HTMLDivElement>(null);
  useTodayKeys(frame);
  if (items.length === 0)
    return <EmptyState icon={circleCheckIcon} title={t('today.empty.title')} text={t('today.empty.text')} level={3} />;
  const rest = items.length - glance;
  // What the server did not send is behind the page that lists all of a kind.
  const beyond = totals.ticket > items.filter(({ kind }) => kind === 'ticket').length;
  return (
    <Stack gap="sm" ref={frame}>
      <Card padding="none">
        <TodayRows items={items.slice(0, shown === 'all' ? items.length : glance)} />
      </Card>
      <Inline>
        {rest > 0 && shown === 'glance' ? (
          <Button size="sm" onClick={() => setShown('all')}>
            {t('today.more', { count: rest })}
          </Button>
        ) : null}
        {beyond && (rest <= 0 || shown === 'all') ? (
          <ButtonLink size="sm" href="/imah/tickets">
            {t('today.allTickets', { count: totals.ticket })}
          </ButtonLink>
        ) : null}
      </Inline>
    </Stack>
  );
}

/** The shape of three rows. */
export function TodaySkeleton() {
  const t = useHomeTexts();
  return (
    <Card aria-busy>
      <Stack gap="sm">
        <Text size="sm" tone="muted">
          {t('today.loading')}
        </Text>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </Stack>
    </Card>
  );
}
