import { useRead } from '@imah/api-client/react';
import { memberStatuses, type MemberStatus } from '@imah/contract/members/words';
import { Grid, SearchField, SelectField, Stack } from '@imah/ui';
import type { MemberFilter } from '../model/use-members.ts';
import { useOrgBuildings } from '../model/use-settings.ts';
import { useSettingsTexts } from '../texts.ts';

export interface MemberFiltersProps {
  readonly orgId: string;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly filter: MemberFilter;
  readonly onChange: (filter: MemberFilter) => void;
}

export function MemberFilters({ orgId, text, onType, filter, onChange }: MemberFiltersProps) {
  const t = useSettingsTexts();
  const groups = useRead('listGroups', { params: { orgId } }).data ?? [];
  const buildings = useOrgBuildings(orgId);
  return (
    <Stack gap="md">
      <SearchField label={t('members.search')} value={text} onChange={({ value }) => onType(value)} />
      <Grid columns={3} gap="md">
        <SelectField
          label={t('members.filterGroup')}
          value={filter.groupId}
          options={[
            { value: '', label: t('members.anyGroup') },
            ...groups.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => onChange({ ...filter, groupId: event.currentTarget.value })}
        />
        <SelectField
          label={t('members.filterBuilding')}
          value={filter.buildingId}
          options={[
            { value: '', label: t('members.anyBuilding') },
            ...buildings.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => onChange({ ...filter, buildingId: event.currentTarget.value })}
        />
        <SelectField
          label={t('members.filterStatus')}
          value={filter.status}
          options={[
            { value: '', label: t('members.anyStatus') },
            ...memberStatuses.map((status) => ({ value: status, label: t(`members.statuses.${status}`) })),
          ]}
          onChange={(event) => onChange({ ...filter, status: statusOf(event.currentTarget.value) })}
        />
      </Grid>
    </Stack>
  );
}

function statusOf(text: string): MemberStatus | '' {
  return memberStatuses.find((status) => status === text) ?? '';
}
