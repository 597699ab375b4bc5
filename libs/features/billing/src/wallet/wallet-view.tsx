import type { Wallet } from '@imah/contract/wallet';
import { Button, Card, Grid, Heading, Inline, Stack, Stat, Tabs } from '@imah/ui';
import { banknoteIcon, landmarkIcon, plusIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useFormat } from '@imah/app/i18n';
import { useCan } from '@imah/app/ports';
import { Autopay } from './autopay.tsx';
import { PayoutForm } from './payout-form.tsx';
import { PayoutsOfWallet } from './payout-list.tsx';
import { Statement } from './statement.tsx';
import { useWalletTexts } from './texts.ts';
import { TopUpForm } from './top-up-form.tsx';
import { useWalletAddress, type WalletPart } from './use-wallet-address.ts';
import { WalletPayment } from './wallet-payment.tsx';

interface WalletViewProps {
  readonly wallet: Wallet;
  /** Whose it is, or somebody who keeps the books. */
  readonly reader: 'owner' | 'bookkeeper';
  readonly isNamed: boolean;
}

/** A deposit: what is there, what can be done with it, its statement and its payouts. */
export function WalletView({ wallet, reader, isNamed }: WalletViewProps) {
  const t = useWalletTexts();
  const format = useFormat();
  const can = useCan();
  const address = useWalletAddress();
  const [dialog, setDialog] = useState<'closed' | 'pay' | 'topUp' | 'payout'>('closed');
  const close = () => setDialog('closed');
  const { orgId, available, held, buildings } = wallet;
  const isOwn = reader === 'owner';
  const mayUse = isOwn || can('wallet.create', { orgId, everywhere: true }) === 'allowed';
  const parts: readonly WalletPart[] = isOwn ? ['mutasi', 'pencairan', 'otomatis'] : ['mutasi', 'pencairan'];
  const part = parts.find((one) => one === address.part) ?? 'mutasi';
  return (
    <Stack gap="lg" as="section" aria-label={t('of', { name: wallet.personName })}>
      {isNamed ? (
        <Heading level={2}>{isOwn ? wallet.organizationName : t('of', { name: wallet.personName })}</Heading>
      ) : null}
      <Grid columns={2} gap="md">
        <Card>
          <Stat label={t('available')} value={format.rupiah(available)} />
        </Card>
        <Card>
          <Stat label={t('held')} value={format.rupiah(held)} />
        </Card>
      </Grid>
      {mayUse && buildings.length > 0 ? (
        <Inline gap="sm">
          {isOwn ? (
            <>
              <Button icon={banknoteIcon} tone="primary" disabled={available === 0} onClick={() => setDialog('pay')}>
                {t('actions.pay')}
              </Button>
              <Button icon={plusIcon} onClick={() => setDialog('topUp')}>
                {t('actions.topUp')}
              </Button>
            </>
          ) : null}
          <Button icon={landmarkIcon} disabled={available === 0} onClick={() => setDialog('payout')}>
            {t('actions.payout')}
          </Button>
        </Inline>
      ) : null}
      <Tabs
        label={t('parts.label')}
        selected={part}
        onChange={({ selected }) => address.change({ part: parts.find((one) => one === selected) ?? null })}
        tabs={parts.map((one) => ({
          id: one,
          label: t(`parts.${one}`),
          content: one === part ? <Part part={one} wallet={wallet} /> : null,
        }))}
      />
      {dialog === 'pay' ? <WalletPayment wallet={wallet} onClose={close} /> : null}
      {dialog === 'topUp' ? <TopUpForm wallet={wallet} onClose={close} /> : null}
      {dialog === 'payout' ? <PayoutForm wallet={wallet} reader={reader} onClose={close} /> : null}
    </Stack>
  );
}

function Part({ part, wallet }: { readonly part: WalletPart; readonly wallet: Wallet }) {
  if (part === 'pencairan') return <PayoutsOfWallet personId={wallet.personId} />;
  if (part === 'otomatis') return <Autopay wallet={wallet} />;
  return <Statement personId={wallet.personId} />;
}
