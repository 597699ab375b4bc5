import { consequenceLength, controlGuardKinds } from '@imah/contract/devices/words';
import { Grid, IconButton, Inline, SelectField, Stack, Text, TextField } from '@imah/ui';
import { trashIcon } from '@imah/ui/icons';
import { useLocale } from '@imah/app/i18n';
import { type ControlDraft, inBoth, type MetricDraft } from './type-draft.ts';
import { useTypeTexts } from './texts.ts';

interface ControlFieldsProps {
  readonly control: ControlDraft;
  readonly index: number;
  /** The metrics that can be moved: its states. */
  readonly states: readonly MetricDraft[];
  readonly errorOf: (path: string) => string | undefined;
  readonly onChange: (control: ControlDraft) => void;
  readonly onDrop: () => void;
}

/** One command: which state it moves, and what is asked before it moves to either side. */
export function ControlFields({ control, index, states, errorOf, onChange, onDrop }: ControlFieldsProps) {
  const t = useTypeTexts();
  const { locale } = useLocale();
  const position = String(index + 1);
  const name = (field: string) => `controls.${index}.${field}`;
  return (
    <fieldset aria-label={t('control', { position })}>
      <Stack gap="sm">
        <Inline justify="between">
          <Text weight="medium">{t('control', { position })}</Text>
          <IconButton icon={trashIcon} label={t('dropControl', { position })} onClick={onDrop} />
        </Inline>
        <Grid item="sm" gap="md">
          <TextField
            name={name('label.id')}
            label={t('controlLabel')}
            required
            maxLength={80}
            value={control.label[locale]}
            onChange={(event) => onChange({ ...control, label: inBoth(event.currentTarget.value) })}
            error={errorOf(name('label.id')) ?? errorOf(name('label.en'))}
          />
          <SelectField
            name={name('metric')}
            label={t('controlMetric')}
            required
            value={control.metric}
            options={states.map(({ key, label }) => ({
              value: key,
              label: label[locale] === '' ? key : label[locale],
            }))}
            onChange={(event) => onChange({ ...control, metric: event.currentTarget.value })}
            error={errorOf(name('metric'))}
          />
          {(['on', 'off'] as const).map((way) => (
            <GuardFields
              key={way}
              way={way}
              control={control}
              name={name(`guard.${way}`)}
              errorOf={errorOf}
              onChange={onChange}
            />
          ))}
        </Grid>
      </Stack>
    </fieldset>
  );
}

interface GuardFieldsProps extends Pick<ControlFieldsProps, 'control' | 'errorOf' | 'onChange'> {
  readonly way: 'on' | 'off';
  readonly name: string;
}

function GuardFields({ way, control, name, errorOf, onChange }: GuardFieldsProps) {
  const t = useTypeTexts();
  const { locale } = useLocale();
  const guard = control.guard[way];
  const set = (change: Partial<typeof guard>) =>
    onChange({ ...control, guard: { ...control.guard, [way]: { ...guard, ...change } } });
  const at = `${name}.consequence`;
  return (
    <Stack gap="sm">
      <SelectField
        name={`${name}.kind`}
        label={t(`guard.${way}`)}
        value={guard.kind}
        options={controlGuardKinds.map((value) => ({ value, label: t(`guards.${value}`) }))}
        onChange={(event) => {
          const kind = controlGuardKinds.find((one) => one === event.currentTarget.value) ?? 'none';
          set({ kind, consequence: kind === 'none' ? null : (guard.consequence ?? inBoth('')) });
        }}
      />
      {guard.kind === 'none' ? null : (
        <TextField
          name={at}
          label={t(`consequence.${way}`)}
          required
          maxLength={consequenceLength}
          value={guard.consequence?.[locale] ?? ''}
          onChange={(event) => set({ consequence: inBoth(event.currentTarget.value) })}
          error={errorOf(at) ?? errorOf(`${at}.id`) ?? errorOf(`${at}.en`)}
        />
      )}
    </Stack>
  );
}
