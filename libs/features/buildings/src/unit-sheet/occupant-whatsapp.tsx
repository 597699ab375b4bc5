import { useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { Person } from '@imah/contract/people';
import { Text } from '@imah/ui';
import { useFormat } from '@imah/app/i18n';
import { useUnitSheetTexts } from './texts.ts';

/** Whether this installation sends to WhatsApp; not as long as that is not known. */
export function useHasWhatsApp(): boolean {
  const { data } = useRead('getNotificationSettings', {});
  return data !== undefined && data.whatsapp !== 'unavailable';
}

interface OccupantWhatsAppProps {
  readonly building: Building;
  readonly person: Person;
}

/** Whether somebody without an account agreed to be told things on WhatsApp, and what became of the last message. */
export function OccupantWhatsApp({ building, person: { whatsapp, hasAccount } }: OccupantWhatsAppProps) {
  const t = useUnitSheetTexts();
  const format = useFormat();
  const hasWhatsApp = useHasWhatsApp();
  if (whatsapp === null || hasAccount || !hasWhatsApp) return null;
  const { state, at, by, last } = whatsapp;
  const date = format.date(at, building.timeZone);
  const said =
    state === 'stopped'
      ? t('whatsapp.stopped', { date })
      : by === null
        ? t(`whatsapp.${state}`, { date })
        : t(`whatsapp.${state}By`, { date, name: by });
  const message =
    last === null
      ? null
      : t('whatsapp.last', {
          date: format.dateTime(last.at, building.timeZone),
          state: t(`whatsapp.states.${last.state}`),
        });
  return (
    <Text size="sm" tone="muted">
      {[said, message].filter((part) => part !== null).join(' · ')}
    </Text>
  );
}
