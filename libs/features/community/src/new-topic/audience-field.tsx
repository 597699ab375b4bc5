import { usePlaces, useRead } from '@imah/api-client/react';
import type { TopicAudienceKind } from '@imah/contract/community/words';
import { MultiCombobox, SelectField, Stack, Text } from '@imah/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { useCan } from '@imah/app/ports';
import { useCommunityTexts } from '../texts.ts';
import type { DraftTarget, DraftValues } from './topic-draft.ts';
import type { TopicScope } from './topic-scope.ts';

export interface AudienceFieldProps {
  readonly scope: TopicScope;
  readonly values: DraftValues;
  /** Who only lives there writes for where they live. */
  readonly moderates: boolean;
  readonly error: string | undefined;
  readonly onChange: (change: Pick<DraftValues, 'audience' | 'targets'>) => void;
}

const places = ['sections', 'floors', 'units'] as const;

/** For whom a topic is, and how many will read it, before it is sent. */
export function AudienceField({ scope, values, moderates, error, onChange }: AudienceFieldProps) {
  const t = useCommunityTexts();
  const can = useCan();
  const options = useTargets(scope, values.audience, moderates);
  const mayName = moderates && can('group.view', { orgId: scope.orgId }) === 'allowed';
  const kinds: readonly TopicAudienceKind[] = [
    'all',
    ...(scope.buildingId === null ? [] : places),
    ...(mayName ? ['groups' as const] : []),
  ];
  const { audience, targets } = values;

  return (
    <Stack gap="sm">
      <SelectField
        name="audienceKind"
        label={t('form.audience')}
        value={audience}
        options={kinds.map((kind) => ({
          value: kind,
          label: t(kind === 'all' && scope.buildingId === null ? 'audience.members' : `audience.${kind}`),
        }))}
        onChange={({ currentTarget }) => {
          const kind = kinds.find((each) => each === currentTarget.value);
          if (kind !== undefined) onChange({ audience: kind, targets: [] });
        }}
      />
      {audience === 'all' ? null : (
        <MultiCombobox
          name="audience"
          label={t(`form.targets.${audience}`)}
          options={options}
          value={[...targets]}
          required
          error={error}
          onChange={({ value }) =>
            onChange({ audience, targets: value.map(({ value: id, label }) => ({ value: id, label })) })
          }
        />
      )}
      <Reach scope={scope} values={values} />
    </Stack>
  );
}

function Reach({ scope, values }: Pick<AudienceFieldProps, 'scope' | 'values'>) {
  const t = useCommunityTexts();
  const { audience, kind, targets } = values;
  const body = { kind, audience: { kind: audience, ids: targets.map(({ value }) => value) } };
  const isNamed = audience === 'all' || targets.length > 0;
  const { orgId, buildingId } = scope;
  const options = { placeholderData: keepPreviousData };
  const inOrg = useRead(
    'countOrgTopicAudience',
    { params: { orgId }, body },
    { ...options, enabled: isNamed && buildingId === null },
  );
  const inBuilding = useRead(
    'countTopicAudience',
    { params: { buildingId: buildingId ?? '' }, body },
    { ...options, enabled: isNamed && buildingId !== null },
  );
  const { data } = buildingId === null ? inOrg : inBuilding;
  const words = !isNamed
    ? t('form.pick')
    : data === undefined
      ? t('form.counting')
      : data.people === 0
        ? t('form.reachNobody')
        : t('form.reach', { people: data.people, units: data.units });
  // Who reads it is not who votes: a unit has its vote before anybody of it has an account.
  const asksUnits = isNamed && kind === 'poll' && values.weight !== 'person' && data !== undefined;
  const without = asksUnits ? Math.max(0, data.votingUnits - data.units) : 0;
  return (
    <Text size="sm" tone="muted" aria-live="polite">
      {words}
      {asksUnits ? ` ${t('form.voters', { units: data.votingUnits, without })}` : null}
    </Text>
  );
}

/** What can be named: places of the building, for who only lives there those above their own units; or groups. */
function useTargets(scope: TopicScope, audience: TopicAudienceKind, moderates: boolean): DraftTarget[] {
  const { data: known } = usePlaces(scope.buildingId ?? '', {
    enabled: scope.buildingId !== null && audience !== 'all' && audience !== 'groups',
  });
  const { data: groups = [] } = useRead(
    'listGroups',
    { params: { orgId: scope.orgId } },
    { enabled: audience === 'groups' },
  );
  if (audience === 'groups') return groups.map(({ id, name }) => ({ value: id, label: name }));
  if (known === undefined || audience === 'all') return [];
  const { units } = known;
  if (audience === 'units') return units.map(({ id, code }) => ({ value: id, label: code }));
  const lived = new Set(units.map(({ floorId }) => floorId));
  const floors = known.floors.filter(({ id }) => moderates || lived.has(id));
  if (audience === 'floors')
    return floors.map(({ id, label, sectionId }) => ({
      value: id,
      label: [known.sections.find((section) => section.id === sectionId)?.name, label]
        .filter((part) => part !== undefined)
        .join(' · '),
    }));
  const above = new Set(floors.map(({ sectionId }) => sectionId));
  return known.sections
    .filter(({ id }) => moderates || above.has(id))
    .map(({ id, name }) => ({ value: id, label: name }));
}
