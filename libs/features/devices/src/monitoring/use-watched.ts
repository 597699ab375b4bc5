import { useSearchParams } from 'react-router-dom';

export interface Watched {
  /** Null: the address says nothing, so the page chooses. */
  readonly ids: readonly string[] | null;
  readonly change: (ids: readonly string[]) => void;
}

/** Which values are watched, as the address has it (`?nilai=device:key,…`). */
export function useWatched(): Watched {
  const [search, setSearch] = useSearchParams();
  const text = search.get('nilai');
  return {
    ids: text === null ? null : text.split(',').filter((id) => id !== ''),
    change: (ids) => {
      const next = new URLSearchParams(search);
      next.set('nilai', ids.join(','));
      setSearch(next, { replace: true });
    },
  };
}
