import type { RootProps } from '../../shared/root-props.ts';
import { skeleton } from './skeleton.css.ts';

export type SkeletonProps = RootProps<'span', 'children'> & {
  shape?: 'text' | 'heading' | 'control' | 'row' | 'card' | 'chart' | 'circle';
  width?: 'full' | '3/4' | '1/2' | '1/4';
};

/** The place of what is coming, in its shape. Says nothing: the region around it carries `aria-busy`. */
export function Skeleton({ shape = 'text', width = 'full', ...rest }: SkeletonProps) {
  return <span aria-hidden {...rest} className={skeleton({ shape, width })} />;
}
