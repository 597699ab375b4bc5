import { Callout, Heading, Stack, Text } from '@imah/ui';
import type { ReactNode } from 'react';
import { explainFailure, useFormTexts } from '@imah/app/form';

interface QuestionProps {
  readonly title: string;
  readonly text: string;
  /** Why the last answer did not arrive. */
  readonly error: unknown;
  /** The answers, each one press. */
  readonly children: ReactNode;
}

/** What the resident is asked on the page of their ticket. */
export function Question({ title, text, error, children }: QuestionProps) {
  const tf = useFormTexts();
  return (
    <Stack gap="md">
      <Stack gap="xs">
        <Heading level={3} size="sm">
          {title}
        </Heading>
        <Text size="sm" tone="muted">
          {text}
        </Text>
      </Stack>
      {error === null ? null : (
        <Callout tone="danger" announce="assertive">
          {explainFailure(tf, error).message}
        </Callout>
      )}
      {children}
    </Stack>
  );
}
