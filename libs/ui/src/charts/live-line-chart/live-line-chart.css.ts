import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

/** A piece of line, as the picture has it. */
export const mark = style({
  width: vars.size.iconMd,
  height: vars.border.thick,
  borderRadius: vars.radius.full,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});
export const frame = style({ position: 'relative', height: vars.size.chart });
export const canvas = style({ position: 'absolute', inset: 0, overflow: 'hidden', touchAction: 'pan-y' });
// Drawn for the screen: on a narrower paper the newest values would be cut off.
globalStyle(`${canvas} :is(.uplot, .u-wrap, canvas)`, {
  '@media': { [media.print]: { width: '100% !important', height: '100% !important' } },
});
/** Of what the axis counts, above its highest mark. */
export const unit = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  fontSize: vars.font.xs,
  color: vars.color.textMuted,
  pointerEvents: 'none',
});
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
