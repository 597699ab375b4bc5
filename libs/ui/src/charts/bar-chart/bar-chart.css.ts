import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const plot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: `${vars.size.chart} auto`,
  columnGap: vars.space.sm,
  fontSize: vars.font.xs,
  color: vars.color.textMuted,
  paddingBlockStart: vars.space.sm,
});
export const scale = style({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'space-between' });
export const tick = style({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', height: 0 });
export const svg = style({ width: '100%', height: '100%', overflow: 'visible', touchAction: 'pan-y' });
export const grid = style({ stroke: vars.color.border, strokeWidth: vars.border.thin });
export const zero = style({ stroke: vars.color.borderStrong, strokeWidth: vars.border.thin });
export const band = style({ fill: vars.color.surfaceHover });
export const bar = style({ stroke: vars.color.surface, strokeWidth: vars.border.thin });
export const names = style({
  gridColumn: 2,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
});
export const name = style({
  paddingBlockStart: vars.space.sm,
  paddingInline: vars.space.hair,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'center',
});

export const rows = style({ display: 'grid', gap: vars.space.md });
export const row = style({ display: 'grid', gap: vars.space.xs });
export const rowHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.md,
  fontSize: vars.font.sm,
});
export const rowName = style({ minWidth: 0, color: vars.color.textMuted });
export const rowValue = style({ flexShrink: 0, fontWeight: vars.weight.semibold });
export const rowSvg = style({ width: '100%', height: vars.space.md });
export const track = style({ fill: vars.color.surfaceSunken });
