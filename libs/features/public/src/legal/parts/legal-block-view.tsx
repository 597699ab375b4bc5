import { Text } from '@imah/ui';
import type { LegalBlock } from '../legal-document.ts';
import * as styles from './legal-page.css.ts';

export function LegalBlockView({ block }: { readonly block: LegalBlock }) {
  if (block.kind === 'text') return <Text size="lg">{block.text}</Text>;
  if (block.kind === 'list') {
    return (
      <ul className={styles.list}>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  return (
    // A table wider than a phone scrolls by itself; tabIndex lets the keyboard scroll it too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.tableFrame} tabIndex={0} aria-label={block.head.join(', ')}>
      <table className={styles.table}>
        <thead>
          <tr>
            {block.head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={cell} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={cell}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
