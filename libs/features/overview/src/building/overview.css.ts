import { style } from '@vanilla-extract/css';
import { vars } from '@imah/app/styles';

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.sm,
  rowGap: vars.space.hair,
});
