import { useRead } from '@imah/api-client/react';
import type { LedgerAccount } from '@imah/contract/finances';
import { Badge, Button, Card, Inline, List, ListRow, Skeleton, Stack, Text } from '@imah/ui';
import { pencilIcon, plusIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useFormat } from '@imah/app/i18n';
import { useCan } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { useFilters } from '../finances/use-filters.ts';
import { useFinancesTexts } from '../texts.ts';
import { AccountForm } from './account-form.tsx';
import { EditAccountForm } from './edit-account-form.tsx';

/** The accounts of the books with what stands on them. */
export function Accounts({ orgId }: { readonly orgId: string }) {
  const t = useFinancesTexts();
  const can = useCan();
  const [form, setForm] = useState<'closed' | 'new'>('closed');
  const read = readState(useRead('listLedgerAccounts', { params: { orgId } }));
  return (
    <Stack gap="md">
      {can('report.create', { orgId, everywhere: true }) === 'allowed' ? (
        <Inline>
          <Button icon={plusIcon} tone="primary" onClick={() => setForm('new')}>
            {t('accounts.add')}
          </Button>
        </Inline>
      ) : null}
      <Read of={read} level={2} loading={<Skeleton shape="card" />} failed={t('failed')}>
        {(accounts) => (
          <Card padding="none">
            <List>
              {accounts.map((account) => (
                <Account key={account.accountId} orgId={orgId} account={account} />
              ))}
            </List>
          </Card>
        )}
      </Read>
      {form === 'new' ? <AccountForm orgId={orgId} onClose={() => setForm('closed')} /> : null}
    </Stack>
  );
}

function Account({ orgId, account }: { readonly orgId: string; readonly account: LedgerAccount }) {
  const t = useFinancesTexts();
  const format = useFormat();
  const can = useCan();
  const { hrefOf } = useFilters();
  const [form, setForm] = useState<'closed' | 'edit'>('closed');
  const { accountId, code, name, type, balance, state } = account;
  return (
    <ListRow
      title={`${code} ${name}`}
      description={t(`accounts.types.${type}`)}
      href={hrefOf({ part: 'journal', accountId, of: 'all' })}
      trailing={
        <Inline gap="sm" align="center">
          {state === 'archived' ? <Badge>{t('accounts.archived')}</Badge> : null}
          <Text weight="semibold">{format.rupiah(balance)}</Text>
          {can('report.update', { orgId, everywhere: true }) === 'allowed' ? (
            <Button
              size="sm"
              icon={pencilIcon}
              aria-label={t('accounts.editNamed', { code, name })}
              onClick={() => setForm('edit')}
            >
              {t('accounts.edit')}
            </Button>
          ) : null}
          {form === 'edit' ? (
            <EditAccountForm orgId={orgId} account={account} onClose={() => setForm('closed')} />
          ) : null}
        </Inline>
      }
    />
  );
}
