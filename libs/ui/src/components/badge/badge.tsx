import type { RootProps } from '../../shared/root-props.ts';
import { badge } from './badge.css.ts';

export type BadgeProps = RootProps<'span'> & { tone?: 'neutral' | 'accent' };

/** A small word or count that is not a status; for one, StatusBadge. */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  return <span {...rest} className={badge({ tone })} />;
}
