import type { PlanItem } from '@imah/contract/plans';
import { planLabelLength } from '@imah/contract/plans/words';
import { Button, Heading, Inline, SelectField, Stack, Text, TextField } from '@imah/ui';
import { trashIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useLocale } from '@imah/app/i18n';
import { nameOf } from '../drawn-items.ts';
import type { PlanGround } from '../plan-ground.ts';
import { usePlanTexts } from '../texts.ts';
import { usualMetric } from './edit-plan.ts';

export interface ItemSettingsProps {
  readonly item: PlanItem;
  readonly ground: PlanGround;
  readonly onChange: (item: PlanItem) => void;
  readonly onAlign: (axis: 'x' | 'y') => void;
  readonly onRemove: () => void;
}

/** What the chosen thing is called, what it shows, and where it stands beside the others. */
export function ItemSettings({ item, ground, onChange, onAlign, onRemove }: ItemSettingsProps) {
  const t = usePlanTexts();
  const { locale } = useLocale();
  // What is being typed; nothing once it is on the draft, so that undoing it shows here too.
  const [typed, setTyped] = useState<string | null>(null);
  const { devices, types, units, floors, floorId } = ground;
  const name = nameOf(item, ground, t);
  const commitLabel = () => {
    const text = (typed ?? item.label).trim();
    setTyped(null);
    // A text without words would be nothing at all.
    if (text !== item.label && !(text === '' && item.kind === 'text')) onChange({ ...item, label: text });
  };
  const typeOf = (deviceId: string) => types.get(devices?.get(deviceId)?.typeKey ?? '');
  return (
    <Stack gap="md">
      <Heading level={3} size="sm">
        {t('edit.selected')}: {name}
      </Heading>
      <TextField
        label={t('edit.label')}
        {...(item.kind === 'text' ? {} : { hint: t('edit.labelHint') })}
        maxLength={planLabelLength}
        value={typed ?? item.label}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={commitLabel}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commitLabel();
        }}
      />
      {item.kind === 'zone' ? (
        <SelectField
          label={t('edit.device')}
          value={item.deviceId}
          options={[...(devices?.values() ?? [])].map(({ id, name: text }) => ({ value: id, label: text }))}
          onChange={(event) => {
            const deviceId = event.currentTarget.value;
            const metric = usualMetric(typeOf(deviceId));
            if (metric !== null) onChange({ ...item, deviceId, metric });
          }}
        />
      ) : null}
      {item.kind === 'device' || item.kind === 'zone' ? (
        <SelectField
          label={t('edit.measure')}
          value={item.metric ?? ''}
          options={[
            ...(item.kind === 'device' ? [{ value: '', label: t('noMeasure') }] : []),
            ...(typeOf(item.deviceId)?.metrics ?? []).map((one) => ({ value: one.key, label: one.label[locale] })),
          ]}
          onChange={(event) => {
            const { value } = event.currentTarget;
            onChange(
              item.kind === 'zone' ? { ...item, metric: value } : { ...item, metric: value === '' ? null : value },
            );
          }}
        />
      ) : null}
      {item.kind === 'unit' ? (
        <SelectField
          label={t('edit.unit')}
          value={item.unitId}
          options={[...(units?.values() ?? [])].map(({ id, code }) => ({ value: id, label: code }))}
          onChange={(event) => onChange({ ...item, unitId: event.currentTarget.value })}
        />
      ) : null}
      {item.kind === 'link' ? (
        <SelectField
          label={t('edit.target')}
          value={item.floorId}
          options={floors
            .filter((one) => one.floorId !== floorId)
            .map((one) => ({ value: one.floorId, label: t('floor', { section: one.section, floor: one.label }) }))}
          onChange={(event) => onChange({ ...item, floorId: event.currentTarget.value })}
        />
      ) : null}
      {item.kind === 'zone' ? null : (
        <>
          <Inline gap="sm">
            <Button size="sm" onClick={() => onAlign('x')}>
              {t('edit.alignX')}
            </Button>
            <Button size="sm" onClick={() => onAlign('y')}>
              {t('edit.alignY')}
            </Button>
          </Inline>
          <Text size="xs" tone="muted">
            {t('edit.alignHint')}
          </Text>
        </>
      )}
      <Inline>
        <Button size="sm" tone="danger" icon={trashIcon} onClick={onRemove}>
          {t('edit.remove')}
        </Button>
      </Inline>
    </Stack>
  );
}
