import type { RootProps } from '../../shared/root-props.ts';
import { card } from './card.css.ts';

export type CardProps = RootProps<'div'> & {
  padding?: 'none' | 'sm' | 'md' | 'lg';
  elevation?: 'flat' | 'raised';
  /** `link` when a CardLink inside makes the whole card lead somewhere. */
  interaction?: 'none' | 'link';
  as?: 'div' | 'section' | 'article' | 'li' | 'form' | 'aside';
};

export function Card({ padding = 'md', elevation = 'flat', interaction = 'none', as = 'div', ...rest }: CardProps) {
  // The attributes shared by all these elements are those of div.
  const Tag = as as 'div';
  return <Tag {...rest} className={card({ padding, elevation, interaction })} />;
}
