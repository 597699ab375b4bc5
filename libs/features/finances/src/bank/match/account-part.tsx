import { useRead } from '@imah/api-client/react';
import type { LedgerAccount } from '@imah/contract/finances';
import { Button, RupiahField, SelectField, Skeleton, Stack, TextField } from '@imah/ui';
import { useState } from 'react';
import { Read, readState } from '@imah/app/read';
import { useBankTexts } from '../texts.ts';
import type { PartProps } from './chosen-part.ts';
import { useAmount } from './use-amount.ts';

/** What stands there moves by payments alone, as the server says. */
const notFree = ['receivables', 'deposits', 'heldDeposits', 'clearing', 'bank'];

/** What is booked to an account of the books, with the reason. */
export function AccountPart(props: PartProps & { readonly said: string }) {
  const t = useBankTexts();
  const { orgId } = props;
  const read = readState(useRead('listLedgerAccounts', { params: { orgId } }));
  return (
    <Read of={read} level={3} loading={<Skeleton shape="row" />} failed={t('failed')}>
      {(accounts) => <Fields {...props} accounts={accounts} />}
    </Read>
  );
}

type FieldsProps = PartProps & { readonly said: string; readonly accounts: readonly LedgerAccount[] };

function Fields({ accounts, rest, said, onAdd }: FieldsProps) {
  const t = useBankTexts();
  const [accountId, setAccountId] = useState('');
  const { typed, amount, type, forget } = useAmount(Math.abs(rest));
  const [note, setNote] = useState(said.slice(0, 200));
  const free = accounts.filter(({ key, state }) => state === 'active' && !notFree.includes(key ?? ''));
  const account = free.find((one) => one.accountId === accountId);

  function add(): void {
    if (account === undefined) return;
    const signed = rest < 0 ? -amount : amount;
    const part = { kind: 'account' as const, accountId, buildingId: null, amount: signed, note: note.trim() };
    onAdd({ key: accountId, title: `${account.code} ${account.name}`, amount: signed, part });
    forget();
  }

  return (
    <Stack gap="md">
      <SelectField
        label={t('own.toAccount')}
        value={accountId}
        options={[
          { value: '', label: t('own.chooseAccount') },
          ...free.map((one) => ({ value: one.accountId, label: `${one.code} ${one.name}` })),
        ]}
        onChange={({ currentTarget }) => setAccountId(currentTarget.value)}
      />
      <RupiahField label={t('own.amount')} value={typed} onChange={type} />
      <TextField
        label={t('own.note')}
        hint={t('own.noteHint')}
        maxLength={500}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <Button disabled={account === undefined || amount < 1 || note.trim().length < 3} onClick={add}>
        {t('own.book')}
      </Button>
    </Stack>
  );
}
