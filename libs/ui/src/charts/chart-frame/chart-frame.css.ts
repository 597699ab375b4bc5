import { style, styleVariants } from '@vanilla-extract/css';
import { flexColumn, inlineFlexRow, flexRow } from '../../shared/flow.ts';
import { tall } from '../../shared/measured.css.ts';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style({
  ...flexColumn('md'),
  minWidth: 0,
  '@container': { [tall]: { minHeight: '100cqb' } },
  '@media': { [media.print]: { breakInside: 'avoid' } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: `${vars.space.xs} ${vars.space.sm}`,
});
export const title = style({ flex: `1 1 calc(${vars.size.menu} * 0.75)`, minWidth: 0 });
export const tools = style({
  ...flexRow('xs'),
  marginInlineStart: 'auto',
  '@media': { [media.print]: { display: 'none' } },
});
export const drawing = style({
  minWidth: 0,
  forcedColorAdjust: 'none',
  // What room is left over stands on both sides of it.
  '@container': { [tall]: { marginBlock: 'auto' } },
});
export const empty = style({
  display: 'grid',
  placeItems: 'center',
  height: vars.size.chart,
  color: vars.color.textMuted,
});
export const table = style({
  maxHeight: vars.size.chart,
  overflowY: 'auto',
  selectors: { '&[data-table="hidden"]': { display: 'none' } },
  '@media': {
    // On paper nobody presses a button: the numbers stand below the picture.
    [media.print]: {
      maxHeight: 'none',
      overflow: 'visible',
      selectors: { '&[data-table="hidden"]': { display: 'block' } },
    },
  },
});
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.lg}`,
  fontSize: vars.font.sm,
});
export const entry = style({
  ...inlineFlexRow('sm'),
  color: vars.color.textMuted,
});
export const value = style({ color: vars.color.text, fontWeight: vars.weight.semibold });
export const mark = style({
  flexShrink: 0,
  width: vars.space.md,
  height: vars.space.md,
  borderRadius: vars.radius.sm,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});
export const marks = styleVariants(vars.color.data, (color) => ({ background: color }));
export const fills = styleVariants(vars.color.data, (color) => ({ fill: color }));
