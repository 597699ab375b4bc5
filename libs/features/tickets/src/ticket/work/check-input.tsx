import type { TicketCheck } from '@imah/contract/tickets';
import { inspectionResults } from '@imah/contract/tickets/words';
import { Button, Checkbox, Inline, SelectField, Stack, Text, TextField, ToggleGroup } from '@imah/ui';
import { checkIcon, circleQuestionMarkIcon, rotateCcwIcon, xIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useTicketWords } from '../parts/index.ts';
import { useWorkTexts } from './texts.ts';

interface CheckInputProps {
  readonly check: TicketCheck;
  readonly mode: 'read' | 'write';
  /** Null takes the answer back. */
  readonly onAnswer: (answer: string | null) => void;
}

const resultIcons = { pass: checkIcon, fail: xIcon, other: circleQuestionMarkIcon } as const;

/** An item as it is answered by its kind. */
export function CheckInput({ check, mode, onAnswer }: CheckInputProps) {
  const t = useWorkTexts();
  const words = useTicketWords();
  const { kind, label, answer, answeredBy, photos } = check;
  const by = answeredBy === null ? undefined : t('checks.by', { name: answeredBy.name });
  if (kind === 'tick') {
    return (
      <Checkbox
        label={label}
        hint={by}
        checked={answer !== null}
        disabled={mode === 'read'}
        onChange={(event) => onAnswer(event.currentTarget.checked ? 'done' : null)}
      />
    );
  }
  if (kind === 'photo') {
    return (
      <Named label={label} by={by}>
        {photos.length === 0 ? (
          <Text size="sm" tone="muted">
            {t('checks.noPhoto')}
          </Text>
        ) : null}
      </Named>
    );
  }
  const result = inspectionResults.find((known) => known === answer);
  if (mode === 'read') {
    const said = kind === 'inspection' && result !== undefined ? words(`inspection.${result}`) : (answer ?? '–');
    return <Text>{t('checks.answered', { label, answer: said })}</Text>;
  }
  if (kind === 'inspection') {
    return (
      <Named label={label} by={by}>
        <Inline gap="sm">
          <ToggleGroup
            label={label}
            value={answer ?? ''}
            onChange={({ value }) => onAnswer(value)}
            options={inspectionResults.map((value) => ({
              value,
              label: words(`inspection.${value}`),
              icon: resultIcons[value],
            }))}
          />
          {answer === null ? null : (
            <Button tone="ghost" icon={rotateCcwIcon} onClick={() => onAnswer(null)}>
              {t('checks.clear')}
            </Button>
          )}
        </Inline>
      </Named>
    );
  }
  if (kind === 'choice') {
    return (
      <SelectField
        label={label}
        hint={by}
        value={answer ?? ''}
        options={[
          { value: '', label: t('checks.unanswered') },
          ...check.choices.map((choice) => ({ value: choice, label: choice })),
        ]}
        onChange={(event) => onAnswer(event.currentTarget.value === '' ? null : event.currentTarget.value)}
      />
    );
  }
  // Another's answer takes the place of what stands there.
  return <TypedAnswer key={answer ?? ''} check={check} by={by} onAnswer={onAnswer} />;
}

function Named({
  label,
  by,
  children,
}: {
  readonly label: string;
  readonly by: string | undefined;
  readonly children: React.ReactNode;
}) {
  return (
    <Stack gap="xs">
      <Text>{label}</Text>
      {by === undefined ? null : (
        <Text size="sm" tone="muted">
          {by}
        </Text>
      )}
      {children}
    </Stack>
  );
}

interface TypedAnswerProps extends Pick<CheckInputProps, 'check' | 'onAnswer'> {
  readonly by: string | undefined;
}

function TypedAnswer({ check: { kind, label, answer }, by, onAnswer }: TypedAnswerProps) {
  const [typed, setTyped] = useState(answer ?? '');
  const isText = kind === 'text';
  return (
    <TextField
      label={label}
      hint={by}
      inputMode={isText ? 'text' : 'decimal'}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => {
        const value = isText ? typed.trim() : typed.trim().replace(',', '.');
        if (value !== (answer ?? '')) onAnswer(value === '' ? null : value);
      }}
    />
  );
}
