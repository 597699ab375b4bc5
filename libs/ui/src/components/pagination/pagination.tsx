import type { ReactNode } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import type { IconShape } from '../../icons/icon-shape.ts';
import { chevronLeftIcon, chevronRightIcon } from '../../icons/generated/icons.ts';
import { fill } from '../../labels/fill.ts';
import { useDataLabels } from '../../labels/use-data-labels.ts';
import { Icon } from '../icon/icon.tsx';
import { Anchor } from '../link/link-context.tsx';
import { pagesShown } from './pages-shown.ts';
import * as styles from './pagination.css.ts';

export type PaginationProps = RootProps<'nav', 'children' | 'onChange'> & {
  /** The page that shows, from 1. */
  page: number;
  pages: number;
  /** What stands beside it: "41–60 dari 1.204 tiket". */
  summary?: string;
} & (
    | { /** Where each page has its own address. */ hrefOf: (page: number) => string; onChange?: never }
    | { hrefOf?: never; onChange: (change: { page: number }) => void }
  );

/** The way through pages of a long list. */
export function Pagination({ page, pages, summary, hrefOf, onChange, ...rest }: PaginationProps) {
  const labels = useDataLabels();
  const step = (target: number, label: string, content: ReactNode) => {
    const there = target >= 1 && target <= pages;
    const current = target === page ? ('page' as const) : undefined;
    const shared = { 'aria-label': label, 'aria-current': current, className: styles.page };
    if (hrefOf && there) {
      return (
        <Anchor href={hrefOf(target)} {...shared}>
          {content}
        </Anchor>
      );
    }
    return (
      <button type="button" disabled={!there} onClick={() => onChange?.({ page: target })} {...shared}>
        {content}
      </button>
    );
  };
  const arrow = (icon: IconShape) => <Icon icon={icon} />;

  return (
    <nav aria-label={labels.pages} {...rest} className={styles.nav}>
      {summary ? <span className={styles.summary}>{summary}</span> : null}
      <ul className={styles.list}>
        <li>{step(page - 1, labels.previousPage, arrow(chevronLeftIcon))}</li>
        <li className={styles.counter}>{fill(labels.pageOf, { page, pages })}</li>
        {pagesShown(page, pages).map((shown) => (
          <li key={shown} className={styles.number}>
            {typeof shown === 'number' ? (
              step(shown, fill(labels.page, { page: shown }), shown)
            ) : (
              <span className={styles.gap}>…</span>
            )}
          </li>
        ))}
        <li>{step(page + 1, labels.nextPage, arrow(chevronRightIcon))}</li>
      </ul>
    </nav>
  );
}
