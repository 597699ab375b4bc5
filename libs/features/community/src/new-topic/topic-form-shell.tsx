import { Checkbox, Form, Stack, TextField } from '@imah/ui';
import type { ReactNode } from 'react';
import { useCommunityTexts } from '../texts.ts';
import { AudienceField } from './audience-field.tsx';
import type { TopicScope } from './topic-scope.ts';
import type { TopicForm } from './use-topic-form.ts';

/** What a form says is wrong with a field of its. */
export type ErrorOf = (name: string) => string | undefined;

export interface TopicFormShellProps {
  readonly scope: TopicScope;
  readonly form: TopicForm;
  /** Above the title: which kind of topic it is. */
  readonly kind: ReactNode;
  /** Between the title and for whom it is: what it says. */
  readonly body: (errorOf: ErrorOf) => ReactNode;
  /** Below for whom it is, with what sends it. */
  readonly children: (errorOf: ErrorOf) => ReactNode;
}

/** What both forms of a topic are made of, in the same order and with the same words. */
export function TopicFormShell({ scope, form, kind, body, children }: TopicFormShellProps) {
  const t = useCommunityTexts();
  const { answer, moderates, set, submit, values } = form;
  return (
    <Form answer={answer} onSubmit={submit}>
      {({ errorOf }) => (
        <Stack gap="lg">
          {kind}
          <TextField
            name="title"
            label={t('form.topicTitle')}
            maxLength={140}
            required
            value={values.title}
            error={errorOf('title')}
            onChange={({ currentTarget }) => set({ title: currentTarget.value })}
          />
          {body(errorOf)}
          <AudienceField
            scope={scope}
            values={values}
            moderates={moderates}
            error={errorOf('audience')}
            onChange={set}
          />
          {moderates ? null : (
            <Checkbox
              label={t('form.showUnit')}
              checked={values.showsUnit}
              onChange={({ currentTarget }) => set({ showsUnit: currentTarget.checked })}
            />
          )}
          {children(errorOf)}
        </Stack>
      )}
    </Form>
  );
}
