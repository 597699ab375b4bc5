import { useReadPages } from '@imah/api-client/react';
import type { Payout } from '@imah/contract/wallet';
import { type PayoutState, payoutStates } from '@imah/contract/wallet/words';
import {
  Button,
  Card,
  EmptyState,
  ForbiddenState,
  Inline,
  List,
  ListRow,
  SelectField,
  Skeleton,
  Stack,
  StatusBadge,
  Text,
} from '@imah/ui';
import { landmarkIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useFormat } from '@imah/app/i18n';
import { Read, ReadMore, readState } from '@imah/app/read';
import { useWalletTexts } from './texts.ts';
import { useWalletAddress } from './use-wallet-address.ts';

/** The colour in which the state of a payout is said. */
export const payoutTones: Readonly<Record<PayoutState, 'warning' | 'info' | 'success' | 'danger'>> = {
  requested: 'warning',
  approved: 'info',
  paid: 'success',
  refused: 'danger',
};

const unique = ({ pages }: { readonly pages: readonly { readonly data: readonly Payout[] }[] }) => [
  ...new Map(pages.flatMap(({ data }) => data).map((one) => [one.id, one])).values(),
];

/** The payouts of a deposit. */
export function PayoutsOfWallet({ personId }: { readonly personId: string }) {
  const found = useReadPages('listPayoutsOfWallet', { params: { personId }, query: { limit: 50 } }, { select: unique });
  return <PayoutRows found={found} />;
}

/** The payouts of an organisation, those that wait at first. */
export function PayoutsOfOrganization({ orgId }: { readonly orgId: string }) {
  const t = useWalletTexts();
  const [state, setState] = useState<PayoutState | 'all'>('all');
  const found = useReadPages(
    'listPayouts',
    { params: { orgId }, query: { limit: 50, ...(state === 'all' ? {} : { state }) } },
    { select: unique },
  );
  return (
    <Stack gap="md">
      <Inline>
        <SelectField
          label={t('payouts.filter')}
          value={state}
          options={[
            { value: 'all', label: t('payouts.everyState') },
            ...payoutStates.map((value) => ({ value, label: t(`payouts.states.${value}`) })),
          ]}
          onChange={({ currentTarget }) => setState(payoutStates.find((one) => one === currentTarget.value) ?? 'all')}
        />
      </Inline>
      <PayoutRows found={found} />
    </Stack>
  );
}

/** The pages of payouts, as a read of either list has them. */
type Found = ReturnType<typeof useReadPages<'listPayouts', Payout[]>>;

function PayoutRows({ found }: { readonly found: Found }) {
  const t = useWalletTexts();
  const format = useFormat();
  const { change } = useWalletAddress();
  return (
    <Read
      of={readState(found)}
      level={2}
      loading={<Skeleton shape="card" />}
      failed={t('failed')}
      forbidden={<ForbiddenState level={2} text={t('forbidden')} />}
      empty={<EmptyState icon={landmarkIcon} level={2} title={t('payouts.empty')} text={t('payouts.emptyText')} />}
    >
      {(payouts) => (
        <Stack gap="md">
          <Card padding="none">
            <List>
              {payouts.map(({ id, number, personName, amount, bank, accountNumber, requested, state }) => (
                <ListRow
                  key={id}
                  icon={landmarkIcon}
                  title={t('payouts.row', { number, name: personName })}
                  description={t('payouts.to', {
                    bank,
                    account: accountNumber,
                    day: format.date(requested.at, 'Asia/Jakarta'),
                  })}
                  trailing={
                    <Inline gap="sm" align="center">
                      <StatusBadge tone={payoutTones[state]} label={t(`payouts.states.${state}`)} />
                      <Text weight="semibold">{format.rupiah(amount)}</Text>
                      <Button size="sm" onClick={() => change({ payoutId: id })}>
                        {t('payouts.open', { number })}
                      </Button>
                    </Inline>
                  }
                />
              ))}
            </List>
          </Card>
          <ReadMore of={found}>{t('more')}</ReadMore>
        </Stack>
      )}
    </Read>
  );
}
