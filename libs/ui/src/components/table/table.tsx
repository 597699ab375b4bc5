import type { ReactNode } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './table.css.ts';

export type TableColumn = { id: string; label: string; align?: 'start' | 'end'; width?: 'fitting' | 'rest' };

export type TableProps = RootProps<'section', 'children'> & {
  caption: string;
  captionDisplay?: 'shown' | 'hidden';
  columns: readonly TableColumn[];
  rows: readonly { id: string; cells: Readonly<Record<string, ReactNode>> }[];
};

/** Rows and columns as they are: for some dozens of rows, without sorting or choosing. */
export function Table({ caption, captionDisplay = 'hidden', columns, rows, ...rest }: TableProps) {
  return (
    // A table wider than its place is scrolled with the keyboard as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={caption} tabIndex={0} {...rest} className={styles.scroller}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {captionDisplay === 'shown' ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
        </caption>
        <thead>
          <tr>
            {columns.map(({ id, label, align = 'start', width = 'fitting' }) => (
              <th key={id} scope="col" className={styles.cell({ kind: 'head', align, width })}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ id, align = 'start' }) => (
                <td key={id} className={styles.cell({ kind: 'body', align })}>
                  {row.cells[id]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
