import { useRead } from '@imah/api-client/react';
import type { AlarmRule } from '@imah/contract/alarms';
import { mostAlarmRules } from '@imah/contract/alarms/words';
import type { KnownDeviceType } from '@imah/contract/devices';
import { Button, EmptyState, ForbiddenState, Inline, List, Skeleton, Stack } from '@imah/ui';
import { plusIcon, zapIcon } from '@imah/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useCan } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { useOrgBuildings } from '@imah/features-people/model';
import { SettingsFrame } from '@imah/features-people/parts';
import { emptyRule, formOf } from './rule-draft.ts';
import { RuleRow } from './rule-row.tsx';
import { useRuleTexts } from './texts.ts';

const RuleSheet = lazy(async () => ({ default: (await import('./rule-sheet.tsx')).RuleSheet }));

/** `/imah/settings/alarm`: by which rules values become alarms, the noisiest first. */
export function SettingsAlarmPage() {
  const t = useRuleTexts();
  return (
    <SettingsFrame page="alarm" title={t('title')} lead={t('lead')} permission="alarmRule.view">
      {({ orgId }) => <Rules orgId={orgId} />}
    </SettingsFrame>
  );
}

function Rules({ orgId }: { readonly orgId: string }) {
  const t = useRuleTexts();
  // Names of types and metrics: without them the rules stand by their keys.
  const { data: types = [] } = useRead('listKnownDeviceTypes', { params: { orgId } });
  return (
    <Read
      of={readState(useRead('listAlarmRules', { params: { orgId } }))}
      level={2}
      failed={t('failed')}
      loading={
        <Stack gap="sm" aria-busy>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} shape="row" />
          ))}
        </Stack>
      }
      forbidden={<ForbiddenState />}
    >
      {(rules) => <RuleList orgId={orgId} rules={rules} types={types} />}
    </Read>
  );
}

interface RuleListProps {
  readonly orgId: string;
  readonly rules: readonly AlarmRule[];
  readonly types: readonly KnownDeviceType[];
}

function RuleList({ orgId, rules, types }: RuleListProps) {
  const t = useRuleTexts();
  const can = useCan();
  const buildings = useOrgBuildings(orgId);
  const [opened, setOpened] = useState<AlarmRule | 'new' | null>(null);
  const mayEverywhere = can('alarmRule.create', { orgId, everywhere: true }) === 'allowed';
  const firstBuilding = buildings.find(
    ({ id }) => can('alarmRule.create', { orgId, buildingId: id }) === 'allowed',
  )?.id;
  const mayAdd = (mayEverywhere || firstBuilding !== undefined) && types.length > 0 && rules.length < mostAlarmRules;
  const place = mayEverywhere ? null : (firstBuilding ?? null);
  const add = mayAdd ? (
    <Button icon={plusIcon} onClick={() => setOpened('new')}>
      {t('add')}
    </Button>
  ) : null;
  return (
    <Stack gap="lg">
      {rules.length === 0 ? (
        <EmptyState icon={zapIcon} level={2} title={t('empty')} text={t('emptyText')} actions={add} />
      ) : (
        <>
          <Inline justify="end">{add}</Inline>
          <List>
            {rules.map((rule) => (
              <RuleRow
                key={rule.id}
                orgId={orgId}
                rule={rule}
                types={types}
                building={buildings.find(({ id }) => id === rule.buildingId)?.name ?? null}
                onEdit={() => setOpened(rule)}
              />
            ))}
          </List>
        </>
      )}
      <Suspense fallback={null}>
        {opened === null ? null : (
          <RuleSheet
            orgId={orgId}
            rule={opened === 'new' ? null : opened}
            begin={opened === 'new' ? emptyRule(types[0], place) : formOf(opened)}
            types={types}
            buildings={buildings}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </Stack>
  );
}
