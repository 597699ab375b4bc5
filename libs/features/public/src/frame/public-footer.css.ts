import { style } from '@vanilla-extract/css';
import { vars } from '@imah/app/styles';

export const footer = style({
  marginTop: 'auto',
  paddingBlock: vars.space.xl,
  borderTop: `${vars.border.thin} solid ${vars.color.border}`,
  fontSize: vars.font.sm,
});
