import { useRead } from '@imah/api-client/react';
import type { ScanPlace } from '@imah/contract/scan';

/** Where the label hangs that brought the person here; null without one, and for a label of another building. */
export function useScannedPlace(buildingId: string, code: string | null): ScanPlace | null {
  const { data } = useRead('getScanPlace', { params: { code: code ?? '' } }, { enabled: code !== null });
  return data?.buildingId === buildingId ? data : null;
}
