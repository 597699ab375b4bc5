import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.md, minWidth: 0 });
export const head = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: vars.space.sm });
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.lg}`,
  fontSize: vars.font.sm,
});
export const entry = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  color: vars.color.textMuted,
});
export const value = style({ color: vars.color.text, fontWeight: vars.weight.semibold });
export const mark = style({
  width: vars.size.iconMd,
  height: vars.border.thick,
  borderRadius: vars.radius.full,
  forcedColorAdjust: 'none',
});
export const marks = styleVariants(vars.color.data, (color) => ({ background: color }));
export const frame = style({
  position: 'relative',
  height: vars.size.chart,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});
export const canvas = style({ position: 'absolute', inset: 0, overflow: 'hidden', touchAction: 'pan-y' });
export const empty = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.textMuted,
  pointerEvents: 'none',
});
export const table = style({
  maxHeight: vars.size.chart,
  overflowY: 'auto',
  '@media': { [media.print]: { maxHeight: 'none', overflow: 'visible' } },
});
