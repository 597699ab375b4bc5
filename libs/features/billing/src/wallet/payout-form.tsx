import type { Wallet } from '@imah/contract/wallet';
import { Button, Dialog, Form, FormActions, RupiahField, Stack, Text, TextField } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { useFormat } from '@imah/app/i18n';
import { useToast } from '@imah/app/shell';
import { changeBilling } from '../commands.ts';
import { BuildingField } from './building-field.tsx';
import { useWalletTexts } from './texts.ts';

interface PayoutFormProps {
  readonly wallet: Wallet;
  readonly reader: 'owner' | 'bookkeeper';
  readonly onClose: () => void;
}

/** What of a deposit is to be paid out, and where to; the server asks for the password before it is held. */
export function PayoutForm({ wallet, reader, onClose }: PayoutFormProps) {
  const t = useWalletTexts();
  const tf = useFormTexts();
  const format = useFormat();
  const toast = useToast();
  const { personId, personName, available, buildings } = wallet;
  const [buildingId, setBuildingId] = useState(buildings[0]?.id ?? '');
  const [amount, setAmount] = useState<number | null>(available);
  const [bank, setBank] = useState('');
  const [accountNumber, setAccountNumber] = useState('');
  const [accountName, setAccountName] = useState(personName);
  const [note, setNote] = useState('');
  const { isSending, answer, refuse, submit } = useSubmit(changeBilling(buildingId));

  async function save(): Promise<void> {
    if (amount === null || amount < 1) return refuse({ amount: [tf('required')] });
    if (amount > available) return refuse({ amount: [t('pay.tooMuch', { amount: format.rupiah(available) })] });
    if (bank.trim().length < 2) return refuse({ bank: [tf('required')] });
    if (!/^\d{6,20}$/.test(accountNumber.trim())) return refuse({ accountNumber: [t('payout.digits')] });
    if (accountName.trim().length < 2) return refuse({ accountName: [tf('required')] });
    const body = {
      buildingId,
      amount,
      bank: bank.trim(),
      accountNumber: accountNumber.trim(),
      accountName: accountName.trim(),
      note: note.trim() === '' ? null : note.trim(),
    };
    const made = await submit((client) => client.createPayout({ params: { personId }, body }));
    if (made === null) return;
    toast('success', t('payout.done', { number: made.data.number }));
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={reader === 'owner' ? t('payout.title') : t('payout.titleFor', { name: personName })}
    >
      <Form answer={answer} onSubmit={() => void save()}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <Text tone="muted">{t('payout.how')}</Text>
            <BuildingField
              buildings={buildings}
              value={buildingId}
              onChange={setBuildingId}
              error={errorOf('buildingId')}
            />
            <RupiahField
              name="amount"
              label={t('amount')}
              required
              value={amount}
              onChange={({ value }) => setAmount(value)}
              error={errorOf('amount')}
            />
            <TextField
              name="bank"
              label={t('payout.bank')}
              required
              maxLength={40}
              value={bank}
              onChange={({ currentTarget }) => setBank(currentTarget.value)}
              error={errorOf('bank')}
            />
            <TextField
              name="accountNumber"
              label={t('payout.accountNumber')}
              hint={t('payout.accountHint')}
              required
              inputMode="numeric"
              maxLength={20}
              value={accountNumber}
              onChange={({ currentTarget }) => setAccountNumber(currentTarget.value)}
              error={errorOf('accountNumber')}
            />
            <TextField
              name="accountName"
              label={t('payout.accountName')}
              required
              maxLength={80}
              value={accountName}
              onChange={({ currentTarget }) => setAccountName(currentTarget.value)}
              error={errorOf('accountName')}
            />
            <TextField
              name="note"
              label={t('payout.note')}
              hint={t('payout.optional')}
              maxLength={500}
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
              error={errorOf('note')}
            />
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('payout.submit')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
