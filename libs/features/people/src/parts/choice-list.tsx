import { Checkbox, SearchField, Stack, Text } from '@imah/ui';
import { useState } from 'react';
import { useSettingsTexts } from '../texts.ts';
import * as styles from './choice-list.css.ts';

export interface ChoiceListProps {
  /** By which a form finds what is said of it. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly description?: string }[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly error?: string | undefined;
  readonly disabled: boolean;
}

/** As many as fit on the screen without being searched. */
const seenAtOnce = 9;

/** Several of a list, each in sight with what it is; a long one is searched. */
export function ChoiceList({ name, label, hint, options, chosen, onChange, error, disabled }: ChoiceListProps) {
  const t = useSettingsTexts();
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const shown = options.filter((option) =>
    `${option.label} ${option.description ?? ''}`.toLowerCase().includes(wanted),
  );

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <Stack gap="sm">
        {hint === undefined ? null : (
          <Text size="sm" tone="muted">
            {hint}
          </Text>
        )}
        {options.length > seenAtOnce ? (
          <SearchField
            label={t('scope.search', { what: label })}
            value={text}
            onChange={({ value }) => setText(value)}
          />
        ) : null}
        <div className={styles.list}>
          {shown.map((option) => (
            <Checkbox
              key={option.value}
              name={name}
              value={option.value}
              label={option.label}
              hint={option.description === '' ? undefined : option.description}
              checked={chosen.includes(option.value)}
              disabled={disabled}
              onChange={(event) =>
                onChange(
                  event.currentTarget.checked
                    ? [...chosen, option.value]
                    : chosen.filter((value) => value !== option.value),
                )
              }
            />
          ))}
          {shown.length === 0 ? <Text tone="muted">{t('scope.noMatch')}</Text> : null}
        </div>
        {error === undefined ? null : (
          <Text size="sm" tone="danger">
            {error}
          </Text>
        )}
      </Stack>
    </fieldset>
  );
}
