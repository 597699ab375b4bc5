import { useRead } from '@imah/api-client/react';
import type { OnDuty } from '@imah/contract/buildings';
import { useNow } from '@imah/app/i18n';
import { type ReadState, readState } from '@imah/app/read';

const beatMs = 30_000;
/** A shift may begin meanwhile: so long is what was read good for. */
const freshMs = 5 * 60_000;

/** Who is on duty in a building now. What was read last is kept on the device, and nobody is shown once their shift is over. */
export function useOnDuty(buildingId: string): ReadState<readonly OnDuty[]> {
  const now = useNow(beatMs);
  const state = readState(
    useRead('listOnDuty', { params: { buildingId } }, { staleTime: freshMs, refetchInterval: freshMs }),
  );
  if (state.kind !== 'ready') return state;
  return { ...state, data: state.data.filter(({ until }) => Date.parse(until) > now) };
}
