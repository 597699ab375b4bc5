import type { AlarmInBuilding } from '@imah/contract/alarms';
import type { Today } from '@imah/contract/today';
import { useApp } from '@imah/app/ports';
import { type Command, patch, useCommand } from '@imah/app/command';
import { useFormTexts, whyNot } from '@imah/app/form';
import { useClock } from '@imah/app/i18n';
import { reads, renewedBy } from '@imah/app/read';
import { useHomeTexts } from '../texts.ts';

export interface AcknowledgeInput {
  readonly alarm: AlarmInBuilding;
  readonly to: 'acknowledged' | 'unacknowledged';
}

/** Takes an alarm upon oneself, or leaves it to others again: at once on the screen, taken back when the server refuses. */
export function useAcknowledgeAlarm() {
  const t = useHomeTexts();
  const tf = useFormTexts();
  const { person } = useApp();
  const clock = useClock();
  const by = { name: person?.name ?? '', at: new Date(clock.now()).toISOString() };
  return useCommand(acknowledge(by), { explain: (error) => whyNot(tf, error) ?? t('today.alarm.failed') });
}

const acknowledge = (by: { readonly name: string; readonly at: string }): Command<AcknowledgeInput, unknown> => ({
  call: (client, { alarm: { buildingId, id: alarmId }, to }) => {
    const params = { buildingId, alarmId };
    return to === 'acknowledged' ? client.acknowledgeAlarm({ params }) : client.unacknowledgeAlarm({ params });
  },
  apply: ({ alarm, to }) => {
    const isTaken = to === 'acknowledged';
    const handling = { acknowledgedAt: isTaken ? by.at : null, acknowledgedBy: isTaken ? by.name : null };
    const isIt = (item: Today['items'][number]) => item.kind === 'alarm' && item.alarm.id === alarm.id;
    // The day of another building on a dashboard knows nothing of it.
    const show = (today: Today): Today =>
      today.items.some(isIt)
        ? {
            ...today,
            items: today.items.map((item) =>
              item.kind === 'alarm' && isIt(item) ? { ...item, alarm: { ...item.alarm, ...handling } } : item,
            ),
            totals: { ...today.totals, alarm: today.totals.alarm + (isTaken ? -1 : 1) },
          }
        : today;
    return [patch<Today>(reads('getToday'), show)];
  },
  renews: ({ alarm }) => renewedBy.alarm(alarm.buildingId),
});
