import { style } from '@vanilla-extract/css';
import { flexRow } from '../../shared/flow.ts';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

export const frame = style({ display: 'flex', flexDirection: 'column', gap: vars.space.sm });
export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space.sm, fontSize: vars.font.sm });
export const meter = style({
  position: 'relative',
  flex: 1,
  height: vars.space.xs,
  borderRadius: vars.radius.full,
  background: vars.color.surfaceActive,
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { border: `${vars.border.thin} solid CanvasText` } },
});
export const level = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  borderRadius: 'inherit',
  transition: `width ${vars.motion.base} ${vars.motion.easeOut}, background-color ${vars.motion.base} ${vars.motion.easeOut}`,
  selectors: {
    '&[data-strength="weak"]': { width: '33%', background: vars.color.danger.solid },
    '&[data-strength="fair"]': { width: '66%', background: vars.color.warning.solid },
    '&[data-strength="strong"]': { width: '100%', background: vars.color.success.solid },
  },
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
export const word = style({
  minWidth: '4ch',
  color: vars.color.text,
  selectors: { '&:empty': { display: 'none' } },
});
export const rules = style({ display: 'flex', flexDirection: 'column', gap: vars.space.hair });
export const rule = style({
  ...flexRow('sm'),
  fontSize: vars.font.sm,
  color: vars.color.textMuted,
  selectors: { '&[data-state="met"]': { color: vars.color.success.text } },
});
