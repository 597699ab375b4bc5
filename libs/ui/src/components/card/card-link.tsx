import type { RootProps } from '../../shared/root-props.ts';
import { Anchor } from '../link/link-context.tsx';
import { cardLink } from './card-link.css.ts';

export type CardLinkProps = RootProps<'a', 'href'> & { href: string };

/** The one link of a card: its words name it, its target is the whole card. */
export function CardLink(props: CardLinkProps) {
  return <Anchor {...props} className={cardLink} />;
}
