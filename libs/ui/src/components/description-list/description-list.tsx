import type { ReactNode } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import * as styles from './description-list.css.ts';

export type DescriptionListProps = RootProps<'dl', 'children'> & {
  items: readonly { term: string; detail: ReactNode }[];
};

/** What is known about one thing, name and value in pairs. */
export function DescriptionList({ items, ...rest }: DescriptionListProps) {
  return (
    <dl {...rest} className={styles.list}>
      {items.map(({ term, detail }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
