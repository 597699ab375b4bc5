import type { RootProps } from '../../shared/root-props.ts';
import { container } from './container.css.ts';

export type ContainerProps = RootProps<'div'> & {
  width?: 'form' | 'prose' | 'content';
  /** Room at the sides; `none` inside a layout that has it already. */
  gutter?: 'page' | 'none';
  as?: 'div' | 'main' | 'section' | 'header' | 'footer';
};

/** Keeps what it holds in the middle of the page and no wider than can be read. */
export function Container({ width = 'content', gutter = 'page', as = 'div', ...rest }: ContainerProps) {
  // The attributes shared by all these elements are those of div.
  const Tag = as as 'div';
  return <Tag {...rest} className={container({ width, gutter })} />;
}
