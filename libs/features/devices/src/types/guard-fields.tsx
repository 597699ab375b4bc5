import { consequenceLength, controlGuardKinds } from '@imah/contract/devices/words';
import { SelectField, Stack, TextField } from '@imah/ui';
import { useLocale } from '@imah/app/i18n';
import { type GuardDraft, inBoth, rewritten } from './type-draft.ts';
import { useTypeTexts } from './texts.ts';

interface GuardFieldsProps {
  /** Of a switch each side is asked about apart. */
  readonly words: 'on' | 'off' | 'any';
  readonly guard: GuardDraft;
  readonly name: string;
  readonly errorOf: (path: string) => string | undefined;
  readonly onChange: (guard: GuardDraft) => void;
}

/** What is asked before a command is sent, and the sentence that says what it does. */
export function GuardFields({ words, guard, name, errorOf, onChange }: GuardFieldsProps) {
  const t = useTypeTexts();
  const { locale } = useLocale();
  const at = `${name}.consequence`;
  return (
    <Stack gap="sm">
      <SelectField
        name={`${name}.kind`}
        label={t(`guard.${words}`)}
        {...(guard.kind === 'second-person' ? { hint: t('secondPersonHint') } : {})}
        value={guard.kind}
        options={controlGuardKinds.map((value) => ({ value, label: t(`guards.${value}`) }))}
        onChange={(event) => {
          const kind = controlGuardKinds.find((one) => one === event.currentTarget.value) ?? 'none';
          onChange({ kind, consequence: kind === 'none' ? null : (guard.consequence ?? inBoth('')) });
        }}
      />
      {guard.kind === 'none' ? null : (
        <TextField
          name={at}
          label={t(`consequence.${words}`)}
          required
          maxLength={consequenceLength}
          value={guard.consequence?.[locale] ?? ''}
          onChange={(event) =>
            onChange({
              ...guard,
              consequence: rewritten(guard.consequence ?? inBoth(''), locale, event.currentTarget.value),
            })
          }
          error={errorOf(at) ?? errorOf(`${at}.id`) ?? errorOf(`${at}.en`)}
        />
      )}
    </Stack>
  );
}
