import { useBuildings, useRead } from '@imah/api-client/react';
import type { Wallet } from '@imah/contract/wallet';
import { EmptyState, Heading, Inline, Skeleton, Stack, Text, ToggleGroup } from '@imah/ui';
import { walletIcon } from '@imah/ui/icons';
import { LiveReads } from '@imah/app/live';
import { useApp, useCan } from '@imah/app/ports';
import { Read, readState, together } from '@imah/app/read';
import { OrganizationWallets } from './organization-wallets.tsx';
import { PayoutDialog } from './payout-dialog.tsx';
import { useWalletTexts } from './texts.ts';
import { useWalletAddress } from './use-wallet-address.ts';
import { WalletView } from './wallet-view.tsx';

const live = [
  'listOwnWallets',
  'getWallet',
  'listWalletEntries',
  'listPayoutsOfWallet',
  'getPayout',
  'listWallets',
  'listPayouts',
  'getWalletTotals',
  'listOwnDues',
] as const;

/** `/imah/saldo`: one's own deposit; for who keeps the books those of all residents, and payouts that wait. */
export function WalletPage() {
  const t = useWalletTexts();
  const can = useCan();
  const { person } = useApp();
  const address = useWalletAddress();
  const orgs = (person?.memberships ?? []).filter(
    ({ orgId }) => can('wallet.view', { orgId, everywhere: true }) === 'allowed',
  );
  const read = together(readState(useBuildings()), readState(useRead('listOwnWallets', {})));
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Heading level={1}>{t('title')}</Heading>
        <Text tone="muted">{orgs.length > 0 ? t('leadAll') : t('leadOwn')}</Text>
      </Stack>
      <Read of={read} level={2} loading={<Skeleton shape="card" />} failed={t('failed')}>
        {([buildings, wallets]) => (
          <Stack gap="lg">
            {buildings.map(({ orgId, id }) => (
              <LiveReads key={id} building={{ orgId, buildingId: id }} only={live} />
            ))}
            <Sides orgs={orgs} wallets={wallets} />
          </Stack>
        )}
      </Read>
      {address.payoutId === null ? null : (
        <PayoutDialog
          key={address.payoutId}
          payoutId={address.payoutId}
          onClose={() => address.change({ payoutId: null })}
        />
      )}
    </Stack>
  );
}

interface SidesProps {
  readonly orgs: readonly { readonly orgId: string; readonly orgName: string }[];
  readonly wallets: readonly Wallet[];
}

/** One's own deposits or those of all; who has both chooses. */
function Sides({ orgs, wallets }: SidesProps) {
  const t = useWalletTexts();
  const { side, change } = useWalletAddress();
  if (orgs.length === 0 && wallets.length === 0)
    return <EmptyState icon={walletIcon} level={2} title={t('none')} text={t('noneText')} />;
  const shown = orgs.length === 0 ? 'own' : wallets.length === 0 ? 'all' : (side ?? 'all');
  return (
    <Stack gap="lg">
      {orgs.length > 0 && wallets.length > 0 ? (
        <Inline>
          <ToggleGroup
            label={t('whose.label')}
            size="sm"
            choice="one"
            value={shown}
            options={(['all', 'own'] as const).map((value) => ({ value, label: t(`whose.${value}`) }))}
            onChange={({ value }) =>
              change({ side: value === 'own' ? 'own' : 'all', part: null, personId: null, month: null })
            }
          />
        </Inline>
      ) : null}
      {shown === 'all' ? (
        <OrganizationWallets orgs={orgs} />
      ) : (
        wallets.map((wallet) => (
          <WalletView key={wallet.personId} wallet={wallet} reader="owner" isNamed={wallets.length > 1} />
        ))
      )}
    </Stack>
  );
}
