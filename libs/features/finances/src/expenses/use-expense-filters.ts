import { type ExpenseState, expenseStates } from '@imah/contract/expenses/words';
import { useSearchParams } from 'react-router-dom';

/** What of the expenses is shown, as the address says it. */
interface ExpenseFilters {
  readonly state: ExpenseState | 'all';
  readonly vendorId: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly search: string;
  /** The one that is open beside the list. */
  readonly expenseId: string | null;
}

const names = {
  state: 'keadaan',
  vendorId: 'dari-pemasok',
  from: 'dari',
  to: 'sampai',
  search: 'cari',
  expenseId: 'pengeluaran',
} as const satisfies Record<keyof ExpenseFilters, string>;

/** A day that there is: of any other the server knows no expenses. */
function dayOf(text: string | null): string | null {
  if (text === null || !/^20\d\d-\d\d-\d\d$/.test(text)) return null;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null;
}

/** The filters of expenses, which stand in the address of the page. */
export function useExpenseFilters(): ExpenseFilters & {
  readonly change: (changed: Partial<ExpenseFilters>) => void;
  readonly hrefOf: (changed: Partial<ExpenseFilters>) => string;
} {
  const [address, setAddress] = useSearchParams();
  const paramsOf = (changed: Partial<ExpenseFilters>) => {
    const next = new URLSearchParams(address);
    for (const [key, value] of Object.entries(changed)) {
      const name = names[key as keyof typeof names];
      if (value === null || value === '' || value === 'all') next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  return {
    state: expenseStates.find((one) => one === address.get(names.state)) ?? 'all',
    vendorId: address.get(names.vendorId),
    from: dayOf(address.get(names.from)),
    to: dayOf(address.get(names.to)),
    search: address.get(names.search) ?? '',
    expenseId: address.get(names.expenseId),
    change: (changed) => setAddress(paramsOf(changed), { replace: true }),
    hrefOf: (changed) => `/imah/finances?${paramsOf(changed).toString()}`,
  };
}

/** The filters as calls ask for them. */
export const expenseQueryOf = (
  { state, vendorId, from, to }: ExpenseFilters,
  { buildingId, search }: { readonly buildingId: string | null; readonly search: string },
) => ({
  ...(buildingId === null ? {} : { buildingId }),
  ...(state === 'all' ? {} : { state }),
  ...(vendorId === null ? {} : { vendorId }),
  ...(from === null ? {} : { from }),
  ...(to === null ? {} : { to }),
  ...(search === '' ? {} : { search }),
});
