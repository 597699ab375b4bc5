import { isApiError } from '@imah/api-client';
import { useRead } from '@imah/api-client/react';
import { Button, Dialog, Inline, Callout, Stack } from '@imah/ui';
import { useState } from 'react';
import { arrived, useDirectCommand } from '@imah/app/command/direct';
import { FormMessage, useForm, useFormTexts } from '@imah/app/form';
import { Read, readState } from '@imah/app/read';
import { confirmStepUp } from '../parts/visitor-commands.ts';
import { ProviderStepUp } from './provider-step-up.tsx';
import { StepUpField, type StepUpMethod } from './step-up-field.tsx';
import type { StepUpOutcome } from './step-up-port.ts';
import { useStepUpTexts } from './texts.ts';

export interface StepUpDialogProps {
  readonly onAnswer: (outcome: StepUpOutcome) => void;
}

/** "Is it you?", before something that must not happen by a forgotten open screen. */
export function StepUpDialog({ onAnswer }: StepUpDialogProps) {
  const t = useStepUpTexts();
  const choice = useRead('getStepUp', {}, { gcTime: 0, select: ({ methods }) => methods });
  return (
    <Dialog open size="sm" title={t('title')} description={t('lead')} onClose={() => onAnswer('cancelled')}>
      <Read of={readState(choice)} empty={<Callout tone="warning">{t('none')}</Callout>}>
        {(methods) => (
          <Stack gap="lg">
            {methods.some(isTyped) ? <Question methods={methods.filter(isTyped)} onAnswer={onAnswer} /> : null}
            {methods.includes('provider') ? <ProviderStepUp onAnswer={onAnswer} /> : null}
          </Stack>
        )}
      </Read>
    </Dialog>
  );
}

function isTyped(method: StepUpMethod | 'provider'): method is StepUpMethod {
  return method !== 'provider';
}

interface QuestionProps extends StepUpDialogProps {
  readonly methods: readonly StepUpMethod[];
}

function Question({ methods, onAnswer }: QuestionProps) {
  const t = useStepUpTexts();
  const tf = useFormTexts();
  const { run } = useDirectCommand(confirmStepUp);
  const [method, setMethod] = useState<StepUpMethod>(methods.includes('password') ? 'password' : 'code');
  const other = methods.find((each) => each !== method);

  const form = useForm<StepUpMethod>({
    fields: [method],
    check: (values) => (values[method].trim() === '' ? { [method]: tf('required') } : {}),
    send: async (values) => {
      const body = method === 'password' ? { password: values.password } : { code: values.code.trim() };
      arrived(await run(body));
      onAnswer('confirmed');
    },
    explain: (error) => (isApiError(error) && error.kind === 'validation' ? { message: t('wrong'), fields: {} } : null),
  });

  return (
    <form {...form.formProps}>
      <Stack gap="lg">
        <FormMessage message={form.message} secondsLeft={form.secondsLeft} />
        <StepUpField key={method} method={method} error={form.errorOf(method)} />
        {other === undefined ? null : (
          <div>
            <Button tone="ghost" size="sm" onClick={() => setMethod(other)}>
              {t(`use.${other}`)}
            </Button>
          </div>
        )}
        <Inline gap="sm" justify="end">
          <Button onClick={() => onAnswer('cancelled')}>{t('cancel')}</Button>
          <Button type="submit" tone="primary" loading={form.status === 'submitting'} disabled={form.secondsLeft > 0}>
            {t('submit')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
