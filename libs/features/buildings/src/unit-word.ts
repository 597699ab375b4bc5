import type { BuildingKind } from '@imah/contract/buildings/words';

/** What people of a kind of building call its units: the key of their texts. */
export function unitWordOf(kind: BuildingKind): 'unit' | 'room' | 'house' {
  if (kind === 'boarding-house') return 'room';
  return kind === 'housing' ? 'house' : 'unit';
}
