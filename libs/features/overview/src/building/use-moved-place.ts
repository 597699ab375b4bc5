import { useLocation, useSearchParams } from 'react-router-dom';

/** Where that is now what the address names on this page, as messages of before still do; null for none. */
export function useMovedPlace(buildingId: string): string | null {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const page = `/imah/building/${buildingId}`;
  const unit = search.get('unit');
  if (unit !== null) return `${page}/unit?${new URLSearchParams({ unit }).toString()}`;
  return hash === '#permintaan' ? `${page}/people${hash}` : null;
}
