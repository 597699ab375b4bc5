import { type StatementLineState, statementLineStates } from '@imah/contract/statements/words';
import { useSearchParams } from 'react-router-dom';

/** What of the lines is shown, as the address says it. */
interface BankFilters {
  readonly accountId: string | null;
  readonly state: StatementLineState | 'all';
  readonly direction: 'all' | 'in' | 'out';
  readonly search: string;
  /** The lines that are open in the panel. */
  readonly lineIds: readonly string[];
}

const names = { accountId: 'rekening', state: 'mutasi', direction: 'arah', search: 'cari', lineIds: 'baris' } as const;
const words = { state: [...statementLineStates, 'all'], direction: ['all', 'in', 'out'] } as const;

/** The filters of the part about banks, which stand in the address of the page. */
export function useBankFilters(): BankFilters & {
  readonly change: (changed: Partial<BankFilters>) => void;
  readonly hrefOf: (changed: Partial<BankFilters>) => string;
} {
  const [address, setAddress] = useSearchParams();
  const paramsOf = (changed: Partial<BankFilters>) => {
    const next = new URLSearchParams(address);
    for (const [key, value] of Object.entries(changed)) {
      const text = Array.isArray(value) ? value.join(',') : value;
      const name = names[key as keyof typeof names];
      if (typeof text !== 'string' || text === '') next.delete(name);
      else next.set(name, text);
    }
    return next;
  };
  const lineIds = (address.get(names.lineIds) ?? '').split(',').filter((id) => id !== '');
  return {
    accountId: address.get(names.accountId),
    state: words.state.find((one) => one === address.get(names.state)) ?? 'new',
    direction: words.direction.find((one) => one === address.get(names.direction)) ?? 'all',
    search: address.get(names.search) ?? '',
    lineIds,
    change: (changed) => setAddress(paramsOf(changed), { replace: true }),
    hrefOf: (changed) => `/imah/finances?${paramsOf(changed).toString()}`,
  };
}
