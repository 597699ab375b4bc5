import { useOccupancies } from '@imah/api-client/react';
import type { Ticket } from '@imah/contract/tickets';
import { Skeleton, Stack, Text } from '@imah/ui';
import { useNow, localDay } from '@imah/app/i18n';
import { Read, readState } from '@imah/app/read';
import { PersonContacts } from '@imah/features-buildings/unit-sheet';
import { usePlaceHistoryTexts } from './texts.ts';

/** Who lives in the unit today, each to be called or written to at one press. */
export function UnitPeopleNow({ ticket, unitId }: { readonly ticket: Ticket; readonly unitId: string }) {
  const t = usePlaceHistoryTexts();
  const state = readState(useOccupancies(ticket.buildingId, unitId));
  const today = localDay(useNow(60_000), ticket.timeZone);
  return (
    <Read of={state} level={3} loading={<Skeleton shape="text" />} failed={t('peopleFailed')} forbidden={null}>
      {(stays) => {
        const now = stays.filter(({ from, to }) => from <= today && (to === null || to >= today));
        if (now.length === 0)
          return (
            <Text size="sm" tone="muted">
              {t('noPeople')}
            </Text>
          );
        return (
          <Stack gap="sm">
            {now.map(({ id, person }) => (
              <Stack key={id} gap="xs">
                <Text size="sm">{person.name}</Text>
                <PersonContacts person={person} />
              </Stack>
            ))}
          </Stack>
        );
      }}
    </Read>
  );
}
