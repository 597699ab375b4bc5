import { useSearchParams } from 'react-router-dom';

/** The page that led here (`?kembali=`), where it is one of the application; else null. */
export function usePathBack(): string | null {
  const [search] = useSearchParams();
  const path = search.get('kembali');
  // `/imah` and what stands below it: no path that a browser could take for another host.
  return path !== null && /^\/imah(?:[/?#]|$)/.test(path) ? path : null;
}
