import { howToPay, mostByQris, payWaysOf } from '@imah/contract/payments/words';
import type { Wallet } from '@imah/contract/wallet';
import { Button, Callout, Dialog, Form, FormActions, RadioGroup, RupiahField, Stack, Text } from '@imah/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { useFormat } from '@imah/app/i18n';
import { changeBilling } from '../commands.ts';
import { usePayTexts } from '../pay/texts.ts';
import { BuildingField } from './building-field.tsx';
import { useWalletTexts } from './texts.ts';

interface TopUpFormProps {
  readonly wallet: Wallet;
  readonly onClose: () => void;
}

/** By how much a deposit is topped up, and how; then it is paid as every online payment. */
export function TopUpForm({ wallet, onClose }: TopUpFormProps) {
  const t = useWalletTexts();
  const tp = usePayTexts();
  const tf = useFormTexts();
  const format = useFormat();
  const navigate = useNavigate();
  const { personId, buildings } = wallet;
  const [buildingId, setBuildingId] = useState(buildings[0]?.id ?? '');
  const [amount, setAmount] = useState<number | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const { isSending, answer, refuse, submit } = useSubmit(changeBilling(buildingId));
  const building = buildings.find(({ id }) => id === buildingId);
  const ways = building === undefined ? [] : payWaysOf(building);
  const isTooMuch = (amount ?? 0) > mostByQris;
  const allowed = ways.filter((way) => way !== 'qris' || !isTooMuch);
  const way = allowed.find((one) => one === picked) ?? allowed[0];

  async function save(): Promise<void> {
    if (amount === null || amount < 1) return refuse({ amount: [tf('required')] });
    if (amount < 10_000) return refuse({ amount: [t('topUp.least')] });
    if (way === undefined) return;
    const made = await submit((client) =>
      client.topUpWallet({ params: { personId }, body: { buildingId, amount, ...howToPay(way) } }),
    );
    if (made !== null) await navigate(`/imah/bayar/${made.data.id}`);
  }

  if (ways.length === 0)
    return (
      <Dialog open onClose={onClose} title={t('topUp.title')}>
        <Callout title={t('topUp.closed')}>
          <Text size="sm">{t('topUp.closedText')}</Text>
        </Callout>
      </Dialog>
    );
  return (
    <Dialog open onClose={onClose} title={t('topUp.title')}>
      <Form answer={answer} onSubmit={() => void save()}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <BuildingField
              buildings={buildings}
              value={buildingId}
              onChange={setBuildingId}
              error={errorOf('buildingId')}
            />
            <RupiahField
              name="amount"
              label={t('amount')}
              hint={t('topUp.least')}
              required
              value={amount}
              onChange={({ value }) => setAmount(value)}
              error={errorOf('amount')}
            />
            <RadioGroup
              name="method"
              label={t('topUp.how')}
              look="card"
              value={way ?? ''}
              options={ways.map((value) => ({
                value,
                label: tp(`ways.${value}`),
                hint:
                  value === 'qris' && isTooMuch
                    ? tp('tooMuch', { amount: format.rupiah(mostByQris) })
                    : tp(`hints.${value === 'qris' ? 'qris' : 'va'}`),
                disabled: value === 'qris' && isTooMuch,
              }))}
              onChange={({ value }) => setPicked(value)}
              error={errorOf('method') ?? errorOf('bank')}
            />
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('topUp.submit')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
