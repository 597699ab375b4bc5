import { style } from '@vanilla-extract/css';
import { inlineFlexRow } from '../../shared/flow.ts';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

const pending = '[data-command="pending"] &';

export const row = style({
  ...inlineFlexRow('sm'),
  minHeight: vars.size.target,
});

export const track = style({
  position: 'relative',
  flexShrink: 0,
  width: '2.75rem',
  height: vars.size.target,
  borderRadius: vars.radius.full,
  border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
  background: vars.color.surfaceSunken,
  transition: `background-color ${vars.motion.base} ${vars.motion.easeOut}, border-color ${vars.motion.base} ${vars.motion.easeOut}`,
  selectors: {
    '&[data-state="checked"]': { background: vars.color.accent.solid, borderColor: vars.color.accent.solid },
    '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
    [`${pending}`]: {
      background: vars.color.accent.surface,
      borderColor: vars.color.accent.solid,
      borderStyle: 'dashed',
    },
  },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
});

export const thumb = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: vars.space.hair,
  display: 'grid',
  placeItems: 'center',
  width: '1.125rem',
  height: '1.125rem',
  borderRadius: vars.radius.full,
  background: vars.color.borderStrong,
  color: vars.color.accent.solid,
  transform: 'translateY(-50%)',
  transition: `inset-inline-start ${vars.motion.base} ${vars.motion.easeOut}, background-color ${vars.motion.base} ${vars.motion.easeOut}`,
  selectors: {
    '&[data-state="checked"]': {
      insetInlineStart: `calc(100% - 1.125rem - ${vars.space.hair})`,
      background: vars.color.accent.on,
    },
    // Half way: asked for, and not yet reported.
    [`${pending}`]: { insetInlineStart: 'calc(50% - 0.5625rem)', background: 'transparent' },
  },
  '@media': { [media.forcedColors]: { background: 'ButtonText' } },
});

export const word = style({
  fontSize: vars.font.sm, // Wide enough for each word, so that the switch stays under the finger when the word changes.
  minWidth: '4.25rem',
  textAlign: 'end',
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
});
