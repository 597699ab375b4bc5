import { style, styleVariants } from '@vanilla-extract/css';
import { flexRow } from '../../shared/flow.ts';
import { vars } from '../../tokens/contract.css.ts';

const mixed = (share: number) => ({
  fill: `color-mix(in oklab, ${vars.color.data['1']} ${share}%, ${vars.color.surfaceActive})`,
  background: `color-mix(in oklab, ${vars.color.data['1']} ${share}%, ${vars.color.surfaceActive})`,
});

export const plot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.sm,
  fontSize: vars.font.xs,
  color: vars.color.textMuted,
});
export const days = style({ display: 'grid', gridAutoRows: '1fr' });
export const day = style({ display: 'flex', alignItems: 'center' });
export const svg = style({ width: '100%', height: vars.size.menu, touchAction: 'pan-y' });
export const cell = style({ stroke: vars.color.surface, strokeWidth: vars.border.thick });
/** Five steps are as many as people tell apart. */
export const steps = styleVariants({
  '1': mixed(8),
  '2': mixed(28),
  '3': mixed(50),
  '4': mixed(74),
  '5': mixed(100),
});
/** Without a value: an outline, so that it is not taken for a low one. */
export const missing = style({
  fill: 'none',
  stroke: vars.color.borderStrong,
  strokeWidth: vars.border.thin,
  strokeDasharray: '2 2',
});
export const pointed = style({ stroke: vars.color.text });
export const hours = style({ gridColumn: 2, display: 'grid', gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' });
export const foot = style({
  ...flexRow('sm', { wrap: 'wrap', justify: 'space-between' }),
  paddingBlockStart: vars.space.md,
  minHeight: vars.size.controlMd,
  fontSize: vars.font.sm,
  color: vars.color.textMuted,
});
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs });
export const swatch = style({
  width: vars.space.lg,
  height: vars.space.md,
  borderRadius: vars.radius.sm,
  printColorAdjust: 'exact',
});
