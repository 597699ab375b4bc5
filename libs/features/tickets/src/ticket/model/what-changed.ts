import type { Ticket } from '@imah/contract/tickets';

/** What people tell each other of a ticket, in the order a page lists it. */
const comparedFields = [
  'title',
  'details',
  'kind',
  'priority',
  'category',
  'unit',
  'audience',
  'state',
  'assignee',
] as const;
export type ComparedField = (typeof comparedFields)[number];

const valueOf: Readonly<Record<ComparedField, (ticket: Ticket) => string | null>> = {
  title: ({ title }) => title,
  details: ({ details }) => details,
  kind: ({ kind }) => kind,
  priority: ({ priority }) => priority,
  category: ({ category }) => category?.name ?? null,
  unit: ({ unitCode, place }) => unitCode ?? place,
  audience: ({ audience }) => audience,
  state: ({ state }) => state,
  assignee: ({ assignee }) => assignee?.name ?? null,
};

/** The fields in which two versions of a ticket differ, with both values. */
export function whatChanged(
  before: Ticket,
  after: Ticket,
): readonly { readonly field: ComparedField; readonly before: string | null; readonly after: string | null }[] {
  return comparedFields.flatMap((field) => {
    const [was, is] = [valueOf[field](before), valueOf[field](after)];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
}
