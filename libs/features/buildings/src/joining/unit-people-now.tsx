import { useOccupancies } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { JoinRequest, Occupancy } from '@imah/contract/people';
import { List, ListRow, Stack, StatusBadge, Text } from '@imah/ui';
import { useNow, localDay } from '@imah/app/i18n';
import { Read, readState, type ReadState } from '@imah/app/read';
import { useJoiningTexts } from './texts.ts';

/** Somebody of the unit without an account: the one who asks may be one of them. */
type Candidate = JoinRequest['candidates'][number];

export interface UnitPeople {
  readonly stays: ReadState<readonly Occupancy[]>;
  readonly candidates: readonly Candidate[];
  readonly isPaid: boolean;
}

/** Who is in a unit or will be; of the one that the request names some of it is known before. */
export function useUnitPeople(
  building: Pick<Building, 'id' | 'timeZone'>,
  unitId: string,
  request: JoinRequest,
): UnitPeople {
  const state = readState(useOccupancies(building.id, unitId));
  const today = localDay(useNow(60_000), building.timeZone);
  if (state.kind !== 'ready') {
    const isNamed = unitId === request.unitId;
    // Until they are known nobody's bills are moved.
    return { stays: state, candidates: isNamed ? request.candidates : [], isPaid: isNamed ? request.isPaid : true };
  }
  const stays = state.data.filter(({ to }) => to === null || to >= today);
  const candidates = new Map(
    stays.flatMap(({ person, role }) =>
      person.account.state === 'joined' ? [] : [[person.id, { personId: person.id, name: person.name, role }] as const],
    ),
  );
  return {
    stays: { kind: 'ready', data: stays },
    candidates: [...candidates.values()],
    isPaid: stays.some(({ isBillingParty }) => isBillingParty),
  };
}

/** Who lives in the chosen unit now, so that nobody is let into the wrong one. */
export function UnitPeopleNow({ of: state }: { readonly of: ReadState<readonly Occupancy[]> }) {
  return (
    <Read of={state} level={3} forbidden={null}>
      {(stays) => <Stays stays={stays} />}
    </Read>
  );
}

function Stays({ stays }: { readonly stays: readonly Occupancy[] }) {
  const t = useJoiningTexts();
  return (
    <Stack gap="xs" as="section" aria-labelledby="penghuni-sekarang">
      <Text id="penghuni-sekarang" size="sm" weight="semibold">
        {t('now')}
      </Text>
      {stays.length === 0 ? (
        <Text size="sm" tone="muted">
          {t('nobody')}
        </Text>
      ) : (
        <List aria-labelledby="penghuni-sekarang">
          {stays.map(({ id, person, role, isBillingParty }) => (
            <ListRow
              key={id}
              title={person.name}
              description={[t(`roles.${role}`), ...(isBillingParty ? [t('pays')] : [])].join(' · ')}
              trailing={
                person.account.state === 'joined' ? <StatusBadge tone="success" label={t('hasAccount')} /> : undefined
              }
            />
          ))}
        </List>
      )}
    </Stack>
  );
}
