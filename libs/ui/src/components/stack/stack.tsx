import type { RootProps } from '../../shared/root-props.ts';
import type { Gap } from '../../shared/gaps.ts';
import { alignments, gaps } from '../../shared/gaps.css.ts';
import { join } from '../../shared/join.ts';
import { stack } from './stack.css.ts';

export type StackProps = RootProps<'div'> & {
  gap?: Gap;
  align?: 'start' | 'center' | 'end' | 'stretch';
  as?: 'div' | 'section' | 'ul' | 'ol' | 'nav' | 'article' | 'header' | 'footer' | 'form' | 'main';
};

/** Puts its children under one another with one distance between them. */
export function Stack({ gap = 'lg', align = 'stretch', as = 'div', ...rest }: StackProps) {
  // The attributes shared by all these elements are those of div.
  const Tag = as as 'div';
  return <Tag {...rest} className={join(stack, gaps[gap], alignments[align])} />;
}
