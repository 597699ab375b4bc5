import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space.sm });
export const swatch = style({
  width: vars.size.controlMd,
  height: vars.size.controlMd,
  flexShrink: 0,
  borderRadius: vars.radius.md,
  border: `${vars.border.thin} solid ${vars.color.border}`,
});
