import { style } from '@vanilla-extract/css';
import { media, vars } from '@imah/app/styles';

export const wall = style({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${vars.size.panel})` } },
});
