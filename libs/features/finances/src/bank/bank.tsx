import { useRead } from '@imah/api-client/react';
import type { BankAccount } from '@imah/contract/statements';
import { Button, EmptyState, Inline, SelectField, Skeleton, Stack } from '@imah/ui';
import { fileTextIcon, landmarkIcon, pencilIcon, plusIcon, uploadIcon } from '@imah/ui/icons';
import { type ReactNode, useState } from 'react';
import { useCan } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { BankAccountForm } from './bank-account-form.tsx';
import { Balances } from './balances.tsx';
import { ImportedFiles } from './imported-files.tsx';
import { ImportStatement } from './import-statement.tsx';
import { Lines } from './lines.tsx';
import { Opening } from './opening.tsx';
import { useBankTexts } from './texts.ts';
import { useBankFilters } from './use-bank-filters.ts';

/** Accounts at banks: what the bank says beside what the books say, and the lines that are to be matched. */
export function Bank({ orgId }: { readonly orgId: string }) {
  const t = useBankTexts();
  const can = useCan();
  const [form, setForm] = useState<'closed' | 'new'>('closed');
  const read = readState(useRead('listBankAccounts', { params: { orgId } }));
  const mayAdd = can('report.create', { orgId, everywhere: true }) === 'allowed';
  const add = mayAdd ? (
    <Button icon={plusIcon} onClick={() => setForm('new')}>
      {t('add')}
    </Button>
  ) : null;
  return (
    <Read of={read} level={2} loading={<Skeleton shape="card" />} failed={t('failed')}>
      {(accounts) => (
        <>
          {accounts.length === 0 ? (
            <EmptyState icon={landmarkIcon} level={2} title={t('empty')} text={t('emptyText')} actions={add} />
          ) : (
            <Known orgId={orgId} accounts={accounts} add={add} />
          )}
          {form === 'new' ? <BankAccountForm orgId={orgId} account={null} onClose={() => setForm('closed')} /> : null}
        </>
      )}
    </Read>
  );
}

interface KnownProps {
  readonly orgId: string;
  readonly accounts: readonly BankAccount[];
  readonly add: ReactNode;
}

function Known({ orgId, accounts, add }: KnownProps) {
  const t = useBankTexts();
  const can = useCan();
  const { accountId, change } = useBankFilters();
  const [dialog, setDialog] = useState<'none' | 'import' | 'edit' | 'files'>('none');
  const account = accounts.find(({ id }) => id === accountId) ?? accounts[0];
  if (account === undefined) return null;
  const close = () => setDialog('none');
  const may = (permission: 'report.import' | 'report.update') =>
    can(permission, { orgId, everywhere: true }) === 'allowed';
  return (
    <Stack gap="lg">
      <Inline gap="sm" align="end">
        <SelectField
          label={t('account')}
          value={account.id}
          options={accounts.map(({ id, name, bank, number }) => ({
            value: id,
            label: `${name} · ${t(`banks.${bank}`)} ${number}`,
          }))}
          onChange={({ currentTarget }) => change({ accountId: currentTarget.value, lineIds: [] })}
        />
        {may('report.import') ? (
          <Button tone="primary" icon={uploadIcon} onClick={() => setDialog('import')}>
            {t('import.open')}
          </Button>
        ) : null}
        <Button icon={fileTextIcon} onClick={() => setDialog('files')}>
          {t('files.open')}
        </Button>
        {may('report.update') ? (
          <Button icon={pencilIcon} onClick={() => setDialog('edit')}>
            {t('edit')}
          </Button>
        ) : null}
        {add}
      </Inline>
      <Balances account={account} />
      <Opening orgId={orgId} account={account} />
      <Lines key={account.id} orgId={orgId} account={account} />
      {dialog === 'import' ? <ImportStatement orgId={orgId} account={account} onClose={close} /> : null}
      {dialog === 'edit' ? <BankAccountForm orgId={orgId} account={account} onClose={close} /> : null}
      {dialog === 'files' ? <ImportedFiles orgId={orgId} account={account} onClose={close} /> : null}
    </Stack>
  );
}
