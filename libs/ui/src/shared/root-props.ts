import type { ComponentPropsWithRef, ElementType } from 'react';

/** What a component hands to its root element: everything but how it looks. */
export type RootProps<Tag extends ElementType, Own extends PropertyKey = never> = Omit<
  ComponentPropsWithRef<Tag>,
  'className' | 'style' | 'color' | Own
>;
