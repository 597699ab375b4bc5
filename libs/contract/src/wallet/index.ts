export { payout, payoutDraft, payoutListQuery, payoutMove, type Payout, type PayoutDraft } from './payout.ts';
export { walletEndpoints } from './wallet-endpoints.ts';
export {
  autopayAttempt,
  autopayDraft,
  wallet,
  walletEntry,
  walletEntryQuery,
  walletListQuery,
  walletPaymentDraft,
  walletRow,
  walletRule,
  walletTopUpDraft,
  walletTotals,
  type Autopay,
  type AutopayAttempt,
  type Wallet,
  type WalletEntry,
  type WalletPaymentDraft,
  type WalletRow,
  type WalletRule,
  type WalletTopUpDraft,
  type WalletTotals,
} from './wallet.ts';
