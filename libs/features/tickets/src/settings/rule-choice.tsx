import { SelectField } from '@imah/ui';

interface RuleChoiceProps {
  readonly label: string;
  readonly hint?: string;
  /** What the empty choice says; null where there is none. */
  readonly empty: string | null;
  readonly value: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string | undefined) => void;
  readonly error?: string | undefined;
}

/** One of a list, or none: what a rule asks for or does may be left open. */
export function RuleChoice({ label, hint, empty, value, options, onChange, error }: RuleChoiceProps) {
  return (
    <SelectField
      label={label}
      hint={hint}
      value={value ?? ''}
      options={[...(empty === null ? [] : [{ value: '', label: empty }]), ...options]}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value === '' ? undefined : event.currentTarget.value)}
    />
  );
}
