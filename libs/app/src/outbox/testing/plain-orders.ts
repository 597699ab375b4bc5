import type { OrderDomain } from '../engine/index.ts';

/** What a page is shown of orders whose domain is not given: that they wait, and their kind. */
export const plainOrders: OrderDomain = {
  kinds: [],
  send: async () => undefined,
  complete: (order) => order,
  isOrigin: () => false,
  upon: (later) => later,
  replace: () => null,
  isVoid: () => false,
  current: async () => null,
  conflicts: () => [],
  isWordless: () => true,
  resolve: (order) => order,
  words: () => ({}),
  reworded: (order) => order,
  useTold: ({ kind }) => ({
    kind,
    facts: [],
    href: '/imah',
    conflictTitle: kind,
    fieldName: (field) => field,
    valueName: String,
  }),
  write: () => undefined,
  renews: () => [],
};
