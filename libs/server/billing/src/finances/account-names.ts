import type { Locale } from '@imah/contract/core/words';
import type { AccountKey } from '@imah/contract/finances/words';

/** What the accounts that every organisation begins with are called, while nobody calls them otherwise. */
const names: Readonly<Record<Locale, Readonly<Record<AccountKey, string>>>> = {
  id: {
    cash: 'Kas',
    bank: 'Bank',
    clearing: 'Pembayaran dalam perjalanan',
    receivables: 'Piutang penghuni',
    inventory: 'Persediaan',
    fixedAssets: 'Aset tetap',
    depreciation: 'Akumulasi penyusutan',
    deposits: 'Saldo titipan penghuni',
    heldDeposits: 'Titipan ditahan',
    ppnPayable: 'Utang PPN',
    pbjtPayable: 'Utang PBJT',
    withheldTax: 'Utang PPh dipotong',
    payables: 'Utang usaha',
    sinkingFund: 'Dana endapan',
    equity: 'Ekuitas',
    serviceCharges: 'Pendapatan IPL',
    utilities: 'Pendapatan utilitas',
    lateFees: 'Pendapatan denda',
    sales: 'Pendapatan produk dan jasa',
    operations: 'Beban operasional',
    maintenance: 'Beban pemeliharaan',
    channelFees: 'Biaya kanal pembayaran',
    depreciationCost: 'Beban penyusutan',
    rounding: 'Selisih pembulatan',
  },
  en: {
    cash: 'Cash',
    bank: 'Bank',
    clearing: 'Payments on their way',
    receivables: 'Receivables from occupants',
    inventory: 'Inventory',
    fixedAssets: 'Fixed assets',
    depreciation: 'Accumulated depreciation',
    deposits: 'Deposits of occupants',
    heldDeposits: 'Held deposits',
    ppnPayable: 'VAT payable',
    pbjtPayable: 'Local tax payable',
    withheldTax: 'Withheld income tax',
    payables: 'Accounts payable',
    sinkingFund: 'Sinking fund',
    equity: 'Equity',
    serviceCharges: 'Service charges',
    utilities: 'Utilities',
    lateFees: 'Late fees',
    sales: 'Products and services',
    operations: 'Operations',
    maintenance: 'Maintenance',
    channelFees: 'Payment channel fees',
    depreciationCost: 'Depreciation',
    rounding: 'Rounding differences',
  },
};

/** What an account is called: by people, or by its key. */
export function nameOfAccount(
  locale: Locale,
  { key, name }: { readonly key: AccountKey | null; readonly name: string | null },
): string {
  return name ?? (key === null ? '' : names[locale][key]);
}
