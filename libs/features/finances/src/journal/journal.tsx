import { useRead, useReadPages } from '@imah/api-client/react';
import { Button, EmptyState, Inline, Link, SelectField, Skeleton, Stack, Text } from '@imah/ui';
import { downloadIcon, landmarkIcon } from '@imah/ui/icons';
import { useCan } from '@imah/app/ports';
import { Read, ReadMore, readState } from '@imah/app/read';
import { everyEntry, monthsShown, useFilters } from '../finances/use-filters.ts';
import { type BooksPlace, placeQueryOf } from '../parts/books-place.ts';
import { useMonths } from '../parts/use-months.ts';
import { useFinancesTexts } from '../texts.ts';
import { Entries } from './entries.tsx';

/** The journal of some months, or the entries behind one account. */
export function Journal({ place }: { readonly place: BooksPlace }) {
  const t = useFinancesTexts();
  const can = useCan();
  const monthsText = useMonths();
  const filters = useFilters();
  const { accountId, group, since, of, change, hrefOf } = filters;
  const { orgId } = place;
  const months = monthsShown(filters);
  const query = { ...months, ...placeQueryOf(place) };
  const pages = useReadPages('listLedgerEntries', {
    params: { orgId },
    query: {
      ...query,
      of,
      limit: 50,
      ...(accountId === null ? {} : { accountId }),
      ...(group === null ? {} : { group }),
    },
  });
  const target = place.buildingId === null ? { orgId, everywhere: true } : { orgId, buildingId: place.buildingId };
  const mayTake = can('report.export', target) === 'allowed';
  const file = (format: string) =>
    `/api/v1/organizations/${orgId}/finances/journal-file?${new URLSearchParams({ ...query, format }).toString()}`;
  return (
    <Stack gap="md">
      <Inline gap="sm" align="end">
        {place.reach === 'organization' ? (
          <AccountChoice
            orgId={orgId}
            accountId={accountId}
            onChange={(chosen) => change({ ...everyEntry, accountId: chosen, since })}
          />
        ) : null}
        {mayTake
          ? (['csv', 'hledger'] as const).map((format) => (
              <Button key={format} icon={downloadIcon} onClick={() => window.location.assign(file(format))}>
                {t(`journal.${format}`)}
              </Button>
            ))
          : null}
      </Inline>
      {group === null && since === 'span' && of === 'all' ? null : (
        <Inline gap="sm">
          <Text tone="muted">
            {[
              ...(group === null ? [] : [t(`journal.groups.${group}`)]),
              since === 'beginning'
                ? t('journal.sinceBeginning', { month: monthsText({ from: months.to, to: months.to }) })
                : monthsText(months),
              ...(of === 'money' ? [t('journal.money')] : []),
            ].join(' · ')}
          </Text>
          <Link href={hrefOf(everyEntry)}>{t('journal.everyEntry')}</Link>
        </Inline>
      )}
      <Read of={readState(pages)} level={2} loading={<Skeleton shape="card" />} failed={t('failed')}>
        {(known) => (
          <Stack gap="md">
            {known.pages.every(({ data }) => data.length === 0) ? (
              <EmptyState icon={landmarkIcon} level={2} title={t('journal.empty')} text={t('journal.emptyText')} />
            ) : (
              <Entries entries={known.pages.flatMap(({ data }) => data)} />
            )}
            <ReadMore of={pages}>{t('journal.more')}</ReadMore>
          </Stack>
        )}
      </Read>
    </Stack>
  );
}

interface AccountChoiceProps {
  readonly orgId: string;
  readonly accountId: string | null;
  readonly onChange: (accountId: string | null) => void;
}

/** Of which account the entries are shown. */
function AccountChoice({ orgId, accountId, onChange }: AccountChoiceProps) {
  const t = useFinancesTexts();
  const accounts = readState(useRead('listLedgerAccounts', { params: { orgId } }));
  const known = accounts.kind === 'ready' ? accounts.data : [];
  return (
    <SelectField
      label={t('journal.account')}
      value={accountId ?? ''}
      options={[
        { value: '', label: t('journal.all') },
        ...known.map((account) => ({ value: account.accountId, label: `${account.code} ${account.name}` })),
      ]}
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : value)}
    />
  );
}
