import { useDevices } from '@imah/api-client/react';
import type { AlarmRuleDraft } from '@imah/contract/alarms';
import { mostRuleDevices, ruleScopes } from '@imah/contract/alarms/words';
import type { KnownDeviceType } from '@imah/contract/devices';
import { Grid, MultiCombobox, SelectField, Stack, Text } from '@imah/ui';
import { useLocale } from '@imah/app/i18n';
import { metricsOf, type RuleForm } from './rule-draft.ts';
import { useRuleTexts } from './texts.ts';

interface ScopeFieldsProps {
  readonly rule: RuleForm;
  readonly types: readonly KnownDeviceType[];
  /** Null stands for all of them, where the person may say so. */
  readonly buildings: readonly { readonly id: string | null; readonly name: string }[];
  readonly errorOf: (path: string) => string | undefined;
  readonly onChange: (next: Pick<RuleForm, 'buildingId' | 'scope'>) => void;
}

/** Which devices a rule is about: in which building, and of these which. */
export function ScopeFields({ rule, types, buildings, errorOf, onChange }: ScopeFieldsProps) {
  const t = useRuleTexts();
  const { locale } = useLocale();
  const { scope, buildingId } = rule;
  const every = metricsOf({ kind: 'metric', metric: '' }, types, []);

  function choose(kind: string): void {
    const scopes: Record<(typeof ruleScopes)[number], AlarmRuleDraft['scope']> = {
      type: { kind: 'type', typeKey: types[0]?.key ?? '' },
      devices: { kind: 'devices', deviceIds: [] },
      metric: { kind: 'metric', metric: every[0]?.key ?? '' },
    };
    const chosen = ruleScopes.find((one) => one === kind);
    if (chosen !== undefined) onChange({ buildingId, scope: scopes[chosen] });
  }

  return (
    <Stack gap="md">
      <Grid item="sm" gap="md">
        <SelectField
          name="buildingId"
          label={t('building')}
          value={buildingId ?? ''}
          options={buildings.map(({ id, name }) => ({ value: id ?? '', label: name }))}
          onChange={(event) => {
            const { value } = event.currentTarget;
            // Devices are those of a building: of another one they are others.
            const moved = scope.kind === 'devices' ? { kind: 'devices' as const, deviceIds: [] } : scope;
            onChange({ buildingId: value === '' ? null : value, scope: moved });
          }}
          error={errorOf('buildingId')}
        />
        <SelectField
          label={t('scope')}
          value={scope.kind}
          options={ruleScopes.map((value) => ({ value, label: t(`scopes.${value}`) }))}
          onChange={(event) => choose(event.currentTarget.value)}
        />
        {scope.kind === 'type' ? (
          <SelectField
            name="scope.typeKey"
            label={t('type')}
            value={scope.typeKey}
            options={types.map(({ key, name }) => ({ value: key, label: name[locale] }))}
            onChange={(event) => onChange({ buildingId, scope: { kind: 'type', typeKey: event.currentTarget.value } })}
            error={errorOf('scope.typeKey')}
          />
        ) : null}
        {scope.kind === 'metric' ? (
          <SelectField
            name="scope.metric"
            label={t('metric')}
            value={scope.metric}
            options={every.map(({ key, label }) => ({ value: key, label: label[locale] }))}
            onChange={(event) => onChange({ buildingId, scope: { kind: 'metric', metric: event.currentTarget.value } })}
            error={errorOf('scope.metric')}
          />
        ) : null}
      </Grid>
      {scope.kind !== 'devices' ? null : buildingId === null ? (
        <Text tone="muted">{t('devicesNeedBuilding')}</Text>
      ) : (
        <DeviceChoice
          buildingId={buildingId}
          deviceIds={scope.deviceIds}
          error={errorOf('scope.deviceIds')}
          onChange={(deviceIds) => onChange({ buildingId, scope: { kind: 'devices', deviceIds: [...deviceIds] } })}
        />
      )}
    </Stack>
  );
}

interface DeviceChoiceProps {
  readonly buildingId: string;
  readonly deviceIds: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (deviceIds: readonly string[]) => void;
}

function DeviceChoice({ buildingId, deviceIds, error, onChange }: DeviceChoiceProps) {
  const t = useRuleTexts();
  const options = (useDevices(buildingId).data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <MultiCombobox
      name="scope.deviceIds"
      label={t('devices')}
      options={options}
      value={options.filter(({ value }) => deviceIds.includes(value))}
      onChange={({ value }) => onChange(value.slice(0, mostRuleDevices).map(({ value: id }) => id))}
      empty={t('devicesEmpty')}
      error={error}
    />
  );
}
