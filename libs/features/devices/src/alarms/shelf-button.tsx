import type { Alarm } from '@imah/contract/alarms';
import { Button } from '@imah/ui';
import { bellOffIcon, undo2Icon } from '@imah/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { anyCall, useCommand } from '@imah/app/command';
import { useCan } from '@imah/app/ports';
import { renewedBy } from '@imah/app/read';
import { useAlarmTexts } from './texts.ts';

// Few alarms are left aside: the form comes with the first that is.
const ShelfDialog = lazy(async () => ({ default: (await import('./shelf-dialog.tsx')).ShelfDialog }));

export interface ShelfButtonProps {
  readonly alarm: Pick<Alarm, 'id' | 'buildingId' | 'deviceName' | 'active' | 'quiet'>;
  /** Undefined while it is not known: then nothing is offered. */
  readonly orgId: string | undefined;
}

/** Leaves an active alarm aside for a time, and brings back one that was; nothing for who may not, or where work goes on. */
export function ShelfButton({ alarm, orgId }: ShelfButtonProps) {
  const t = useAlarmTexts();
  const can = useCan();
  const [asked, setAsked] = useState<'no' | 'yes'>('no');
  const { id: alarmId, buildingId, deviceName: device, active, quiet } = alarm;
  const { run, isPending } = useCommand(anyCall(renewedBy.alarm(buildingId)), {
    told: { sent: () => t('shelf.back', { device }) },
  });
  const may = orgId !== undefined && can('alarm.transition', { orgId, buildingId }) === 'allowed';
  if (!active || !may || quiet?.kind === 'suppressed') return null;
  if (quiet !== null)
    return (
      <Button
        size="sm"
        icon={undo2Icon}
        loading={isPending}
        aria-label={t('shelf.undoNamed', { device })}
        onClick={() => void run((client) => client.unshelveAlarm({ params: { buildingId, alarmId } }))}
      >
        {t('shelf.undo')}
      </Button>
    );
  return (
    <>
      <Button
        size="sm"
        tone="ghost"
        icon={bellOffIcon}
        aria-label={t('shelf.openNamed', { device })}
        onClick={() => setAsked('yes')}
      >
        {t('shelf.open')}
      </Button>
      <Suspense fallback={null}>
        {asked === 'yes' ? <ShelfDialog alarm={alarm} onClose={() => setAsked('no')} /> : null}
      </Suspense>
    </>
  );
}
