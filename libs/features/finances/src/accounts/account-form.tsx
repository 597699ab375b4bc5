import { type AccountType, accountTypes } from '@imah/contract/finances/words';
import { Button, Checkbox, Dialog, Form, FormActions, SelectField, Stack, TextField } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { changeBooks } from '../commands.ts';
import { useFinancesTexts } from '../texts.ts';

interface AccountFormProps {
  readonly orgId: string;
  readonly onClose: () => void;
}

const fresh: { code: string; name: string; type: AccountType; isMoney: boolean } = {
  code: '',
  name: '',
  type: 'asset',
  isMoney: false,
};

/** An account of the organisation's own making. */
export function AccountForm({ orgId, onClose }: AccountFormProps) {
  const t = useFinancesTexts();
  const tf = useFormTexts();
  const [draft, setDraft] = useState(fresh);
  const { code, name, type } = draft;
  const { isSending, answer, refuse, submit } = useSubmit(changeBooks, {
    told: { sent: () => t('accounts.added', { code: code.trim() }) },
    onDone: onClose,
  });

  function save(): void {
    const missing = (['code', 'name'] as const).filter((field) => draft[field].trim() === '');
    if (missing.length > 0) return refuse(Object.fromEntries(missing.map((field) => [field, [tf('required')]])));
    const body = { ...draft, code: code.trim(), name: name.trim(), isMoney: type === 'asset' && draft.isMoney };
    void submit((client) => client.createLedgerAccount({ params: { orgId }, body }));
  }

  return (
    <Dialog open onClose={onClose} title={t('accounts.add')}>
      <Form answer={answer} onSubmit={save}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <SelectField
              name="type"
              label={t('accounts.type')}
              value={type}
              options={accountTypes.map((value) => ({ value, label: t(`accounts.types.${value}`) }))}
              onChange={({ currentTarget: { value } }) =>
                setDraft({ ...draft, type: accountTypes.find((one) => one === value) ?? 'asset' })
              }
              error={errorOf('type')}
            />
            <TextField
              name="code"
              label={t('accounts.code')}
              hint={t('accounts.codeHint')}
              required
              maxLength={13}
              value={code}
              onChange={({ currentTarget }) => setDraft({ ...draft, code: currentTarget.value })}
              error={errorOf('code')}
            />
            <TextField
              name="name"
              label={t('accounts.name')}
              required
              maxLength={120}
              value={name}
              onChange={({ currentTarget }) => setDraft({ ...draft, name: currentTarget.value })}
              error={errorOf('name')}
            />
            {type === 'asset' ? (
              <Checkbox
                name="isMoney"
                label={t('accounts.money')}
                hint={t('accounts.moneyHint')}
                checked={draft.isMoney}
                onChange={({ currentTarget }) => setDraft({ ...draft, isMoney: currentTarget.checked })}
                error={errorOf('isMoney')}
              />
            ) : null}
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('accounts.save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
