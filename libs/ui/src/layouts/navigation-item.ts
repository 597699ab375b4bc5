import type { IconShape } from '../icons/icon-shape.ts';

/** One place the navigation leads to. */
export type NavigationItem = {
  href: string;
  label: string;
  icon: IconShape;
  active: boolean;
  /** A count beside the label: unread topics, open tickets. */
  count?: string;
  /** Items with the same section stand together under its name, in the order given. */
  section?: string;
};
