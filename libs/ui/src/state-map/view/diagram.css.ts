import { style } from '@vanilla-extract/css';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';
import { textSize } from '../graph/look.ts';

const { color, motion, weight } = vars;

export const frame = style({ overflowX: 'auto', borderRadius: vars.radius.md });
/** Shrinks with its place as far as its words can be read, and scrolls from there. */
export const drawing = style({
  marginInline: 'auto',
  height: 'auto',
  maxWidth: '100%',
  fontFamily: vars.font.family,
});
export const waiting = style({ display: 'grid', placeItems: 'center', minHeight: vars.size.chart });

const ease = `${motion.base} ${motion.easeOut}`;

export const box = style({
  fill: color.surface,
  stroke: color.borderStrong,
  transition: `fill ${ease}, stroke ${ease}`,
  selectors: {
    '[data-kind="anywhere"] > * > &, [data-kind="passing"] > * > &, [data-kind="history"] > * > &': {
      strokeDasharray: '4 3',
    },
    '[data-holds] > * > &': { fill: color.surfaceSunken },
    '[data-active] > * > &': {
      fill: color.accent.surface,
      stroke: color.accent.solid,
      strokeWidth: vars.border.thick,
    },
    '[role="button"]:hover > &': { stroke: color.accent.solid },
  },
  '@media': { [media.forcedColors]: { selectors: { '[data-active] > * > &': { stroke: 'Highlight' } } } },
});
export const inner = style({ fill: 'none', stroke: color.borderStrong });
export const node = style({
  outline: 'none',
  selectors: { '&[role="button"]': { cursor: 'pointer' } },
});
/** Drawn, since an outline of a group follows its box of whole pixels only in some browsers. */
export const focus = style({
  fill: 'none',
  stroke: 'none',
  strokeWidth: vars.border.focus,
  selectors: { ':focus-visible > &': { stroke: color.focus } },
});
export const name = style({
  fill: color.text,
  fontSize: textSize.name,
  fontWeight: weight.semibold,
  selectors: {
    '[data-active] > * > &': { fill: color.accent.text },
    '[data-kind="anywhere"] > * > &': { fill: color.textMuted },
  },
});
export const line = style({
  fill: color.textMuted,
  fontSize: textSize.line,
  fontWeight: weight.medium,
  selectors: { '&[data-lit]': { fill: color.accent.text, fontWeight: weight.bold } },
});
export const edge = style({
  fill: 'none',
  stroke: color.borderStrong,
  transition: `stroke ${ease}`,
  selectors: { '&[data-lit]': { stroke: color.accent.solid, strokeWidth: vars.border.thick } },
});
export const arrow = style({
  fill: color.borderStrong,
  selectors: { '&[data-lit]': { fill: color.accent.solid } },
});
/** Hides the line behind its words. */
export const paper = style({ fill: color.surface });
export const dot = style({ fill: color.textMuted });
