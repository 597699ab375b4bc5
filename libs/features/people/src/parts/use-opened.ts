import { useLocation, useSearchParams } from 'react-router-dom';

/** What is open beside the page stands in the address, so that Back closes it and it can be sent to somebody. */
export function useOpened(name: string): {
  readonly opened: string | null;
  /** The address with it open, and with other words of the query besides. */
  readonly hrefOf: (value: string, more?: Readonly<Record<string, string>>) => string;
  readonly open: (value: string) => void;
  readonly close: () => void;
  /** Closes it, and takes these words of the query away with it. */
  readonly closeWith: (more: readonly string[]) => void;
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
    hrefOf: (value, more = {}) => {
      const next = withValue(value);
      for (const [key, text] of Object.entries(more)) next.set(key, text);
      return `${pathname}?${next.toString()}`;
    },
    open: (value) => setSearch(withValue(value)),
    close: () => setSearch(withValue(null)),
    closeWith: (more) => {
      const next = withValue(null);
      for (const key of more) next.delete(key);
      setSearch(next);
    },
  };
}
