import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/tokens.ts';

export const panel = style({
  padding: vars.space.lg,
  border: `${vars.border.thin} dashed ${vars.color.accent.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.accent.surface,
});
