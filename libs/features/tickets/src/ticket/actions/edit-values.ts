import type { Places } from '@imah/contract/buildings';
import type { Ticket, TicketChange } from '@imah/contract/tickets';
import type { ComboboxOption } from '@imah/ui';
import { placeOptions, placeValue, spotOf } from '@imah/features-buildings/place-choice';

/** What the form asks for in words and choices. */
export type Field = 'title' | 'details' | 'unit' | 'kind' | 'priority' | 'category' | 'audience';
export type Values = Readonly<Record<Field, string>>;

export const valuesOf = ({ title, details, kind, priority, category, audience, ...spot }: Ticket): Values => ({
  title,
  details,
  unit: placeValue(spot),
  kind,
  priority,
  category: category?.id ?? '',
  audience,
});

/** The change of these fields as the server takes it. */
export function bodyOf(fields: readonly Field[], values: Values): TicketChange {
  const named = fields.map((field): object => {
    if (field === 'unit') return { unitId: null, floorId: null, sectionId: null, ...spotOf(values.unit) };
    return field === 'category'
      ? { categoryId: values.category === '' ? null : values.category }
      : { [field]: values[field] };
  });
  // The choices offer nothing but words of the contract; the server judges them again.
  return Object.assign({}, ...named) as TicketChange;
}

/** What the ids of places are called. */
export function namesOf(options: readonly ComboboxOption[]) {
  return options.flatMap(({ value, label }) => Object.values(spotOf(value)).map((id) => ({ id, name: label })));
}

/** The places of the building; until they are there, and where it has gone since, the one the ticket has. */
export function placeChoices(ticket: Ticket, places: Places | undefined): readonly ComboboxOption[] {
  const options = places === undefined ? [] : placeOptions(places);
  const value = placeValue(ticket);
  const isKnown = value === '' || options.some((option) => option.value === value);
  return isKnown ? options : [{ value, label: ticket.unitCode ?? ticket.place ?? value }, ...options];
}
