import { content } from './dialog.css.ts';
import { OverlayFrame } from './overlay-frame.tsx';
import type { OverlayProps } from './overlay-props.ts';

export type DialogProps = OverlayProps & { size?: 'sm' | 'md' | 'lg' };

/** Asks for attention and holds the focus until it is closed; the focus then returns. */
export function Dialog({ size = 'md', ...rest }: DialogProps) {
  return <OverlayFrame {...rest} closeSize="sm" className={content({ size })} />;
}
