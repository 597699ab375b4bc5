import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

const fade = keyframes({ from: { opacity: 0 } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  background: vars.color.scrim,
  animation: `${fade} ${vars.motion.base} ${vars.motion.easeOut}`,
});
export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.md,
});
export const title = style({
  fontSize: vars.font.xl,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.snug,
  paddingBlock: vars.space.hair,
});
export const description = style({ color: vars.color.textMuted });
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: vars.space.sm });
export const question = style({ display: 'flex', flexDirection: 'column', gap: vars.space.lg });
