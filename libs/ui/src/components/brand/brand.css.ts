import { style } from '@vanilla-extract/css';
import { inlineFlexRow } from '../../shared/flow.ts';
import { vars } from '../../tokens/contract.css.ts';

export const brand = style({
  ...inlineFlexRow('sm'),
  color: vars.color.text,
  fontSize: vars.font.xl,
  fontWeight: vars.weight.bold,
  letterSpacing: vars.tracking.tight,
  lineHeight: vars.leading.tight,
});
export const mark = style({
  width: vars.size.controlSm,
  height: vars.size.controlSm,
  flexShrink: 0,
  color: vars.color.accent.solid,
});
export const cut = style({ fill: vars.color.accent.on });
