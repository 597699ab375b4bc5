import type { TimeZone } from '@imah/contract/buildings/words';
import { Button, DateRangeField, IconButton, Inline, Stack, Text, ToggleGroup } from '@imah/ui';
import { chevronLeftIcon, chevronRightIcon, minusIcon, plusIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { instantOf, localDay, nextMidnight, useFormat } from '@imah/app/i18n';
import { chartRanges } from '../model/chart-range.ts';
import { useDeviceTexts } from '../texts.ts';
import type { Watching } from './use-watch-time.ts';
import { liveLike, moved, stretched } from './watch-time.ts';

export interface TimeToolbarProps {
  readonly watching: Watching;
  readonly zone: TimeZone;
}

/** Which time is seen: ready ranges, own days, and steps that the keyboard can take as well as the pointer. */
export function TimeToolbar({ watching: { time, seen, now, change }, zone }: TimeToolbarProps) {
  const t = useDeviceTexts();
  const format = useFormat();
  return (
    <Stack gap="sm">
      <Inline gap="md" align="end">
        <ToggleGroup
          size="sm"
          label={t('chart.range')}
          value={time.kind === 'live' ? time.range : ''}
          options={chartRanges.map((value) => ({ value, label: t(`chart.ranges.${value}`) }))}
          onChange={({ value }) => {
            const range = chartRanges.find((each) => each === value);
            if (range !== undefined) change({ kind: 'live', range });
          }}
        />
        <Inline gap="xs">
          <IconButton
            size="sm"
            icon={chevronLeftIcon}
            label={t('monitoring.earlier')}
            onClick={() => change(moved(seen, -0.5, now()))}
          />
          <IconButton
            size="sm"
            icon={chevronRightIcon}
            label={t('monitoring.later')}
            disabled={time.kind === 'live'}
            onClick={() => change(moved(seen, 0.5, now()))}
          />
          <IconButton
            size="sm"
            icon={plusIcon}
            label={t('monitoring.zoomIn')}
            onClick={() => change(stretched(seen, 0.5, now()))}
          />
          <IconButton
            size="sm"
            icon={minusIcon}
            label={t('monitoring.zoomOut')}
            onClick={() => change(stretched(seen, 2, now()))}
          />
          {time.kind === 'past' ? (
            <Button size="sm" tone="primary" onClick={() => change(liveLike(seen))}>
              {t('monitoring.backToLive')}
            </Button>
          ) : null}
        </Inline>
      </Inline>
      <OwnDays key={`${seen.from} ${seen.to}`} watching={{ time, seen, now, change }} zone={zone} />
      {time.kind === 'past' ? (
        <Text size="sm" tone="muted">
          {t('monitoring.seen', { from: format.dateTime(seen.from, zone), to: format.dateTime(seen.to, zone) })}
        </Text>
      ) : null}
    </Stack>
  );
}

/** From one day to another, both whole, by the clock of the building. */
function OwnDays({ watching: { time, seen, now, change }, zone }: TimeToolbarProps) {
  const t = useDeviceTexts();
  const [days, setDays] = useState<{ from: string | null; to: string | null }>(
    time.kind === 'past'
      ? { from: localDay(seen.from, zone), to: localDay(seen.to - 1, zone) }
      : { from: null, to: null },
  );
  const today = localDay(now(), zone);
  return (
    <DateRangeField
      label={t('monitoring.ownDays')}
      max={today}
      today={today}
      value={days}
      onChange={({ value }) => {
        setDays(value);
        const { from, to } = value;
        if (from === null || to === null || from > to || to > today) return;
        change({
          kind: 'past',
          from: Date.parse(instantOf(from, '00:00', zone)),
          to: Date.parse(nextMidnight(to, zone)),
        });
      }}
    />
  );
}
