import { useRead } from '@imah/api-client/react';
import type { Wallet } from '@imah/contract/wallet';
import { Dialog, Skeleton, Text } from '@imah/ui';
import { Read, readState } from '@imah/app/read';
import { useWalletTexts } from './texts.ts';
import { WalletPaymentForm } from './wallet-payment-form.tsx';

interface WalletPaymentProps {
  readonly wallet: Wallet;
  readonly onClose: () => void;
}

/** First what is to be paid, then from the deposit. */
export function WalletPayment({ wallet, onClose }: WalletPaymentProps) {
  const t = useWalletTexts();
  const dues = readState(useRead('listOwnDues', {}));
  return (
    <Dialog open onClose={onClose} title={t('pay.title')}>
      <Read of={dues} level={3} loading={<Skeleton shape="row" />} failed={t('failed')}>
        {(all) => {
          const own = all.filter(({ buildingId }) => wallet.buildings.some(({ id }) => id === buildingId));
          return own.length === 0 ? (
            <Text tone="muted">{t('pay.nothing')}</Text>
          ) : (
            <WalletPaymentForm wallet={wallet} dues={own} onClose={onClose} />
          );
        }}
      </Read>
    </Dialog>
  );
}
