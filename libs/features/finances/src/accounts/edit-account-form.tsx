import type { LedgerAccount } from '@imah/contract/finances';
import { Button, Checkbox, Dialog, Form, FormActions, Stack, TextField } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { changeBooks } from '../commands.ts';
import { useFinancesTexts } from '../texts.ts';

interface EditAccountFormProps {
  readonly orgId: string;
  readonly account: LedgerAccount;
  readonly onClose: () => void;
}

/** An account is called otherwise, or put out of use while nothing stands on it. */
export function EditAccountForm({ orgId, account, onClose }: EditAccountFormProps) {
  const t = useFinancesTexts();
  const tf = useFormTexts();
  const { accountId, code, key, balance, version } = account;
  const [name, setName] = useState(account.name);
  const [state, setState] = useState(account.state);
  const { isSending, answer, refuse, submit } = useSubmit(changeBooks, {
    told: { sent: () => t('accounts.saved', { code }) },
    onDone: onClose,
  });

  function save(): void {
    if (name.trim() === '') return refuse({ name: [tf('required')] });
    const body = { name: name.trim(), state };
    void submit((client) => client.updateLedgerAccount({ params: { orgId, accountId }, body, version }));
  }

  return (
    <Dialog open onClose={onClose} title={t('accounts.editTitle', { code })}>
      <Form answer={answer} onSubmit={save}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <TextField
              name="name"
              label={t('accounts.name')}
              required
              maxLength={120}
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
              error={errorOf('name')}
            />
            {key === null && (balance === 0 || state === 'archived') ? (
              <Checkbox
                name="state"
                label={t('accounts.inUse')}
                hint={t('accounts.inUseHint')}
                checked={state === 'active'}
                onChange={({ currentTarget }) => setState(currentTarget.checked ? 'active' : 'archived')}
                error={errorOf('state')}
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
