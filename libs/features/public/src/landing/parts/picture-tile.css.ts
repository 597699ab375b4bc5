import { style } from '@vanilla-extract/css';
import { media, vars } from '@imah/app/styles';

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  padding: vars.space.md,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  selectors: { '&:last-child': { '@media': { [media.phone]: { display: 'none' } } } },
});

export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.font.xs,
  color: vars.color.textMuted,
});

export const value = style({
  fontSize: vars.font.xl,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: vars.tracking.snug,
});

export const spark = style({ width: '100%', height: vars.space['2xl'], overflow: 'visible' });
export const sparkLine = style({
  fill: 'none',
  stroke: vars.color.data['1'],
  strokeWidth: 1.6,
  vectorEffect: 'non-scaling-stroke',
  strokeLinejoin: 'round',
});
export const sparkFill = style({ fill: vars.color.data['1'], opacity: 0.12 });

export const bar = style({
  marginTop: 'auto',
  marginBottom: vars.space.sm,
  height: vars.space.sm,
  borderRadius: vars.radius.full,
  background: vars.color.surfaceActive,
  overflow: 'hidden',
});
export const barFill = style({ display: 'block', width: '95%', height: '100%', background: vars.color.success.solid });
