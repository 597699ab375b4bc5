import type { ApiError } from '@imah/api-client';
import { useApiClient } from '@imah/api-client/react';
import type { ScanPlace } from '@imah/contract/scan';
import { useQuery } from '@tanstack/react-query';

/** Where the label hangs that brought the person here; null without one, and for a label of another building. */
export function useScannedPlace(buildingId: string, code: string | null): ScanPlace | null {
  const client = useApiClient();
  const { data } = useQuery<ScanPlace, ApiError>({
    queryKey: ['scan-place', code],
    queryFn: async ({ signal }) => (await client.getScanPlace({ params: { code: code ?? '' }, signal })).data,
    enabled: code !== null,
  });
  return data?.buildingId === buildingId ? data : null;
}
