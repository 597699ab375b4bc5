import { style } from '@vanilla-extract/css';
import { vars } from '@imah/app/styles';

export const panel = style({
  padding: vars.space.lg,
  border: `${vars.border.thin} dashed ${vars.color.accent.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.accent.surface,
});
