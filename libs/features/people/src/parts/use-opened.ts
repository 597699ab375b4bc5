import { useLocation, useSearchParams } from 'react-router-dom';

/** What is open beside the page stands in the address, so that Back closes it and it can be sent to somebody. */
export function useOpened(name: string): {
  readonly opened: string | null;
  readonly hrefOf: (value: string) => string;
  readonly open: (value: string) => void;
  readonly close: () => void;
} {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const withValue = (value: string | null) => {
    const next = new URLSearchParams(search);
    if (value === null) next.delete(name);
    else next.set(name, value);
    return next;
  };
  return {
    opened: search.get(name),
    hrefOf: (value) => `${pathname}?${withValue(value).toString()}`,
    open: (value) => setSearch(withValue(value)),
    close: () => setSearch(withValue(null)),
  };
}
