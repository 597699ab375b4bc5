import type { Ticket } from '@imah/contract';
import type { TicketTexts } from '../texts.ts';

/** Where it is, in words and as an address. */
export function placeOf(t: TicketTexts, { buildingId, buildingName, unitId, unitCode }: Ticket) {
  const building = `/imah/building/${buildingId}`;
  if (unitId === null || unitCode === null)
    return { text: t('facts.common', { building: buildingName }), href: building };
  return { text: t('facts.unit', { building: buildingName, unit: unitCode }), href: `${building}?unit=${unitId}` };
}
