import { choiceBounds, metricUnits } from '@imah/contract/devices/words';
import { Button, Grid, IconButton, Inline, NumberField, SelectField, Stack, TextField } from '@imah/ui';
import { plusIcon, trashIcon } from '@imah/ui/icons';
import { useLocale } from '@imah/app/i18n';
import { type ControlDraft, emptyOption, rewritten } from './type-draft.ts';
import { useTypeTexts } from './texts.ts';

interface ParameterFieldsProps<C extends ControlDraft> {
  readonly control: C;
  readonly name: (field: string) => string;
  readonly errorOf: (path: string) => string | undefined;
  readonly onChange: (control: ControlDraft) => void;
}

/** What a command of its kind may carry: bounds of a number, the values of a choice, the length of a text. */
export function ParameterFields({ control, ...rest }: ParameterFieldsProps<ControlDraft>) {
  switch (control.kind) {
    case 'set-point':
      return <NumberParameters control={control} {...rest} />;
    case 'choice':
      return <Options control={control} {...rest} />;
    case 'text':
      return <Length control={control} {...rest} />;
    default:
      return null;
  }
}

type OfKind<K extends ControlDraft['kind']> = ParameterFieldsProps<Extract<ControlDraft, { kind: K }>>;

function NumberParameters({ control, name, errorOf, onChange }: OfKind<'set-point'>) {
  const t = useTypeTexts();
  const number = (field: 'min' | 'max' | 'step') => (
    <NumberField
      name={name(field)}
      label={t(`parameter.${field}`)}
      required
      steppers="hidden"
      decimals={6}
      value={control[field]}
      onChange={({ value }) => onChange({ ...control, [field]: value ?? 0 })}
      error={errorOf(name(field))}
    />
  );
  return (
    <Grid item="sm" gap="md">
      {number('min')}
      {number('max')}
      {number('step')}
      <NumberField
        name={name('decimals')}
        label={t('decimals')}
        steppers="hidden"
        min={0}
        max={6}
        value={control.decimals}
        onChange={({ value }) => onChange({ ...control, decimals: value ?? 0 })}
        error={errorOf(name('decimals'))}
      />
      <SelectField
        name={name('unit')}
        label={t('unit')}
        value={control.unit}
        options={metricUnits.map((value) => ({ value, label: value === 'none' ? t('noUnit') : value }))}
        onChange={(event) => {
          const unit = metricUnits.find((one) => one === event.currentTarget.value) ?? 'none';
          onChange({ ...control, unit });
        }}
      />
    </Grid>
  );
}

function Options({ control, name, errorOf, onChange }: OfKind<'choice'>) {
  const t = useTypeTexts();
  const { locale } = useLocale();
  const { options } = control;
  const set = (index: number, change: Partial<(typeof options)[number]>) =>
    onChange({
      ...control,
      options: options.map((option, place) => (place === index ? { ...option, ...change } : option)),
    });
  return (
    <Stack gap="sm">
      {options.map((option, index) => {
        const position = String(index + 1);
        return (
          // A value is what it is by its place: it is being written.
          <Inline key={index} gap="sm" align="end">
            <TextField
              name={name(`options.${index}.label.id`)}
              label={t('optionLabel', { position })}
              required
              maxLength={80}
              value={option.label[locale]}
              onChange={(event) => set(index, { label: rewritten(option.label, locale, event.currentTarget.value) })}
              error={errorOf(name(`options.${index}.label.id`)) ?? errorOf(name(`options.${index}.label.en`))}
            />
            <TextField
              name={name(`options.${index}.value`)}
              label={t('optionValue', { position })}
              required
              maxLength={choiceBounds.longestValue}
              autoCapitalize="none"
              value={option.value}
              onChange={(event) => set(index, { value: event.currentTarget.value })}
              error={errorOf(name(`options.${index}.value`))}
            />
            <IconButton
              icon={trashIcon}
              label={t('dropOption', { position })}
              disabled={options.length <= 2}
              onClick={() => onChange({ ...control, options: options.filter((_, place) => place !== index) })}
            />
          </Inline>
        );
      })}
      <Inline>
        <Button
          size="sm"
          icon={plusIcon}
          disabled={options.length >= choiceBounds.mostOptions}
          onClick={() => onChange({ ...control, options: [...options, emptyOption] })}
        >
          {t('addOption')}
        </Button>
      </Inline>
    </Stack>
  );
}

function Length({ control, name, errorOf, onChange }: OfKind<'text'>) {
  const t = useTypeTexts();
  return (
    <NumberField
      name={name('maxLength')}
      label={t('parameter.maxLength')}
      steppers="hidden"
      min={1}
      max={choiceBounds.longestText}
      value={control.maxLength}
      onChange={({ value }) => onChange({ ...control, maxLength: value ?? 1 })}
      error={errorOf(name('maxLength'))}
    />
  );
}
