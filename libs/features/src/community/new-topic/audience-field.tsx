import type { ApiError } from '@imah/api-client';
import { useApiClient, usePlaces } from '@imah/api-client/react';
import type { Building, TopicAudienceKind, TopicReach } from '@imah/contract';
import { MultiCombobox, SelectField, Stack, Text } from '@imah/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCan } from '../../app/use-can.ts';
import { useCommunityTexts } from '../texts.ts';
import { topicKeys } from '../topic-keys.ts';
import type { DraftTarget, DraftValues } from './topic-draft.ts';

export interface AudienceFieldProps {
  readonly building: Building;
  readonly values: DraftValues;
  /** Who only lives there writes for where they live. */
  readonly moderates: boolean;
  readonly error: string | undefined;
  readonly onChange: (change: Pick<DraftValues, 'audience' | 'targets'>) => void;
}

/** For whom a topic is, and how many will read it, before it is sent. */
export function AudienceField({ building, values, moderates, error, onChange }: AudienceFieldProps) {
  const t = useCommunityTexts();
  const can = useCan();
  const options = useTargets(building, values.audience, moderates);
  const mayName = moderates && can('group.view', { orgId: building.orgId }) === 'allowed';
  const kinds: readonly TopicAudienceKind[] = [
    'all',
    'sections',
    'floors',
    'units',
    ...(mayName ? ['groups' as const] : []),
  ];
  const { audience, targets } = values;

  return (
    <Stack gap="sm">
      <SelectField
        name="audienceKind"
        label={t('form.audience')}
        value={audience}
        options={kinds.map((kind) => ({ value: kind, label: t(`audience.${kind}`) }))}
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
      <Reach building={building} values={values} />
    </Stack>
  );
}

function Reach({ building, values }: Pick<AudienceFieldProps, 'building' | 'values'>) {
  const t = useCommunityTexts();
  const client = useApiClient();
  const { audience, kind, targets } = values;
  const body = { kind, audience: { kind: audience, ids: targets.map(({ value }) => value) } };
  const isNamed = audience === 'all' || targets.length > 0;
  const { data } = useQuery<TopicReach, ApiError>({
    queryKey: [...topicKeys.all(), 'reach', building.id, body],
    queryFn: async ({ signal }) =>
      (await client.countTopicAudience({ params: { buildingId: building.id }, body, signal })).data,
    enabled: isNamed,
    placeholderData: keepPreviousData,
  });
  const words = !isNamed
    ? t('form.pick')
    : data === undefined
      ? t('form.counting')
      : data.people === 0
        ? t('form.reachNobody')
        : t('form.reach', { people: data.people, units: data.units });
  return (
    <Text size="sm" tone="muted" aria-live="polite">
      {words}
    </Text>
  );
}

/** What can be named: places of the building, for who only lives there those above their own units; or groups. */
function useTargets(building: Building, audience: TopicAudienceKind, moderates: boolean): DraftTarget[] {
  const client = useApiClient();
  const { data: places } = usePlaces(building.id, { enabled: audience !== 'all' && audience !== 'groups' });
  const { data: groups = [] } = useQuery<readonly DraftTarget[], ApiError>({
    queryKey: [...topicKeys.all(), 'groups', building.orgId],
    queryFn: async ({ signal }) =>
      (await client.listGroups({ params: { orgId: building.orgId }, signal })).data.map(({ id, name }) => ({
        value: id,
        label: name,
      })),
    enabled: audience === 'groups',
  });
  if (audience === 'groups') return [...groups];
  if (places === undefined || audience === 'all') return [];
  const { units } = places;
  if (audience === 'units') return units.map(({ id, code }) => ({ value: id, label: code }));
  const lived = new Set(units.map(({ floorId }) => floorId));
  const floors = places.floors.filter(({ id }) => moderates || lived.has(id));
  if (audience === 'floors')
    return floors.map(({ id, label, sectionId }) => ({
      value: id,
      label: [places.sections.find((section) => section.id === sectionId)?.name, label]
        .filter((part) => part !== undefined)
        .join(' · '),
    }));
  const above = new Set(floors.map(({ sectionId }) => sectionId));
  return places.sections
    .filter(({ id }) => moderates || above.has(id))
    .map(({ id, name }) => ({ value: id, label: name }));
}
