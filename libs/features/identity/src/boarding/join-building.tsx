import { isApiError } from '@imah/api-client';
import { useApiClient } from '@imah/api-client/react';
import type { JoinPlace } from '@imah/contract/people';
import { occupancyRoles } from '@imah/contract/people/words';
import { Button, Form, type FormAnswer, Inline, Notice, SelectField, Stack, Text, TextArea, TextField } from '@imah/ui';
import { useState } from 'react';
import { failureAnswer, textOf, useFormTexts } from '@imah/app/form';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { ConfirmAddress } from './confirm-address.tsx';
import { useBoardingTexts } from './texts.ts';
import { WayOut } from './way-out.tsx';

const roles = ['tenant', ...occupancyRoles.filter((role) => role !== 'tenant')] as const;

type Step =
  | { readonly kind: 'code' }
  | { readonly kind: 'unit'; readonly code: string; readonly place: JoinPlace }
  | { readonly kind: 'asked'; readonly place: JoinPlace };

/** Who lives in a building asks to be let in: its code, then the unit; those who run it answer. */
export function JoinBuilding({ onBack }: { readonly onBack: () => void }) {
  const t = useBoardingTexts();
  const tf = useFormTexts();
  const client = useApiClient();
  const [step, setStep] = useState<Step>({ kind: 'code' });
  const [answer, setAnswer] = useState<FormAnswer | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function run(field: string, work: () => Promise<Step>): Promise<void> {
    setBusy(true);
    setAnswer(null);
    try {
      setStep(await work());
    } catch (error) {
      const failure = failureAnswer(tf, error);
      // A code that is worth nothing is a fault of its field.
      const isGone = isApiError(error) && error.status === 410;
      setAnswer(isGone ? { message: tf('invalid'), errors: { [field]: [error.message] } } : failure);
    } finally {
      setBusy(false);
    }
  }

  const read = (code: string) =>
    run('code', async () => ({ kind: 'unit', code, place: (await client.readJoinCode({ body: { code } })).data }));
  const ask = (data: FormData, code: string, place: JoinPlace) =>
    run('unitCode', async () => {
      const role = roles.find((one) => one === textOf(data, 'role')) ?? 'tenant';
      await client.requestToJoin({
        body: { code, unitCode: textOf(data, 'unitCode'), role, note: textOf(data, 'note') },
      });
      return { kind: 'asked', place };
    });

  const title = step.kind === 'code' ? t('join.title') : step.place.building;
  const lead = step.kind === 'code' ? t('join.lead') : step.place.organization;
  return (
    <AuthFrame title={title} lead={lead}>
      <Stack gap="xl">
        {step.kind === 'code' ? (
          <Form answer={answer} onSubmit={({ data }) => void read(textOf(data, 'code'))}>
            {({ errorOf }) => (
              <Stack gap="lg">
                <TextField
                  name="code"
                  label={t('join.code')}
                  hint={t('join.codeHint')}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  maxLength={40}
                  required
                  error={errorOf('code')}
                />
                <Text tone="muted">{t('join.noCode')}</Text>
                <Inline justify="between">
                  <Button onClick={onBack}>{t('back')}</Button>
                  <Button type="submit" tone="primary" size="lg" loading={isBusy}>
                    {t('next')}
                  </Button>
                </Inline>
              </Stack>
            )}
          </Form>
        ) : null}
        {step.kind === 'unit' ? (
          <>
            <ConfirmAddress />
            <Form answer={answer} onSubmit={({ data }) => void ask(data, step.code, step.place)}>
              {({ errorOf }) => (
                <Stack gap="lg">
                  <TextField
                    name="unitCode"
                    label={t('join.unit')}
                    hint={t('join.unitHint')}
                    autoComplete="off"
                    maxLength={40}
                    required
                    error={errorOf('unitCode')}
                  />
                  <SelectField
                    name="role"
                    label={t('join.role')}
                    options={roles.map((role) => ({ value: role, label: t(`join.roles.${role}`) }))}
                    error={errorOf('role')}
                  />
                  <TextArea name="note" label={t('join.note')} mark="optional" limit={500} error={errorOf('note')} />
                  <Inline justify="between">
                    <Button onClick={() => setStep({ kind: 'code' })}>{t('back')}</Button>
                    <Button type="submit" tone="primary" size="lg" loading={isBusy}>
                      {t('join.submit')}
                    </Button>
                  </Inline>
                </Stack>
              )}
            </Form>
          </>
        ) : null}
        {step.kind === 'asked' ? (
          <Notice tone="success" announce="polite" title={t('join.asked', { building: step.place.building })}>
            {t('join.askedText')}
          </Notice>
        ) : null}
        <WayOut />
      </Stack>
    </AuthFrame>
  );
}
