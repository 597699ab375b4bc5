import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const content = style({
  position: 'relative',
  zIndex: vars.layer.tooltip,
  maxWidth: vars.size.panel,
  padding: `${vars.space.xs} ${vars.space.sm}`,
  borderRadius: vars.radius.md,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  fontSize: vars.font.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  boxShadow: vars.shadow.md,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-state="delayed-open"]': { animation: `${appear} ${vars.motion.fast} ${vars.motion.easeOut}` },
    // Bridges the gap to the trigger, so that the pointer can move onto the text without losing it.
    '&::before': { content: '', position: 'absolute', inset: `calc(-1 * ${vars.space.sm})`, zIndex: -1 },
  },
  '@media': { [media.forcedColors]: { border: `${vars.border.thin} solid CanvasText` } },
});
