import { type OrderState, orderStates } from '@imah/contract/catalogue/words';
import { useSearchParams } from 'react-router-dom';

/** What the list of orders shows, and which is open, as the address says it. */
interface OrderAddress {
  readonly buildingId: string | null;
  readonly state: OrderState | null;
  readonly orderId: string | null;
}

const names = { buildingId: 'gedung', state: 'status', orderId: 'pesanan' } as const;

/** The address of the list of orders; links keep what they do not change. */
export function useOrderAddress(): OrderAddress & {
  readonly change: (changed: Partial<OrderAddress>) => void;
  readonly hrefOf: (changed: Partial<OrderAddress>) => string;
} {
  const [address, setAddress] = useSearchParams();
  const paramsOf = (changed: Partial<OrderAddress>) => {
    const next = new URLSearchParams(address);
    for (const [key, value] of Object.entries(changed)) {
      const name = names[key as keyof typeof names];
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  return {
    buildingId: address.get(names.buildingId),
    state: orderStates.find((state) => state === address.get(names.state)) ?? null,
    orderId: address.get(names.orderId),
    change: (changed) => setAddress(paramsOf(changed), { replace: true }),
    hrefOf: (changed) => `/imah/pesanan?${paramsOf(changed).toString()}`,
  };
}
