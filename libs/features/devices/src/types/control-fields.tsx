import { controlKinds } from '@imah/contract/devices/words';
import { Grid, IconButton, Inline, SelectField, Stack, Text, TextField } from '@imah/ui';
import { trashIcon } from '@imah/ui/icons';
import { useLocale } from '@imah/app/i18n';
import { GuardFields } from './guard-fields.tsx';
import { ParameterFields } from './parameter-fields.tsx';
import { type ControlDraft, controlOfKind, type MetricDraft, reportersOf, rewritten } from './type-draft.ts';
import { useTypeTexts } from './texts.ts';

interface ControlFieldsProps {
  readonly control: ControlDraft;
  readonly index: number;
  readonly metrics: readonly MetricDraft[];
  readonly errorOf: (path: string) => string | undefined;
  readonly onChange: (control: ControlDraft) => void;
  readonly onDrop: () => void;
}

/** One command: what it is told, which metric reports it, and what is asked before it is sent. */
export function ControlFields({ control, index, metrics, errorOf, onChange, onDrop }: ControlFieldsProps) {
  const t = useTypeTexts();
  const { locale } = useLocale();
  const position = String(index + 1);
  const name = (field: string) => `controls.${index}.${field}`;
  const reporters = reportersOf(control.kind, metrics);
  return (
    <fieldset aria-label={t('control', { position })}>
      <Stack gap="sm">
        <Inline justify="between">
          <Text weight="medium">
            {control.label[locale] === '' ? t('control', { position }) : control.label[locale]}
          </Text>
          <IconButton icon={trashIcon} label={t('dropControl', { position })} onClick={onDrop} />
        </Inline>
        <Grid item="sm" gap="md">
          <TextField
            name={name('label.id')}
            label={t('controlLabel')}
            required
            maxLength={80}
            value={control.label[locale]}
            onChange={(event) =>
              onChange({ ...control, label: rewritten(control.label, locale, event.currentTarget.value) })
            }
            error={errorOf(name('label.id')) ?? errorOf(name('label.en'))}
          />
          <SelectField
            name={name('kind')}
            label={t('controlKind')}
            value={control.kind}
            options={controlKinds.map((value) => ({ value, label: t(`controlKinds.${value}`) }))}
            onChange={(event) => {
              const kind = controlKinds.find((one) => one === event.currentTarget.value);
              if (kind !== undefined) onChange(controlOfKind(kind, control, metrics));
            }}
            error={errorOf(name('kind'))}
          />
          {control.kind === 'momentary' ? null : (
            <SelectField
              name={name('metric')}
              label={t(control.kind === 'switch' ? 'controlMetric' : 'controlReported')}
              required={control.kind === 'switch'}
              value={control.metric ?? ''}
              options={[
                ...(control.kind === 'switch' && reporters.length > 0
                  ? []
                  : [{ value: '', label: t('controlUnreported') }]),
                ...reporters.map(({ key, label }) => ({
                  value: key,
                  label: label[locale] === '' ? key : label[locale],
                })),
              ]}
              onChange={(event) => onChange(reportedAs(control, event.currentTarget.value, metrics))}
              error={errorOf(name('metric'))}
            />
          )}
          {control.kind === 'switch' ? null : (
            <TextField
              name={name('key')}
              label={t('controlKey')}
              hint={t('controlKeyHint')}
              required
              maxLength={40}
              autoCapitalize="none"
              value={control.key}
              onChange={(event) => onChange({ ...control, key: event.currentTarget.value })}
              error={errorOf(name('key'))}
            />
          )}
        </Grid>
        <ParameterFields control={control} name={name} errorOf={errorOf} onChange={onChange} />
        <Grid item="sm" gap="md">
          {control.kind === 'switch' ? (
            (['on', 'off'] as const).map((way) => (
              <GuardFields
                key={way}
                words={way}
                guard={control.guard[way]}
                name={name(`guard.${way}`)}
                errorOf={errorOf}
                onChange={(guard) => onChange({ ...control, guard: { ...control.guard, [way]: guard } })}
              />
            ))
          ) : (
            <GuardFields
              words="any"
              guard={control.guard}
              name={name('guard')}
              errorOf={errorOf}
              onChange={(guard) => onChange({ ...control, guard })}
            />
          )}
        </Grid>
      </Stack>
    </fieldset>
  );
}

/** Reported by another metric; none is said by leaving it out. */
function reportedAs(
  control: Exclude<ControlDraft, { kind: 'momentary' }>,
  metric: string,
  metrics: readonly MetricDraft[],
): ControlDraft {
  if (control.kind === 'switch') return { ...control, metric };
  const { metric: _before, ...rest } = control;
  if (metric === '') return rest;
  const reporter = metrics.find(({ key }) => key === metric);
  // What is asked for is said as what is reported is.
  return control.kind === 'set-point' && reporter !== undefined
    ? { ...control, metric, unit: reporter.unit, decimals: reporter.decimals }
    : { ...rest, metric };
}
