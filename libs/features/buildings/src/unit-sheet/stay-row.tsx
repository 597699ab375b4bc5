import { useApiClient } from '@imah/api-client/react';
import type { Building, Unit } from '@imah/contract/buildings';
import type { Occupancy } from '@imah/contract/people';
import {
  Avatar,
  ConfirmDialog,
  IconButton,
  Inline,
  Menu,
  type MenuItem,
  Callout,
  Stack,
  StatusBadge,
  Text,
} from '@imah/ui';
import { ellipsisVerticalIcon, receiptIcon, shieldCheckIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useCan } from '@imah/app/ports';
import { useFormat, noonOf } from '@imah/app/i18n';
import { useToast } from '@imah/app/shell';
import { AccountBadge } from '../accounts/account-badge.tsx';
import { useAccountActions } from '../accounts/use-account-actions.tsx';
import { changeBuilding } from '../parts/building-commands.ts';
import { EndStayForm } from './end-stay-form.tsx';
import { MoveForm } from './move-form.tsx';
import { OccupantWhatsApp } from './occupant-whatsapp.tsx';
import { PersonContacts } from './person-contacts.tsx';
import { PersonForm } from './person-form.tsx';
import { PersonHistory } from './person-history.tsx';
import { RevealedNumbers } from './revealed-numbers.tsx';
import { useUnitSheetTexts } from './texts.ts';

interface StayRowProps {
  readonly building: Building;
  readonly unit: Unit;
  readonly stay: Occupancy;
  /** Who else is in the unit now: one of them can take the bills over. */
  readonly others: readonly Occupancy[];
  /** The stay is over: no account comes of it any more, and it neither ends nor moves. */
  readonly hasLeft?: boolean;
}

/** One person in the unit, with what can be done about it. */
export function StayRow({ building, unit, stay, others, hasLeft = false }: StayRowProps) {
  const t = useUnitSheetTexts();
  const format = useFormat();
  const toast = useToast();
  const client = useApiClient();
  const { isSending, answer, submit } = useSubmit(changeBuilding(building.id));
  const [dialog, setDialog] = useState<'none' | 'end' | 'move' | 'person' | 'history' | 'remove' | 'numbers'>('none');
  const accounts = useAccountActions(building);
  const items = [
    ...(hasLeft ? [] : accounts.itemsOf(stay.person)),
    ...useStayActions(building, stay, { hasLeft, pay: () => void pay(), open: setDialog }),
  ];
  const params = { buildingId: building.id, occupancyId: stay.id };
  const { person } = stay;
  const date = (day: string) => format.date(noonOf(day), building.timeZone);

  async function pay(): Promise<void> {
    const body = { isBillingParty: true };
    if ((await submit(() => client.updateOccupancy({ params, body, version: stay.version }))) === null) return;
    toast('success', t('pay.done', { name: person.name }));
  }

  async function remove(): Promise<void> {
    const done = await submit(() => client.deleteOccupancy({ params, version: stay.version }));
    setDialog('none');
    if (done !== null) toast('success', t('removeStay.done'));
  }

  return (
    <Stack gap="xs">
      <Inline gap="md" wrap="nowrap" align="start">
        <Avatar name={person.name} size="sm" />
        <Stack gap="xs">
          <Text weight="semibold">{person.name}</Text>
          <Text size="sm" tone="muted">
            {[
              t(`people.roles.${stay.role}`),
              stay.sharePpm === null ? null : t('people.share', { share: format.percent(stay.sharePpm / 1_000_000) }),
              stay.to === null
                ? t('people.since', { from: date(stay.from) })
                : t('people.until', { from: date(stay.from), to: date(stay.to) }),
              stay.invitedBy === null ? null : t('people.invitedBy', { name: stay.invitedBy }),
            ]
              .filter((part) => part !== null)
              .join(' · ')}
          </Text>
          <PersonContacts person={person} />
          <OccupantWhatsApp building={building} person={person} />
          <Inline gap="xs">
            {stay.isBillingParty ? <StatusBadge tone="info" icon={receiptIcon} label={t('people.billing')} /> : null}
            {person.verified ? (
              <StatusBadge tone="success" icon={shieldCheckIcon} label={t('people.verified')} />
            ) : null}
            {hasLeft ? null : <AccountBadge building={building} account={person.account} />}
          </Inline>
          {dialog === 'numbers' ? <RevealedNumbers building={building} person={person} /> : null}
        </Stack>
        {items.length === 0 ? null : (
          <Menu
            align="end"
            trigger={
              <IconButton icon={ellipsisVerticalIcon} size="sm" label={t('people.actions', { name: person.name })} />
            }
            items={items}
          />
        )}
      </Inline>
      {accounts.dialogs}
      {answer?.message === undefined ? null : (
        <Callout tone="danger" announce="assertive">
          {Object.values(answer.errors)[0]?.[0] ?? answer.message}
        </Callout>
      )}
      {dialog === 'end' ? (
        <EndStayForm building={building} stay={stay} others={others} onClose={() => setDialog('none')} />
      ) : null}
      {dialog === 'move' ? (
        <MoveForm building={building} stay={stay} others={others} onClose={() => setDialog('none')} />
      ) : null}
      {dialog === 'person' ? (
        <PersonForm building={building} person={person} onClose={() => setDialog('none')} />
      ) : null}
      {dialog === 'history' ? (
        <PersonHistory building={building} unit={unit} person={person} onClose={() => setDialog('none')} />
      ) : null}
      <ConfirmDialog
        open={dialog === 'remove'}
        title={t('removeStay.title', { name: `${person.name} (${unit.code})` })}
        text={t('removeStay.text')}
        confirmLabel={t('removeStay.confirm')}
        tone="danger"
        loading={isSending}
        onConfirm={() => void remove()}
        onClose={() => setDialog('none')}
      />
    </Stack>
  );
}

function useStayActions(
  building: Building,
  stay: Occupancy,
  on: {
    readonly hasLeft: boolean;
    readonly pay: () => void;
    readonly open: (dialog: 'end' | 'move' | 'person' | 'history' | 'remove' | 'numbers') => void;
  },
): readonly MenuItem[] {
  const t = useUnitSheetTexts();
  const can = useCan();
  const target = { orgId: building.orgId, buildingId: building.id };
  const may = (action: 'update' | 'delete' | 'reveal') => can(`occupant.${action}`, target) === 'allowed';
  const action = (key: 'pay' | 'end' | 'move' | 'person' | 'reveal' | 'history' | 'remove', onSelect: () => void) =>
    ({ kind: 'action', label: t(`menu.${key}`), onSelect }) as const;
  const hasNumbers = stay.person.nikHint !== null || stay.person.npwpHint !== null;
  return [
    ...(may('update') && !stay.isBillingParty ? [action('pay', on.pay)] : []),
    // A last day that is known may come earlier after all.
    ...(may('update') && !on.hasLeft ? [action('end', () => on.open('end'))] : []),
    ...(may('update') && !on.hasLeft ? [action('move', () => on.open('move'))] : []),
    ...(may('update') ? [action('person', () => on.open('person'))] : []),
    ...(may('reveal') && hasNumbers ? [action('reveal', () => on.open('numbers'))] : []),
    ...(can('audit.view', target) === 'allowed' ? [action('history', () => on.open('history'))] : []),
    ...(may('delete') ? [{ ...action('remove', () => on.open('remove')), tone: 'danger' as const }] : []),
  ];
}
