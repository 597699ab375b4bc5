import { PasswordField, TextField } from '@imah/ui';
import { useStepUpTexts } from './texts.ts';

export type StepUpMethod = 'password' | 'code';

export interface StepUpFieldProps {
  readonly method: StepUpMethod;
  readonly error: string | undefined;
}

/** Password, or code of the second factor. */
export function StepUpField({ method, error }: StepUpFieldProps) {
  const t = useStepUpTexts();
  if (method === 'password') {
    return (
      <PasswordField name="password" label={t('password')} autoComplete="current-password" required error={error} />
    );
  }
  return (
    <TextField
      name="code"
      label={t('code')}
      hint={t('codeHint')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      error={error}
    />
  );
}
