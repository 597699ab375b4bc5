import { useUnitTimeline } from '@imah/api-client/react';
import type { Building, Unit, UnitEvent } from '@imah/contract/buildings';
import type { OccupancyRole } from '@imah/contract/people/words';
import { Button, Heading, type IconShape, Link, Stack, Text, Timeline } from '@imah/ui';
import {
  bellIcon,
  circleCheckIcon,
  logInIcon,
  logOutIcon,
  pencilIcon,
  plusIcon,
  receiptIcon,
  ticketIcon,
  trashIcon,
  undo2Icon,
} from '@imah/ui/icons';
import { useState } from 'react';
import { useFormat } from '@imah/app/i18n';
import { Read, readState } from '@imah/app/read';
import { unitSheetTextsId } from './messages/id.ts';
import { useUnitSheetTexts } from './texts.ts';

const icons: Readonly<Record<UnitEvent['kind'], IconShape>> = {
  created: plusIcon,
  changed: pencilIcon,
  deleted: trashIcon,
  restored: undo2Icon,
  'moved-in': logInIcon,
  'moved-out': logOutIcon,
  'billing-moved': receiptIcon,
  'alarm-raised': bellIcon,
  'alarm-cleared': circleCheckIcon,
  'ticket-created': ticketIcon,
  'ticket-resolved': circleCheckIcon,
};

/** How many events stand there before somebody asks for the others. */
const atFirst = 6;

interface UnitHistoryProps {
  readonly building: Building;
  readonly unit: Unit;
}

/** What happened to the unit, newest first. */
export function UnitHistory({ building, unit }: UnitHistoryProps) {
  const t = useUnitSheetTexts();
  const format = useFormat();
  const state = readState(useUnitTimeline(building.id, unit.id));
  const titleOf = useEventTitle();
  const [length, setLength] = useState<'short' | 'whole'>('short');
  const events = state.kind === 'ready' ? state.data : [];
  const shown = length === 'whole' ? events : events.slice(0, atFirst);
  return (
    <Stack gap="md" as="section" aria-labelledby="riwayat-unit">
      <Heading level={3} id="riwayat-unit">
        {t('history.title')}
      </Heading>
      <Read
        of={state}
        level={3}
        failed={t('history.failed')}
        forbidden={null}
        empty={
          <Text size="sm" tone="muted">
            {t('history.empty')}
          </Text>
        }
      />
      {events.length > 0 ? (
        <Timeline
          entries={shown.map((event, index) => ({
            id: `${event.at} ${event.kind} ${index}`,
            title: event.kind.startsWith('ticket') ? (
              <Link href={`/imah/ticket/${event.fields[0] ?? ''}`} tone="inherit">
                {titleOf(event)}
              </Link>
            ) : (
              titleOf(event)
            ),
            // Moves are known by their day alone.
            time: event.kind.startsWith('moved')
              ? format.date(event.at, building.timeZone)
              : format.shortDateTime(event.at, building.timeZone),
            dateTime: event.at,
            icon: icons[event.kind],
            tone: event.kind === 'alarm-raised' ? ('danger' as const) : ('neutral' as const),
            ...(event.actor === null ? {} : { detail: t('history.by', { actor: event.actor }) }),
          }))}
        />
      ) : null}
      {shown.length < events.length ? (
        <div>
          <Button size="sm" onClick={() => setLength('whole')}>
            {t('history.more', { count: events.length - shown.length })}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}

type FieldName = keyof typeof unitSheetTextsId.history.fields;

function useEventTitle(): (event: UnitEvent) => string {
  const t = useUnitSheetTexts();
  return ({ kind, subject, fields }) => {
    const who = subject ?? t('history.someone');
    switch (kind) {
      case 'changed': {
        const names = fields.filter((field): field is FieldName => field in unitSheetTextsId.history.fields);
        return t('history.kinds.changed', { fields: names.map((name) => t(`history.fields.${name}`)).join(', ') });
      }
      case 'moved-in':
        // The first field of a move is the role, which the server takes from the contract's list.
        return t('history.kinds.moved-in', { subject: who, role: t(`people.roles.${fields[0] as OccupancyRole}`) });
      case 'moved-out':
      case 'alarm-raised':
      case 'alarm-cleared':
      case 'ticket-created':
      case 'ticket-resolved':
        return t(`history.kinds.${kind}`, { subject: who });
      case 'created':
      case 'deleted':
      case 'restored':
      case 'billing-moved':
        return t(`history.kinds.${kind}`);
    }
  };
}
