import { useRead } from '@imah/api-client/react';
import type { Expense } from '@imah/contract/expenses';
import type { BankAccount } from '@imah/contract/statements';
import { Button, DateField, Dialog, Form, FormActions, SelectField, Skeleton, Stack, Text } from '@imah/ui';
import { useState } from 'react';
import { useCommand, useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { localDay, useClock, useFormat } from '@imah/app/i18n';
import { Read, readState } from '@imah/app/read';
import { changeBooks } from '../commands.ts';
import { saveText } from '../parts/save-text.ts';
import { useExpenseTexts } from './texts.ts';

interface PaymentFormProps {
  readonly orgId: string;
  readonly expenses: readonly Expense[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const cash = 'cash';

/** From where approved expenses are paid, and on which day; the server asks for the password. */
export function PaymentForm({ onClose, ...payment }: PaymentFormProps) {
  const t = useExpenseTexts();
  const { orgId, expenses } = payment;
  const read = readState(useRead('listBankAccounts', { params: { orgId } }));
  return (
    <Dialog open onClose={onClose} title={t('payment.title', { count: expenses.length })}>
      {/* Before the accounts are known nothing is paid: it would be booked as out of the cash. */}
      <Read
        of={read}
        level={3}
        loading={<Skeleton shape="card" />}
        failed={t('payment.failed')}
        forbidden={<Fields {...payment} accounts={[]} />}
      >
        {(accounts) => <Fields {...payment} accounts={accounts} />}
      </Read>
    </Dialog>
  );
}

interface FieldsProps extends Omit<PaymentFormProps, 'onClose'> {
  readonly accounts: readonly BankAccount[];
}

function Fields({ orgId, expenses, accounts, onDone }: FieldsProps) {
  const t = useExpenseTexts();
  const tf = useFormTexts();
  const format = useFormat();
  const today = localDay(useClock().now(), 'Asia/Jakarta');
  const [chosen, setChosen] = useState<string | null>(null);
  const [on, setOn] = useState<string | null>(today);
  const [batchFor, setBatchFor] = useState<'none' | 'asked'>('none');
  const count = expenses.length;
  const from = chosen ?? accounts[0]?.id ?? cash;
  const { isSending, answer, refuse, submit } = useSubmit(changeBooks, {
    told: { sent: () => t('payment.done', { count }) },
    onDone,
  });
  const { run } = useCommand(changeBooks);
  const expenseIds = expenses.map(({ id }) => id);

  function save(): void {
    if (on === null) return refuse({ on: [tf('required')] });
    const body = { expenseIds, bankAccountId: from === cash ? null : from, on };
    void submit((client) => client.payExpenses({ params: { orgId }, body }));
  }

  async function download(): Promise<void> {
    setBatchFor('asked');
    const body = { expenseIds, bankAccountId: from };
    const done = await run((client) => client.writeExpenseBatch({ params: { orgId }, body }));
    setBatchFor('none');
    if (done.kind === 'sent') saveText(done.answer.data.name, done.answer.data.content);
  }

  return (
    <Form answer={answer} onSubmit={save}>
      {({ errorOf }) => (
        <Stack gap="lg">
          <Text tone="muted">{t('payment.text')}</Text>
          <Text weight="semibold">
            {t('payment.total', { amount: format.rupiah(expenses.reduce((sum, { payable }) => sum + payable, 0)) })}
          </Text>
          <SelectField
            name="bankAccountId"
            label={t('payment.from')}
            value={from}
            options={[
              ...accounts.map(({ id, name, number }) => ({ value: id, label: `${name} · ${number}` })),
              { value: cash, label: t('payment.cash') },
            ]}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            error={errorOf('bankAccountId')}
          />
          <DateField
            name="on"
            label={t('payment.day')}
            required
            value={on}
            max={today}
            onChange={({ value }) => setOn(value)}
            error={errorOf('on')}
          />
          <FormActions>
            <Button type="submit" tone="primary" width="full" loading={isSending}>
              {t('payment.submit')}
            </Button>
            {from === cash ? null : (
              <Button width="full" loading={batchFor === 'asked'} onClick={() => void download()}>
                {t('payment.batch')}
              </Button>
            )}
          </FormActions>
        </Stack>
      )}
    </Form>
  );
}
