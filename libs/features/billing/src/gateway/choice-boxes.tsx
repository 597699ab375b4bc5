import { Checkbox, Stack, Text } from '@imah/ui';

interface ChoiceBoxesProps<V extends string> {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly value: readonly V[];
  readonly onChange: (value: V[]) => void;
  readonly error: string | undefined;
}

/** Several of a few, all of them visible. */
export function ChoiceBoxes<V extends string>({ name, label, options, value, onChange, error }: ChoiceBoxesProps<V>) {
  const chosen = (one: V, isOn: boolean) =>
    options.flatMap((option) => ((option.value === one ? isOn : value.includes(option.value)) ? [option.value] : []));
  return (
    <Stack gap="sm" as="section" aria-label={label}>
      <Text weight="semibold">{label}</Text>
      {options.map((option, index) => (
        <Checkbox
          key={option.value}
          name={name}
          label={option.label}
          checked={value.includes(option.value)}
          error={index === 0 ? error : undefined}
          onChange={({ currentTarget }) => onChange(chosen(option.value, currentTarget.checked))}
        />
      ))}
    </Stack>
  );
}
