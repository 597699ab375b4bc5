import type { RootProps } from '../../shared/root-props.ts';
import { heading } from './heading.css.ts';

export type HeadingProps = RootProps<'h2'> & {
  /** Its place in the outline of the page: one 1 on a page, none skipped. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  size?: 'sm' | 'md' | 'lg' | 'xl' | '2xl' | 'display';
  align?: 'start' | 'center';
};

const usual = { 1: '2xl', 2: 'lg', 3: 'md', 4: 'sm', 5: 'sm', 6: 'sm' } as const;

export function Heading({ level, size = usual[level], align = 'start', ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={heading({ size, align })} />;
}
