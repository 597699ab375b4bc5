import type { OwnDue } from '@imah/contract/payments';
import type { Wallet } from '@imah/contract/wallet';
import { Button, Checkbox, Form, FormActions, RadioGroup, RupiahField, Stack, Text } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { useDay, useFormat } from '@imah/app/i18n';
import { useToast } from '@imah/app/shell';
import { changeBilling } from '../commands.ts';
import { BuildingField } from './building-field.tsx';
import { useWalletTexts } from './texts.ts';

interface WalletPaymentFormProps {
  readonly wallet: Wallet;
  /** What is to be paid in the buildings of the deposit; not empty. */
  readonly dues: readonly OwnDue[];
  readonly onClose: () => void;
}

/** Which bills are paid, and how much of the deposit goes to them. */
export function WalletPaymentForm({ wallet, dues, onClose }: WalletPaymentFormProps) {
  const t = useWalletTexts();
  const tf = useFormTexts();
  const format = useFormat();
  const day = useDay();
  const toast = useToast();
  const [buildingId, setBuildingId] = useState(dues[0]?.buildingId ?? '');
  const bills = dues.find((due) => due.buildingId === buildingId)?.bills ?? [];
  const [which, setWhich] = useState<'oldest' | 'chosen'>('oldest');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState<number | null | 'all'>('all');
  const picked = which === 'oldest' ? bills : bills.filter(({ billId }) => chosen.has(billId));
  const most = Math.min(
    wallet.available,
    picked.reduce((sum, { outstanding }) => sum + outstanding, 0),
  );
  const amount = typed === 'all' ? most : typed;
  const { isSending, answer, refuse, submit } = useSubmit(changeBilling(buildingId));

  async function pay(): Promise<void> {
    if (picked.length === 0) return refuse({ billIds: [t('pay.noneChosen')] });
    if (amount === null || amount < 1) return refuse({ amount: [tf('required')] });
    if (amount > most) return refuse({ amount: [t('pay.tooMuch', { amount: format.rupiah(most) })] });
    const billIds = which === 'oldest' ? [] : picked.map(({ billId }) => billId);
    const params = { personId: wallet.personId };
    const made = await submit((client) => client.payFromWallet({ params, body: { buildingId, billIds, amount } }));
    if (made === null) return;
    toast('success', t('pay.done', { amount: format.rupiah(amount), number: made.data.number }));
    onClose();
  }

  return (
    <Form answer={answer} onSubmit={() => void pay()}>
      {({ errorOf }) => (
        <Stack gap="lg">
          <BuildingField
            buildings={wallet.buildings.filter(({ id }) => dues.some((due) => due.buildingId === id))}
            value={buildingId}
            onChange={(id) => {
              setBuildingId(id);
              setChosen(new Set());
            }}
            error={errorOf('buildingId')}
          />
          <RadioGroup
            name="which"
            label={t('pay.which')}
            value={which}
            options={(['oldest', 'chosen'] as const).map((value) => ({ value, label: t(`pay.${value}`) }))}
            onChange={({ value }) => setWhich(value === 'chosen' ? 'chosen' : 'oldest')}
            error={which === 'oldest' ? errorOf('billIds') : undefined}
          />
          {which === 'chosen' ? (
            <Stack gap="sm">
              {bills.map(({ billId, period, unitCode, outstanding, dueOn }, index) => (
                <Checkbox
                  key={billId}
                  name="billIds"
                  label={t('pay.row', {
                    month: format.month(period),
                    unit: unitCode,
                    amount: format.rupiah(outstanding),
                  })}
                  hint={t('pay.due', { day: day(dueOn) })}
                  checked={chosen.has(billId)}
                  error={index === 0 ? errorOf('billIds') : undefined}
                  onChange={({ currentTarget }) => {
                    const next = new Set(chosen);
                    if (currentTarget.checked) next.add(billId);
                    else next.delete(billId);
                    setChosen(next);
                  }}
                />
              ))}
            </Stack>
          ) : null}
          <RupiahField
            name="amount"
            label={t('amount')}
            required
            value={amount}
            onChange={({ value }) => setTyped(value)}
            error={errorOf('amount')}
          />
          <Text tone="muted">
            {t('after', { amount: format.rupiah(Math.max(0, wallet.available - (amount ?? 0))) })}
          </Text>
          <FormActions>
            <Button type="submit" tone="primary" width="full" loading={isSending}>
              {amount === null || amount < 1 ? t('pay.submitNone') : t('pay.submit', { amount: format.rupiah(amount) })}
            </Button>
          </FormActions>
        </Stack>
      )}
    </Form>
  );
}
