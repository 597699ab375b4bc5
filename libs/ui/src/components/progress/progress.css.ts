import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

const wander = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, minWidth: 0 });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.md}`,
  fontSize: vars.font.sm,
});
export const label = style({ flex: 1, minWidth: 0, fontWeight: vars.weight.medium });
export const amount = style({ color: vars.color.textMuted });
export const track = style({
  position: 'relative',
  height: vars.space.sm,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.surfaceActive,
  '@media': { [media.forcedColors]: { border: `${vars.border.thin} solid CanvasText` } },
});
export const fill = recipe({
  base: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    borderRadius: vars.radius.full,
    transition: `width ${vars.motion.slow} ${vars.motion.easeOut}`,
    '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  },
  variants: {
    tone: {
      accent: { background: vars.color.accent.solid },
      success: { background: vars.color.success.solid },
      warning: { background: vars.color.warning.solid },
      danger: { background: vars.color.danger.solid },
    },
    amount: {
      known: {},
      unknown: {
        width: '40%',
        animation: `${wander} ${vars.motion.pulse} ${vars.motion.easeInOut} infinite`,
        '@media': {
          // Still for those who ask for stillness, yet visibly alive.
          [media.reducedMotion]: {
            width: '100%',
            animation: `${breathe} ${vars.motion.pulse} ease-in-out infinite !important`,
          },
        },
      },
    },
  },
});
export const note = style({ fontSize: vars.font.sm, color: vars.color.textMuted });
