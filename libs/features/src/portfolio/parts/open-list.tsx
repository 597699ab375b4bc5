import { CardLink } from '@imah/ui';
import { usePortfolioTexts } from '../texts.ts';

export interface OpenListProps {
  readonly href: string;
  /** What the number counts. */
  readonly name: string;
  readonly text: string;
}

/** A number that opens the list behind it; the whole card is the link. */
export function OpenList({ href, name, text }: OpenListProps) {
  const t = usePortfolioTexts();
  return (
    <CardLink href={href} aria-label={`${text}. ${t('stats.open', { name })}`}>
      {text}
    </CardLink>
  );
}
