import type { AlarmWindow } from '@imah/contract/alarms';
import type { Building } from '@imah/contract/buildings';
import { occurrenceAt, windowStateAt } from '@imah/contract/alarms/words';
import { Button, ConfirmDialog, ListRow, StatusBadge } from '@imah/ui';
import { useState } from 'react';
import { anyCall, useCommand } from '@imah/app/command';
import { useNow } from '@imah/app/i18n';
import { useCan } from '@imah/app/ports';
import { renewedBy } from '@imah/app/read';
import { useWindowTexts } from './texts.ts';
import { useWindowTimes } from './use-window-times.ts';

const tones = { now: 'warning', coming: 'info', over: 'neutral' } as const;

interface WindowRowProps {
  readonly building: Building;
  readonly window: AlarmWindow;
}

/** A maintenance window with where, when and by whom; ended where it stands. */
export function WindowRow({ building, window }: WindowRowProps) {
  const t = useWindowTexts();
  const can = useCan();
  const now = useNow(10_000);
  const timesOf = useWindowTimes(building.timeZone);
  const [doomed, setDoomed] = useState<'no' | 'yes'>('no');
  const { orgId, id: buildingId } = building;
  const { id: alarmWindowId, reason, scope, author, alarms, endedAt } = window;
  const { run, isPending } = useCommand(
    anyCall([...renewedBy.alarmWindow(buildingId), ...renewedBy.alarm(buildingId)]),
    {
      told: { sent: () => t('ended') },
    },
  );
  const state = windowStateAt(window, now);
  const word = state === 'over' && endedAt !== null ? 'ended' : state;
  const mayEnd = state !== 'over' && can('alarmRule.update', { orgId, buildingId }) === 'allowed';
  const facts = [
    timesOf(window, occurrenceAt(window, now), now),
    // Of places that are gone since, none has a name.
    scope.names.length === 0 ? t(`form.scopes.${scope.kind}`) : scope.names.join(', '),
    ...(author === null ? [] : [t('by', { name: author })]),
    ...(alarms === 0 ? [] : [t('alarms', { count: alarms })]),
  ];

  async function end(): Promise<void> {
    await run((client) => client.endAlarmWindow({ params: { buildingId, alarmWindowId } }));
    setDoomed('no');
  }

  return (
    <>
      <ListRow
        leading={<StatusBadge tone={tones[state]} label={t(`states.${word}`)} />}
        title={reason}
        description={facts.join(' · ')}
        trailing={
          mayEnd ? (
            <Button size="sm" aria-label={t('endNamed', { reason })} onClick={() => setDoomed('yes')}>
              {t('end')}
            </Button>
          ) : null
        }
      />
      <ConfirmDialog
        open={doomed === 'yes'}
        title={t('endTitle', { reason })}
        text={t('endText')}
        confirmLabel={t('end')}
        tone="danger"
        loading={isPending}
        onConfirm={() => void end()}
        onClose={() => setDoomed('no')}
      />
    </>
  );
}
