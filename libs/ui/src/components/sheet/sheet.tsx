import { OverlayFrame } from '../dialog/overlay-frame.tsx';
import type { OverlayProps } from '../dialog/overlay-props.ts';
import { content } from './sheet.css.ts';

export type SheetProps = OverlayProps & {
  side?: 'start' | 'end';
  /** `lg`: for a whole record, of which several parts stand beside each other. */
  size?: 'md' | 'lg';
};

/** A panel over the side of the page; on a phone it comes from below. */
export function Sheet({ side = 'end', size = 'md', ...rest }: SheetProps) {
  return <OverlayFrame {...rest} closeSize="md" className={content({ side, size })} />;
}
