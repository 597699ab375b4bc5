import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translate(-50%, calc(-50% + 8px))' } });

export const content = recipe({
  base: {
    position: 'fixed',
    insetBlockStart: '50%',
    insetInlineStart: '50%',
    transform: 'translate(-50%, -50%)',
    zIndex: vars.layer.dialog,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.lg,
    width: `calc(100vw - ${vars.space['2xl']})`,
    maxHeight: `calc(100dvh - ${vars.space['2xl']})`,
    overflowY: 'auto',
    padding: vars.space.xl,
    background: vars.color.surfaceRaised,
    border: `${vars.border.thin} solid ${vars.color.border}`,
    borderRadius: vars.radius.xl,
    boxShadow: vars.shadow.lg,
    animation: `${rise} ${vars.motion.slow} ${vars.motion.easeOut}`,
    '@media': { [media.phone]: { padding: vars.space.lg } },
  },
  variants: {
    size: {
      sm: { maxWidth: vars.size.form },
      md: { maxWidth: vars.size.dialog },
      lg: { maxWidth: vars.size.prose },
    },
  },
});
