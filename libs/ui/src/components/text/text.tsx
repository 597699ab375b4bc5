import type { RootProps } from '../../shared/root-props.ts';
import { text } from './text.css.ts';

export type TextProps = RootProps<'p'> & {
  as?: 'p' | 'span' | 'div' | 'strong' | 'time' | 'label' | 'li' | 'dt' | 'dd';
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  tone?: 'inherit' | 'default' | 'muted' | 'accent' | 'success' | 'warning' | 'danger' | 'info';
  weight?: 'regular' | 'medium' | 'semibold' | 'bold';
  align?: 'start' | 'center' | 'end';
  overflow?: 'wrap' | 'truncate';
};

export function Text({
  as = 'p',
  size = 'md',
  tone = 'inherit',
  weight = 'regular',
  align = 'start',
  overflow = 'wrap',
  ...rest
}: TextProps) {
  // The attributes shared by all these elements are those of p.
  const Tag = as as 'p';
  return <Tag {...rest} className={text({ size, tone, weight, align, overflow })} />;
}
