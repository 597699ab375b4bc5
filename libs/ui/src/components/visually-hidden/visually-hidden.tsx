import type { RootProps } from '../../shared/root-props.ts';
import { visuallyHidden } from './visually-hidden.css.ts';

export type VisuallyHiddenProps = RootProps<'span'>;

/** Text for those who listen, without a place on the screen. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span {...props} className={visuallyHidden} />;
}
