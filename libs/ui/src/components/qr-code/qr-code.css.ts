import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const frame = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.sm,
});
export const svg = style({
  width: vars.size.menu,
  height: vars.size.menu,
  maxWidth: '100%',
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  // A camera needs dark on light, whatever the theme and whatever the paper saves.
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});
export const modules = style({ fill: vars.color.text });
export const caption = style({
  fontSize: vars.font.sm,
  color: vars.color.textMuted,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
