import { fixtureId, places } from '@imah/testing';
import { ticket } from '@imah/testing/tickets';
import { describe, expect, it } from 'vitest';
import { bodyOf, namesOf, placeChoices, valuesOf } from './edit-values.ts';

const [floor] = places.floors;
const [unit] = places.units;
if (floor === undefined || unit === undefined) throw new Error('the fixtures have a floor and a unit');

describe('what the form of a ticket holds', () => {
  it('is the ticket in texts, its place as one value', () => {
    expect(valuesOf(ticket)).toEqual({
      title: ticket.title,
      details: ticket.details,
      unit: ticket.unitId,
      kind: 'complaint',
      priority: 'high',
      category: ticket.category?.id,
      audience: 'resident',
    });
  });

  it('is empty where the ticket has no category and no place', () => {
    const bare = { ...ticket, category: null, unitId: null, floorId: null, sectionId: null };

    expect(valuesOf(bare)).toMatchObject({ category: '', unit: '' });
  });
});

describe('what is sent of it', () => {
  const values = valuesOf(ticket);

  it('is nothing where no field was changed', () => {
    expect(bodyOf([], values)).toEqual({});
  });

  it('is the fields that were changed and no other', () => {
    expect(bodyOf(['title', 'priority'], { ...values, title: 'Plafon bocor', priority: 'low' })).toEqual({
      title: 'Plafon bocor',
      priority: 'low',
    });
  });

  it('is null for a category that was taken away', () => {
    expect(bodyOf(['category'], { ...values, category: '' })).toEqual({ categoryId: null });
    expect(bodyOf(['category'], { ...values, category: 'c-9' })).toEqual({ categoryId: 'c-9' });
  });

  it.each([
    ['u-1', { unitId: 'u-1', floorId: null, sectionId: null }],
    ['floor:f-1', { unitId: null, floorId: 'f-1', sectionId: null }],
    ['section:s-1', { unitId: null, floorId: null, sectionId: 's-1' }],
    ['', { unitId: null, floorId: null, sectionId: null }],
  ])('takes the ticket out of every other place when it is put at “%s”', (value, body) => {
    expect(bodyOf(['unit'], { ...values, unit: value })).toEqual(body);
  });
});

describe('the places that are offered', () => {
  it('are those of the building', () => {
    const known = placeChoices({ ...ticket, unitId: unit.id }, places);

    expect(known.length).toBe(places.sections.length + places.floors.length + places.units.length);
    expect(known.find(({ value }) => value === unit.id)?.label).toBe(unit.code);
  });

  it('have the place of the ticket first while they are on their way, by the name that the ticket has', () => {
    expect(placeChoices(ticket, undefined)).toEqual([{ value: ticket.unitId, label: 'A-1207' }]);
    const onFloor = { ...ticket, unitId: null, unitCode: null, floorId: floor.id, place: 'B1, Menara A' };
    expect(placeChoices(onFloor, undefined)).toEqual([{ value: `floor:${floor.id}`, label: 'B1, Menara A' }]);
  });

  it('keep a unit that the building has no more, so that saving another field does not move the ticket', () => {
    const gone = { ...ticket, unitId: fixtureId('unit', 999), unitCode: 'Z-1' };

    expect(placeChoices(gone, places)[0]).toEqual({ value: gone.unitId, label: 'Z-1' });
  });

  it('have none for a ticket of the whole building before they are there', () => {
    expect(placeChoices({ ...ticket, unitId: null }, undefined)).toEqual([]);
  });

  it('are named by the id that an order of the outbox carries', () => {
    const options = [
      { value: `floor:${floor.id}`, label: 'B1, Menara A' },
      { value: unit.id, label: unit.code },
      { value: 'section:s-1', label: 'Parkir' },
    ];

    expect(namesOf(options)).toEqual([
      { id: floor.id, name: 'B1, Menara A' },
      { id: unit.id, name: unit.code },
      { id: 's-1', name: 'Parkir' },
    ]);
  });
});
