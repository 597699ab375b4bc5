import type { OwnDue } from '@imah/contract/payments';
import { onlineMethods, type OnlineMethod, type VaBank, vaBanks } from '@imah/contract/payments/words';

/** A way to pay online: QRIS, or the virtual account of a bank. */
type Way = Exclude<OnlineMethod, 'va'> | VaBank;

/** QRIS first, then each bank. */
export function waysOf({ methods, banks }: Pick<OwnDue, 'methods' | 'banks'>): Way[] {
  const open = onlineMethods.filter((method) => methods.includes(method));
  return open.flatMap((method) => (method === 'va' ? vaBanks.filter((bank) => banks.includes(bank)) : [method]));
}

/** A way as the server is asked for it. */
export function howOf(way: Way): { readonly method: OnlineMethod; readonly bank: VaBank | null } {
  return way === 'qris' ? { method: way, bank: null } : { method: 'va', bank: way };
}
