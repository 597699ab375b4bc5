import { useSearchParams } from 'react-router-dom';

/** What of a deposit is shown. */
const walletParts = ['mutasi', 'pencairan', 'otomatis', 'orang'] as const;
export type WalletPart = (typeof walletParts)[number];

/** What the page shows, as its address says it. */
interface WalletAddress {
  readonly part: WalletPart | null;
  readonly side: 'own' | 'all' | null;
  readonly orgId: string | null;
  readonly personId: string | null;
  readonly month: string | null;
  readonly payoutId: string | null;
}

/** What stands in the address, by the names that people read there. */
const names = {
  part: 'bagian',
  side: 'lihat',
  orgId: 'organisasi',
  personId: 'orang',
  month: 'bulan',
  payoutId: 'pencairan',
} as const satisfies Record<keyof WalletAddress, string>;
const sides = { own: 'saya', all: 'semua' } as const;

/** Reads what the page shows from its address, and changes it there. */
export function useWalletAddress(): WalletAddress & { readonly change: (changed: Partial<WalletAddress>) => void } {
  const [search, setSearch] = useSearchParams();
  const side = search.get(names.side);
  const month = search.get(names.month);
  const address: WalletAddress = {
    part: walletParts.find((part) => part === search.get(names.part)) ?? null,
    side: side === sides.own ? 'own' : side === sides.all ? 'all' : null,
    orgId: search.get(names.orgId),
    personId: search.get(names.personId),
    month: month !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : null,
    payoutId: search.get(names.payoutId),
  };
  function change(changed: Partial<WalletAddress>): void {
    const next = { ...address, ...changed };
    const written = {
      [names.part]: next.part,
      [names.side]: next.side === null ? null : sides[next.side],
      [names.orgId]: next.orgId,
      [names.personId]: next.personId,
      [names.month]: next.month,
      [names.payoutId]: next.payoutId,
    };
    const known = Object.entries(written).flatMap(([name, value]) =>
      value === null ? [] : [[name, value] as [string, string]],
    );
    setSearch(Object.fromEntries(known), { replace: true });
  }
  return { ...address, change };
}
