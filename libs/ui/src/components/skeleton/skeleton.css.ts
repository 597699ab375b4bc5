import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

const pulse = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = recipe({
  base: {
    display: 'block',
    background: vars.color.skeleton,
    borderRadius: vars.radius.sm,
    maxWidth: '100%',
    animation: `${pulse} ${vars.motion.pulse} ease-in-out infinite`,
    '@media': { [media.forcedColors]: { border: `${vars.border.thin} solid GrayText` } },
  },
  variants: {
    shape: {
      text: { height: '0.75em', marginBlock: '0.375em' },
      heading: { height: vars.font['2xl'] },
      control: { height: vars.size.controlMd, borderRadius: vars.radius.md },
      row: { height: vars.size.touch },
      card: { height: '8rem', borderRadius: vars.radius.lg },
      chart: { height: vars.size.chart, borderRadius: vars.radius.md },
      circle: { width: vars.size.controlMd, height: vars.size.controlMd, borderRadius: vars.radius.full },
    },
    width: { full: {}, '3/4': { width: '75%' }, '1/2': { width: '50%' }, '1/4': { width: '25%' } },
  },
});
