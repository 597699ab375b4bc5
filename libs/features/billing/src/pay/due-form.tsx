import type { OwnDue } from '@imah/contract/payments';
import { howToPay, mostByQris, payWaysOf } from '@imah/contract/payments/words';
import { Button, Callout, Card, Form, FormActions, Heading, RadioGroup, RupiahField, Stack, Text } from '@imah/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { useFormat } from '@imah/app/i18n';
import { useOnline } from '@imah/app/live';
import { changeBilling } from '../commands.ts';
import { DueBills } from './due-bills.tsx';
import { usePayTexts } from './texts.ts';

interface DueFormProps {
  readonly due: OwnDue;
  /** The bills that are chosen at first; none of them for all. */
  readonly first: readonly string[];
  /** How much of them is to be paid, as for an instalment; null for all that is open. */
  readonly part?: number | null;
}

/** The open bills of a building, and the ways to pay those that are chosen. */
export function DueForm({ due, first, part = null }: DueFormProps) {
  const t = usePayTexts();
  const tf = useFormTexts();
  const format = useFormat();
  const navigate = useNavigate();
  const isOnline = useOnline();
  const { isSending, answer, refuse, submit } = useSubmit(changeBilling(due.buildingId));
  const payable = due.bills.filter(({ onlinePaymentId }) => onlinePaymentId === null);
  const isNamed = payable.some(({ billId }) => first.includes(billId));
  const [left, setLeft] = useState<ReadonlySet<string>>(
    new Set(isNamed ? payable.flatMap(({ billId }) => (first.includes(billId) ? [] : [billId])) : []),
  );
  const chosen = payable.filter(({ billId }) => !left.has(billId));
  const open = chosen.reduce((sum, { outstanding }) => sum + outstanding, 0);
  const isPart = isNamed && part !== null && part > 0;
  const [typed, setTyped] = useState<number | null>(part);
  const amount = isPart ? (typed ?? 0) : open;
  const ways = payWaysOf(due);
  const [picked, setPicked] = useState<string | null>(null);
  const isTooMuch = amount > mostByQris;
  const allowed = ways.filter((way) => way !== 'qris' || !isTooMuch);
  const way = allowed.find((one) => one === picked) ?? allowed[0];

  async function pay(): Promise<void> {
    if (chosen.length === 0) return refuse({ billIds: [t('noneChosen')] });
    if (way === undefined) return;
    if (amount < 1) return refuse({ amount: [tf('required')] });
    if (amount > open) return refuse({ amount: [t('tooMuchOf', { amount: format.rupiah(open) })] });
    const billIds = chosen.map(({ billId }) => billId);
    const made = await submit((client) =>
      client.createOnlinePayment({ body: { billIds, ...howToPay(way), ...(isPart ? { amount } : {}) } }),
    );
    if (made !== null) await navigate(`/imah/bayar/${made.data.id}`);
  }

  return (
    <Form answer={answer} onSubmit={() => void pay()}>
      {({ errorOf }) => (
        <Stack gap="lg" as="section" aria-label={t('which', { building: due.buildingName })}>
          <Heading level={2}>{t('which', { building: due.buildingName })}</Heading>
          <Card>
            <DueBills
              due={due}
              left={left}
              error={errorOf('billIds')}
              onChange={({ billId, isChosen }) => {
                const next = new Set(left);
                if (isChosen) next.delete(billId);
                else next.add(billId);
                setLeft(next);
              }}
            />
          </Card>
          {isPart ? (
            <RupiahField
              name="amount"
              label={t('part')}
              hint={t('partOf', { amount: format.rupiah(open) })}
              required
              value={typed}
              onChange={({ value }) => setTyped(value)}
              error={errorOf('amount')}
            />
          ) : null}
          {ways.length === 0 ? (
            <Callout title={t('notTaken')}>
              <Text size="sm">{t('notTakenText')}</Text>
            </Callout>
          ) : null}
          {ways.length > 0 && payable.length > 0 ? (
            <>
              <RadioGroup
                name="method"
                label={t('how')}
                look="card"
                value={way ?? ''}
                options={ways.map((value) => ({
                  value,
                  label: t(`ways.${value}`),
                  hint:
                    value === 'qris' && isTooMuch
                      ? t('tooMuch', { amount: format.rupiah(mostByQris) })
                      : t(`hints.${value === 'qris' ? 'qris' : 'va'}`),
                  disabled: value === 'qris' && isTooMuch,
                }))}
                onChange={({ value }) => setPicked(value)}
                error={errorOf('method') ?? errorOf('bank')}
              />
              {isOnline ? null : <Text tone="muted">{t('offline')}</Text>}
              <FormActions>
                <Button
                  type="submit"
                  tone="primary"
                  width="full"
                  loading={isSending}
                  disabled={!isOnline || way === undefined}
                >
                  {amount === 0 ? t('submitNone') : t('submit', { amount: format.rupiah(amount) })}
                </Button>
              </FormActions>
            </>
          ) : null}
        </Stack>
      )}
    </Form>
  );
}
