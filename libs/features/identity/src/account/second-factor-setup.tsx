import type { AnswerOf } from '@imah/contract/endpoints';
import { Button, Inline, Stack, Text, TextField } from '@imah/ui';
import { QrCode } from '@imah/ui/data';
import { arrived, useCommand } from '@imah/app/command';
import { FormMessage, useForm, useFormTexts } from '@imah/app/form';
import { accountCommands } from './parts/account-commands.ts';
import { useAccountTexts } from './texts.ts';

export interface SecondFactorSetupProps {
  readonly setup: AnswerOf<'startSecondFactor'>['data'];
  readonly onCancel: () => void;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** The picture for the app, and its first code as proof that it took it. */
export function SecondFactorSetup({ setup, onCancel, onCodes }: SecondFactorSetupProps) {
  const t = useAccountTexts();
  const tf = useFormTexts();
  const { run } = useCommand(accountCommands.confirmSecondFactor, { refusal: 'caller' });

  const form = useForm<'code'>({
    fields: ['code'],
    check: ({ code }) => (code.trim() === '' ? { code: tf('required') } : {}),
    send: async ({ code }) => {
      const { data } = arrived(await run(code.trim()));
      onCodes(data.recoveryCodes);
    },
  });

  return (
    <form {...form.formProps}>
      <Stack gap="lg">
        <Text>{t('factor.scan')}</Text>
        <QrCode value={setup.uri} label={t('factor.scanLabel')} />
        <Text size="sm" tone="muted">
          {t('factor.byHand')} <code>{setup.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        </Text>
        <FormMessage message={form.message} secondsLeft={form.secondsLeft} />
        <TextField
          name="code"
          label={t('factor.code')}
          hint={t('factor.codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          error={form.errorOf('code')}
        />
        <Inline gap="sm">
          <Button type="submit" tone="primary" loading={form.status === 'submitting'} disabled={form.secondsLeft > 0}>
            {t('factor.confirm')}
          </Button>
          <Button onClick={onCancel}>{t('factor.cancel')}</Button>
        </Inline>
      </Stack>
    </form>
  );
}
