import { style } from '@vanilla-extract/css';
import { vars } from '@imah/app/styles';

/** From and until stand beside each other, also on a phone; what removes them stands behind. */
export const hours = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space.sm,
});
