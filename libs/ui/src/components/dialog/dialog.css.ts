import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { flexColumn } from '../../shared/flow.ts';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

const fromBelow = keyframes({ from: { transform: 'translateY(100%)' } });
const rise = keyframes({ from: { opacity: 0, transform: 'translate(-50%, calc(-50% + 8px))' } });

export const content = recipe({
  base: {
    position: 'fixed',
    insetBlockStart: '50%',
    insetInlineStart: '50%',
    transform: 'translate(-50%, -50%)',
    zIndex: vars.layer.dialog,
    ...flexColumn('lg'),
    width: `calc(100vw - ${vars.space['2xl']})`,
    maxHeight: `calc(100dvh - ${vars.space['2xl']})`,
    overflowY: 'auto',
    padding: vars.space.xl,
    background: vars.color.surfaceRaised,
    border: `${vars.border.thin} solid ${vars.color.border}`,
    borderRadius: vars.radius.xl,
    boxShadow: vars.shadow.lg,
    animation: `${rise} ${vars.motion.slow} ${vars.motion.easeOut}`,
    '@media': {
      // On a phone it comes from below like every sheet, where the thumb is.
      [media.phone]: {
        inset: 'auto 0 0',
        transform: 'none',
        width: 'auto',
        maxWidth: 'none',
        maxHeight: '85dvh',
        padding: vars.space.lg,
        paddingBlockEnd: `max(${vars.space.lg}, env(safe-area-inset-bottom))`,
        borderRadius: `${vars.radius.xl} ${vars.radius.xl} 0 0`,
        animation: `${fromBelow} ${vars.motion.slow} ${vars.motion.easeOut}`,
      },
    },
  },
  variants: {
    size: {
      sm: { '@media': { [media.tablet]: { maxWidth: vars.size.form } } },
      md: { '@media': { [media.tablet]: { maxWidth: vars.size.dialog } } },
      lg: { '@media': { [media.tablet]: { maxWidth: vars.size.prose } } },
    },
  },
});
