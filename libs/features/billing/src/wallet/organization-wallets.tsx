import { useRead } from '@imah/api-client/react';
import { Button, ForbiddenState, Inline, SelectField, Skeleton, Stack, Tabs } from '@imah/ui';
import { arrowLeftIcon } from '@imah/ui/icons';
import { Read, readState } from '@imah/app/read';
import { PayoutsOfOrganization } from './payout-list.tsx';
import { useWalletTexts } from './texts.ts';
import { useWalletAddress } from './use-wallet-address.ts';
import { WalletList } from './wallet-list.tsx';
import { WalletTotalsView } from './wallet-totals.tsx';
import { WalletView } from './wallet-view.tsx';

interface OrganizationWalletsProps {
  /** Those whose deposits the person sees; not empty. */
  readonly orgs: readonly { readonly orgId: string; readonly orgName: string }[];
}

const parts = ['orang', 'pencairan'] as const;

/** The deposits of an organisation: what they come to, whose they are, and payouts; or that of one person. */
export function OrganizationWallets({ orgs }: OrganizationWalletsProps) {
  const t = useWalletTexts();
  const address = useWalletAddress();
  const orgId = (orgs.find((org) => org.orgId === address.orgId) ?? orgs[0])?.orgId ?? '';
  if (address.personId !== null) return <OfPerson personId={address.personId} />;
  const part = parts.find((one) => one === address.part) ?? 'orang';
  return (
    <Stack gap="lg">
      {orgs.length > 1 ? (
        <SelectField
          label={t('organization')}
          value={orgId}
          options={orgs.map((org) => ({ value: org.orgId, label: org.orgName }))}
          onChange={({ currentTarget }) => address.change({ orgId: currentTarget.value })}
        />
      ) : null}
      <WalletTotalsView orgId={orgId} />
      <Tabs
        label={t('parts.label')}
        selected={part}
        onChange={({ selected }) => address.change({ part: parts.find((one) => one === selected) ?? null })}
        tabs={parts.map((one) => ({
          id: one,
          label: t(`parts.${one}`),
          content:
            one !== part ? null : one === 'orang' ? (
              <WalletList orgId={orgId} />
            ) : (
              <PayoutsOfOrganization orgId={orgId} />
            ),
        }))}
      />
    </Stack>
  );
}

function OfPerson({ personId }: { readonly personId: string }) {
  const t = useWalletTexts();
  const { change } = useWalletAddress();
  const read = readState(useRead('getWallet', { params: { personId } }));
  return (
    <Stack gap="md">
      <Inline>
        <Button icon={arrowLeftIcon} size="sm" onClick={() => change({ personId: null, part: null, month: null })}>
          {t('back')}
        </Button>
      </Inline>
      <Read
        of={read}
        level={2}
        loading={<Skeleton shape="card" />}
        failed={t('failed')}
        forbidden={<ForbiddenState level={2} text={t('forbidden')} />}
        missing={<ForbiddenState level={2} text={t('forbidden')} />}
      >
        {(wallet) => <WalletView wallet={wallet} reader="bookkeeper" isNamed />}
      </Read>
    </Stack>
  );
}
