import type { Building } from '@imah/contract/buildings';
import type { Group } from '@imah/contract/members';
import { DateField, RadioGroup, Stack } from '@imah/ui';
import { useClock, localDay } from '@imah/app/i18n';
import { type ScopeDraft, zoneOf } from '../model/scope.ts';
import { useSettingsTexts } from '../texts.ts';
import { ChoiceList } from './choice-list.tsx';

export interface ScopeFieldsProps {
  readonly draft: ScopeDraft;
  readonly onChange: (draft: ScopeDraft) => void;
  readonly groups: readonly Group[];
  readonly buildings: readonly Building[];
  /** Who reaches only some buildings themselves cannot give all of them. */
  readonly reach: 'all' | 'some';
  readonly errorOf: (name: string) => string | undefined;
  readonly disabled?: boolean;
}

/** What somebody may do, where and until when. */
export function ScopeFields({
  draft,
  onChange,
  groups,
  buildings,
  reach,
  errorOf,
  disabled = false,
}: ScopeFieldsProps) {
  const t = useSettingsTexts();
  const clock = useClock();
  const options = groups.map(({ id, name, description }) => ({ value: id, label: name, description }));
  const choices = buildings.map(({ id, name, address }) => ({ value: id, label: name, description: address.city }));

  return (
    <Stack gap="lg">
      <ChoiceList
        name="groupIds"
        label={t('scope.groups')}
        hint={t('scope.groupsHint')}
        options={options}
        chosen={draft.groupIds}
        onChange={(groupIds) => onChange({ ...draft, groupIds })}
        error={errorOf('groupIds')}
        disabled={disabled}
      />
      {reach === 'some' ? null : (
        <RadioGroup
          label={t('scope.reach')}
          value={draft.reach}
          options={(['all', 'some'] as const).map((value) => ({
            value,
            label: t(`scope.reaches.${value}`),
            disabled,
          }))}
          onChange={({ value }) => onChange({ ...draft, reach: value === 'all' ? 'all' : 'some' })}
        />
      )}
      {draft.reach === 'all' ? null : (
        <ChoiceList
          name="buildingIds"
          label={t('scope.buildings')}
          options={choices}
          chosen={draft.buildingIds}
          onChange={(buildingIds) => onChange({ ...draft, buildingIds })}
          error={errorOf('buildingIds')}
          disabled={disabled}
        />
      )}
      <RadioGroup
        label={t('scope.lasting')}
        value={draft.lasting}
        options={(['open', 'until'] as const).map((value) => ({
          value,
          label: t(`scope.lastings.${value}`),
          disabled,
        }))}
        onChange={({ value }) => onChange({ ...draft, lasting: value === 'until' ? 'until' : 'open' })}
      />
      {draft.lasting === 'open' ? null : (
        <DateField
          name="expiresAt"
          label={t('scope.until')}
          value={draft.until}
          min={localDay(clock.now(), zoneOf(buildings))}
          today={localDay(clock.now(), zoneOf(buildings))}
          onChange={({ value }) => onChange({ ...draft, until: value })}
          error={errorOf('expiresAt')}
          disabled={disabled}
        />
      )}
    </Stack>
  );
}
