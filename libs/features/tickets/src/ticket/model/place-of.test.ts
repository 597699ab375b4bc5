import { ticket } from '@imah/testing/tickets';
import { expect, it } from 'vitest';
import type { TicketTexts } from '../texts.ts';
import { placeOf } from './place-of.ts';

/** The texts by their keys, with what was put into them; nothing else of them is used. */
const texts = ((key: string, values: object) => `${key} ${JSON.stringify(values)}`) as TicketTexts;
const building = `/imah/building/${ticket.buildingId}`;
const nowhere = { ...ticket, unitId: null, unitCode: null, floorId: null, sectionId: null, place: null };
const named = JSON.stringify({ building: ticket.buildingName }).slice(0, -1);

it('leads to the unit that a ticket is about', () => {
  expect(placeOf(texts, ticket)).toEqual({
    text: `facts.unit ${named},"unit":"A-1207"}`,
    href: `${building}?unit=${ticket.unitId}`,
  });
});

it('names the floor or section and leads to the building', () => {
  expect(placeOf(texts, { ...nowhere, floorId: 'f', place: 'Lantai 3, Menara A' })).toEqual({
    text: `facts.spot ${named},"place":"Lantai 3, Menara A"}`,
    href: building,
  });
});

it.each([
  ['the whole building', nowhere],
  ['a unit whose code is not told', { ...nowhere, unitId: 'u-1' }],
])('says that it is of everybody where the ticket is about %s', (_, shown) => {
  expect(placeOf(texts, shown)).toEqual({ text: `facts.common ${named}}`, href: building });
});
