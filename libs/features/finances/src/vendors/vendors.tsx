import { useRead } from '@imah/api-client/react';
import type { Vendor } from '@imah/contract/expenses';
import {
  Button,
  Card,
  EmptyState,
  Inline,
  List,
  ListRow,
  SearchField,
  Skeleton,
  Stack,
  StatusBadge,
  ToggleGroup,
} from '@imah/ui';
import { pencilIcon, plusIcon, storeIcon } from '@imah/ui/icons';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '@imah/app/i18n';
import { useCan } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { useVendorTexts } from './texts.ts';
import { VendorForm } from './vendor-form.tsx';

const shown = ['active', 'archived'] as const;

/** From whom the organisation buys, and to which account they are paid. */
export function Vendors({ orgId }: { readonly orgId: string }) {
  const t = useVendorTexts();
  const can = useCan();
  const [search, setSearch] = useState('');
  const [state, setState] = useState<(typeof shown)[number]>('active');
  const [edited, setEdited] = useState<Vendor | 'new' | null>(null);
  const asked = useDeferredValue(search.trim());
  const query = { state, ...(asked === '' ? {} : { search: asked }) };
  const read = readState(useRead('listVendors', { params: { orgId }, query }));
  const may = (permission: 'expense.create' | 'expense.update') =>
    can(permission, { orgId, everywhere: true }) === 'allowed';
  const add = may('expense.create') ? (
    <Button tone="primary" icon={plusIcon} onClick={() => setEdited('new')}>
      {t('add')}
    </Button>
  ) : null;
  return (
    <Stack gap="md">
      <Inline gap="sm" align="end">
        <SearchField label={t('search')} value={search} maxLength={100} onChange={({ value }) => setSearch(value)} />
        <ToggleGroup
          label={t('shown')}
          value={state}
          options={shown.map((value) => ({ value, label: t(`states.${value}`) }))}
          onChange={({ value }) => setState(value === 'archived' ? 'archived' : 'active')}
        />
        {add}
      </Inline>
      <Read of={read} level={2} loading={<Skeleton shape="card" />} failed={t('failed')}>
        {(vendors) =>
          vendors.length === 0 ? (
            <EmptyState
              icon={storeIcon}
              level={2}
              title={t(asked === '' && state === 'active' ? 'empty' : 'none')}
              text={t('emptyText')}
            />
          ) : (
            <Card padding="none">
              <List aria-label={t('label')}>
                {vendors.map((vendor) => (
                  <VendorRow
                    key={vendor.id}
                    vendor={vendor}
                    onEdit={may('expense.update') ? () => setEdited(vendor) : null}
                  />
                ))}
              </List>
            </Card>
          )
        }
      </Read>
      {edited === null ? null : (
        <VendorForm orgId={orgId} vendor={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </Stack>
  );
}

interface VendorRowProps {
  readonly vendor: Vendor;
  /** Null where the reader changes no suppliers. */
  readonly onEdit: (() => void) | null;
}

function VendorRow({ vendor, onEdit }: VendorRowProps) {
  const t = useVendorTexts();
  const format = useFormat();
  const [address] = useSearchParams();
  const { id, name, npwp, account, contact, phone, payableFrom } = vendor;
  const next = new URLSearchParams(address);
  next.set('bagian', 'expenses');
  next.set('dari-pemasok', id);
  return (
    <ListRow
      title={name}
      description={[
        account === null ? t('withoutAccount') : `${account.bank} ${account.number}`,
        ...(payableFrom === null ? [] : [t('payableFrom', { when: format.dateTime(payableFrom, 'Asia/Jakarta') })]),
        npwp === null ? t('withoutNpwp') : t('npwp', { number: npwp }),
        ...[contact, phone].filter((fact) => fact !== null),
      ].join(' · ')}
      href={`/imah/finances?${next.toString()}`}
      trailing={
        <Inline gap="sm" align="center">
          {payableFrom === null ? null : <StatusBadge tone="warning" label={t('waits')} />}
          {onEdit === null ? null : (
            <Button size="sm" icon={pencilIcon} aria-label={t('edit', { name })} onClick={onEdit}>
              {t('change')}
            </Button>
          )}
        </Inline>
      }
    />
  );
}
