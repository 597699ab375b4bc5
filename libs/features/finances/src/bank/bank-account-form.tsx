import type { BankAccount, BankAccountDraft } from '@imah/contract/statements';
import { statementBanks } from '@imah/contract/statements/words';
import { Button, Dialog, Form, FormActions, SelectField, Stack, TextField } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { changeBooks } from '../commands.ts';
import { useBankTexts } from './texts.ts';

interface BankAccountFormProps {
  readonly orgId: string;
  /** Null for a new one. */
  readonly account: BankAccount | null;
  readonly onClose: () => void;
}

const fresh: BankAccountDraft = { name: '', bank: 'bca', number: '', holder: '' };

/** An account at a bank; a change of one that is there is confirmed with the password. */
export function BankAccountForm({ orgId, account, onClose }: BankAccountFormProps) {
  const t = useBankTexts();
  const tf = useFormTexts();
  const [draft, setDraft] = useState<BankAccountDraft>(account ?? fresh);
  const { isSending, answer, refuse, submit } = useSubmit(changeBooks, {
    told: { sent: () => t('form.saved', { name: draft.name.trim() }) },
    onDone: onClose,
  });

  function save(): void {
    const body = {
      bank: draft.bank,
      name: draft.name.trim(),
      number: draft.number.replaceAll(/[\s.-]/g, ''),
      holder: draft.holder.trim(),
    };
    const missing = (['name', 'number', 'holder'] as const).filter((field) => body[field] === '');
    if (missing.length > 0) return refuse(Object.fromEntries(missing.map((field) => [field, [tf('required')]])));
    void submit((client) =>
      account === null
        ? client.createBankAccount({ params: { orgId }, body })
        : client.updateBankAccount({ params: { orgId, bankAccountId: account.id }, body, version: account.version }),
    );
  }

  return (
    <Dialog open onClose={onClose} title={t(account === null ? 'form.addTitle' : 'form.editTitle')}>
      <Form answer={answer} onSubmit={save}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <SelectField
              name="bank"
              label={t('form.bank')}
              value={draft.bank}
              options={statementBanks.map((value) => ({ value, label: t(`banks.${value}`) }))}
              onChange={({ currentTarget: { value } }) =>
                setDraft({ ...draft, bank: statementBanks.find((one) => one === value) ?? 'other' })
              }
              error={errorOf('bank')}
            />
            <TextField
              name="number"
              label={t('form.number')}
              hint={t('form.numberHint')}
              required
              inputMode="numeric"
              maxLength={30}
              value={draft.number}
              onChange={({ currentTarget }) => setDraft({ ...draft, number: currentTarget.value })}
              error={errorOf('number')}
            />
            <TextField
              name="holder"
              label={t('form.holder')}
              required
              maxLength={120}
              value={draft.holder}
              onChange={({ currentTarget }) => setDraft({ ...draft, holder: currentTarget.value })}
              error={errorOf('holder')}
            />
            <TextField
              name="name"
              label={t('form.name')}
              hint={t('form.nameHint')}
              required
              maxLength={80}
              value={draft.name}
              onChange={({ currentTarget }) => setDraft({ ...draft, name: currentTarget.value })}
              error={errorOf('name')}
            />
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('form.save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
