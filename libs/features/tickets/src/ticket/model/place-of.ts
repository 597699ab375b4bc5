import type { Ticket } from '@imah/contract/tickets';
import type { TicketTexts } from '../texts.ts';

/** Where it is, in words and as an address. */
export function placeOf(t: TicketTexts, { buildingId, buildingName, unitId, unitCode, place }: Ticket) {
  const building = `/imah/building/${buildingId}`;
  if (place !== null) return { text: t('facts.spot', { building: buildingName, place }), href: building };
  if (unitId === null || unitCode === null)
    return { text: t('facts.common', { building: buildingName }), href: building };
  return { text: t('facts.unit', { building: buildingName, unit: unitCode }), href: `${building}?unit=${unitId}` };
}
