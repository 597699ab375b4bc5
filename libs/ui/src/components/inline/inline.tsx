import type { RootProps } from '../../shared/root-props.ts';
import type { Gap } from '../../shared/gaps.ts';
import { alignments, distributions, gaps } from '../../shared/gaps.css.ts';
import { join } from '../../shared/join.ts';
import { inline } from './inline.css.ts';

export type InlineProps = RootProps<'div'> & {
  gap?: Gap;
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  justify?: 'start' | 'center' | 'end' | 'between';
  wrap?: 'wrap' | 'nowrap';
  as?: 'div' | 'ul' | 'ol' | 'nav' | 'header' | 'footer' | 'span';
};

/** Puts its children beside one another; they wrap to the next line when there is no room. */
export function Inline({
  gap = 'sm',
  align = 'center',
  justify = 'start',
  wrap = 'wrap',
  as = 'div',
  ...rest
}: InlineProps) {
  // The attributes shared by all these elements are those of div.
  const Tag = as as 'div';
  return <Tag {...rest} className={join(inline({ wrap }), gaps[gap], alignments[align], distributions[justify])} />;
}
