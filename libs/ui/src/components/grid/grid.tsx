import type { RootProps } from '../../shared/root-props.ts';
import type { Gap } from '../../shared/gaps.ts';
import { gaps } from '../../shared/gaps.css.ts';
import { join } from '../../shared/join.ts';
import { columns as columnStyles, grid, items } from './grid.css.ts';

export type GridProps = RootProps<'div'> & {
  gap?: Gap;
  /**
   * Columns on a wide screen; at most two on a tablet; one on a phone, of four two. Six things stand in two rows of
   * three, on a phone in three of two.
   */
  columns?: 1 | 2 | 3 | 4 | 6;
  /** Instead of columns: as many as fit with items at least this wide (10, 15, 20 or 26 rem). */
  item?: 'sm' | 'md' | 'lg' | 'xl';
  as?: 'div' | 'ul' | 'ol' | 'section';
};

export function Grid({ gap = 'lg', columns = 1, item, as = 'div', ...rest }: GridProps) {
  // The attributes shared by all these elements are those of div.
  const Tag = as as 'div';
  return <Tag {...rest} className={join(grid, gaps[gap], item ? items[item] : columnStyles[columns])} />;
}
