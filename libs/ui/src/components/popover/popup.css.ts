import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

/** The surface of everything that opens from another part: menu, popover, list of choices. */
export const popup = style({
  zIndex: vars.layer.menu,
  maxWidth: `min(${vars.size.panel}, calc(100vw - ${vars.space.xl}))`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.lg,
  animation: `${appear} ${vars.motion.fast} ${vars.motion.easeOut}`,
});
