import { style } from '@vanilla-extract/css';
import { media, vars } from '@imah/app/styles';

/** More states than fit are scrolled sideways, on a phone with a finger. */
export const states = style({ overflowX: 'auto', maxWidth: '100%', paddingBlock: vars.space.xs });
export const search = style({
  flex: `1 1 ${vars.size.menu}`,
  minWidth: 0,
  '@media': { [media.phone]: { flexBasis: '100%' } },
});
