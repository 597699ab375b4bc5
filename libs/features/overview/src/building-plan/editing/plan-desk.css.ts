import { style } from '@vanilla-extract/css';
import { media, vars } from '@imah/ui/tokens';

/** The plan, and beside it what can be put on it; below it where there is no room. */
export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(16rem, 20rem)' } },
});
