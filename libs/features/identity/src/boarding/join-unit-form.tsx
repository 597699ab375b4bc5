import { occupancyRoles } from '@imah/contract/people/words';
import { Button, Form, Inline, SelectField, Stack, TextArea, TextField } from '@imah/ui';
import { useDirectSubmit } from '@imah/app/command/direct';
import { textOf } from '@imah/app/form';
import { requestToJoin } from './boarding-commands.ts';
import { useBoardingTexts } from './texts.ts';
import { useJoinRefusal } from './use-join-refusal.ts';

const roles = ['tenant', ...occupancyRoles.filter((role) => role !== 'tenant')] as const;

export interface JoinUnitFormProps {
  readonly code: string;
  readonly onBack: () => void;
  readonly onAsked: () => void;
}

/** Where in the building the person lives, and as what. */
export function JoinUnitForm({ code, onBack, onAsked }: JoinUnitFormProps) {
  const t = useBoardingTexts();
  const { answer, isSending, submit } = useDirectSubmit(requestToJoin, {
    onDone: onAsked,
    explain: useJoinRefusal('unitCode'),
  });

  function ask(data: FormData): void {
    const role = roles.find((one) => one === textOf(data, 'role')) ?? 'tenant';
    void submit({ code, unitCode: textOf(data, 'unitCode'), role, note: textOf(data, 'note') });
  }
  return (
    <Form answer={answer} onSubmit={({ data }) => ask(data)}>
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
            <Button onClick={onBack}>{t('back')}</Button>
            <Button type="submit" tone="primary" size="lg" loading={isSending}>
              {t('join.submit')}
            </Button>
          </Inline>
        </Stack>
      )}
    </Form>
  );
}
