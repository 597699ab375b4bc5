import type { ReadName } from '@imah/api-client/react';
import type { BuildingAddress } from '@imah/contract/mqtt/words';
import { useLiveEvents } from '@imah/realtime/react';
import { type Reads, renewedByEvent, useRenew } from '../read/index.ts';
import { useRenewSoon } from './use-renew-soon.ts';

/**
 * Keeps what was read in step with a building's events, as `renewedByEvent` has it; `only` what these calls have
 * answered. After a gap everything that may have changed is read again.
 */
export function useLiveReads(building: BuildingAddress | null, only?: readonly ReadName[]): void {
  const renew = useRenew();
  const renewSoon = useRenewSoon();
  const narrow = (one: Reads): readonly Reads[] => {
    if (only === undefined) return [one];
    return only.filter((call) => one.call === 'any' || one.call === call).map((call) => ({ ...one, call }));
  };

  useLiveEvents(building, (event) => {
    if (building === null) return;
    const entity = event.kind === 'changed' ? event.packet.entity : event.kind;
    const { id, op } = event.kind === 'changed' ? event.packet : { id: '', op: undefined };
    const heard = { buildingId: building.buildingId, id, op };
    const old = renewedByEvent[entity](heard).flatMap(narrow);
    // Somebody waits for what has become of their command.
    if (entity === 'command') renew(old);
    else renewSoon(old);
  });
}

export interface LiveReadsProps {
  readonly building: BuildingAddress;
  readonly only: readonly ReadName[];
}

/** The same for one of several buildings that stand behind a read. */
export function LiveReads({ building, only }: LiveReadsProps): null {
  useLiveReads(building, only);
  return null;
}
