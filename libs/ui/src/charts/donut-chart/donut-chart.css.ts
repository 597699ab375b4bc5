import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const layout = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xl });
export const ring = style({ position: 'relative', flex: `0 0 ${vars.size.menu}`, width: vars.size.menu });
export const svg = style({ width: '100%', aspectRatio: '1' });
export const slice = style({ stroke: vars.color.surface, strokeWidth: 0.6 });
export const middle = style({
  position: 'absolute',
  inset: '22%',
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
  pointerEvents: 'none',
});
export const amount = style({
  fontSize: vars.font.xl,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.tight,
});
export const what = style({ fontSize: vars.font.xs, color: vars.color.textMuted });
export const list = style({ flex: `1 1 ${vars.size.menu}`, display: 'grid', gap: vars.space.xs, minWidth: 0 });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto 3.5rem',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingBlock: vars.space.xs,
  fontSize: vars.font.sm,
  selectors: { '& + &': { borderBlockStart: `${vars.border.thin} solid ${vars.color.border}` } },
});
export const value = style({ fontWeight: vars.weight.semibold });
export const share = style({ textAlign: 'end', color: vars.color.textMuted });
