import type { Meter } from '@imah/contract/metering';
import { type MeterResource, meterResources } from '@imah/contract/metering/words';
import { Button, Card, Inline, List, Progress, SelectField, Stack, Text, ToggleGroup } from '@imah/ui';
import { gaugeIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useClock, useFormat } from '@imah/app/i18n';
import { useOutbox } from '@imah/app/outbox';
import { ReadingForm } from '../forms/reading-form.tsx';
import { useMeteringTexts } from '../texts.ts';
import { isToRead, keptIn, nextOf, standingOf } from './round-standing.ts';
import { RoundRow } from './round-row.tsx';

interface MeterRoundProps {
  readonly orgId: string;
  readonly meters: readonly Meter[];
}

const shows = ['unread', 'all'] as const;
const chosen = 'meter';

/** How far the round is, what is left of it, and the meter that one stands before. The address names it: going back closes it. */
export function MeterRound({ orgId, meters }: MeterRoundProps) {
  const t = useMeteringTexts();
  const format = useFormat();
  const now = useClock().now();
  const kept = keptIn(useOutbox().entries);
  const [search, setSearch] = useSearchParams();
  const [show, setShow] = useState<(typeof shows)[number]>('unread');
  const [resource, setResource] = useState<MeterResource | 'all'>('all');
  const round = meters
    .filter((meter) => resource === 'all' || meter.resource === resource)
    .map((meter) => ({ meter, standing: standingOf(meter, kept, now) }));
  const unread = round.filter(({ standing }) => isToRead(standing));
  const read = round.length - unread.length;
  const rows = show === 'all' ? round : unread;
  const current = round.find(({ meter }) => meter.id === search.get(chosen))?.meter;
  const kinds = meterResources.filter((one) => meters.some((meter) => meter.resource === one));
  const open = (meter: Meter | null) =>
    setSearch(meter === null ? {} : { [chosen]: meter.id }, { replace: current !== undefined });
  const goOn = () => open(current === undefined ? null : nextOf(round, current));
  return (
    <Stack gap="lg">
      <Progress
        label={t('round.progress')}
        value={read}
        max={round.length}
        amount={t('round.amount', { read: format.number(read), all: format.number(round.length) })}
        tone={unread.length === 0 ? 'success' : 'accent'}
      />
      {unread[0] === undefined ? null : (
        <Inline>
          <Button icon={gaugeIcon} tone="primary" onClick={() => open(unread[0]?.meter ?? null)}>
            {t(read === 0 ? 'round.begin' : 'round.continue')}
          </Button>
        </Inline>
      )}
      <Inline gap="md" align="end">
        <ToggleGroup
          label={t('round.shows')}
          value={show}
          options={shows.map((value) => ({ value, label: t(`round.show.${value}`) }))}
          onChange={({ value }) => setShow(shows.find((one) => one === value) ?? show)}
        />
        {kinds.length < 2 ? null : (
          <SelectField
            label={t('filter.resource')}
            value={resource}
            options={[
              { value: 'all', label: t('filter.all') },
              ...kinds.map((value) => ({ value, label: t(`resources.${value}`) })),
            ]}
            onChange={({ currentTarget }) => setResource(kinds.find((one) => one === currentTarget.value) ?? 'all')}
          />
        )}
      </Inline>
      {rows.length === 0 ? (
        <Text tone="muted">{t('round.done')}</Text>
      ) : (
        <Card padding="none">
          <List>
            {rows.map(({ meter, standing }) => (
              <RoundRow key={meter.id} meter={meter} standing={standing} />
            ))}
          </List>
        </Card>
      )}
      {current === undefined ? null : (
        <ReadingForm
          key={current.id}
          meter={current}
          as={{ kind: 'round', orgId }}
          onClose={() => open(null)}
          onRead={goOn}
          onSkip={nextOf(round, current) === null ? undefined : goOn}
        />
      )}
    </Stack>
  );
}
