import { style } from '@vanilla-extract/css';
import { media, vars } from '@imah/app/styles';

export const contact = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  overflowWrap: 'anywhere',
  fontSize: vars.font.sm,
  '@media': { [media.phone]: { minHeight: vars.size.touch } },
});
