import type { ReactNode } from 'react';
import type { IconShape } from '../../icons/icon-shape.ts';
import type { MenuItem } from '../menu/menu-item.ts';
import type { GridLimits } from './grid-layout.ts';

type WidgetHead = {
  id: string;
  title: string;
  icon?: IconShape;
  /** `content` when what it shows has its title itself, as a chart does: then it has the head only while editing. */
  heading?: 'widget' | 'content';
  /** Beside the title: how old the values are, a status. */
  note?: ReactNode;
  /** `none` for lists and pictures, which reach to the edges. */
  padding?: 'none' | 'md';
  limits?: GridLimits;
  /** What else can be done with it. Moving, sizing and removing are there by themselves. */
  menu?: readonly MenuItem[];
};

export type GridWidget =
  | (WidgetHead & { state?: 'ready'; content: ReactNode })
  | (WidgetHead & { state: 'loading' })
  /** The person may not see its data; none was sent. */
  | (WidgetHead & { state: 'forbidden' })
  | (WidgetHead & { state: 'failed'; onRetry?: () => void });
