import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const spinner = recipe({
  base: {
    display: 'inline-block',
    flexShrink: 0,
    borderRadius: vars.radius.full,
    border: `${vars.border.thick} solid currentColor`,
    borderInlineEndColor: 'transparent',
    animation: `${turn} ${vars.motion.spin} linear infinite`,
    '@media': {
      // Still for those who ask for stillness, yet visibly alive.
      [media.reducedMotion]: {
        borderInlineEndColor: 'currentColor',
        animation: `${breathe} ${vars.motion.pulse} ease-in-out infinite !important`,
      },
    },
  },
  variants: {
    size: {
      sm: { width: vars.size.iconSm, height: vars.size.iconSm },
      md: { width: vars.size.iconMd, height: vars.size.iconMd },
      lg: { width: vars.size.iconXl, height: vars.size.iconXl },
    },
  },
});
