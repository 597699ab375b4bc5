import { style } from '@vanilla-extract/css';
import { inlineFlexRow, flexRow } from '../../shared/flow.ts';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

export const zone = style({
  position: 'relative',
  ...flexRow('sm', { wrap: 'wrap', justify: 'center' }),
  minHeight: '6rem',
  padding: vars.space.lg,
  textAlign: 'center',
  color: vars.color.textMuted,
  background: vars.color.surfaceSunken,
  border: `${vars.border.thin} dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.lg,
  transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}, border-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    '&[data-state="over"]': {
      background: vars.color.accent.surface,
      borderColor: vars.color.accent.solid,
      borderStyle: 'solid',
    },
    '&:has([aria-invalid="true"])': { borderColor: vars.color.danger.text },
    '&:has(:focus-visible)': {
      outline: `${vars.border.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.border.focusOffset,
    },
    '&:has(:disabled)': { background: 'transparent', borderColor: vars.color.border },
  },
});
/** Over the whole zone, so that all of it can be pressed and dropped upon, with the platform's own chooser. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});
export const dropWords = style({
  // A finger cannot drag a file.
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
export const choose = style({
  ...inlineFlexRow('xs'),
  minHeight: vars.size.target,
  fontWeight: vars.weight.semibold,
  color: vars.color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  selectors: { ':disabled ~ &': { color: 'inherit', textDecoration: 'none' } },
});
export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });
export const row = style({
  ...flexRow('md'),
  minHeight: vars.size.touch,
  padding: `${vars.space.sm} ${vars.space.md}`,
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  selectors: { '&[data-state="failed"], &[data-state="refused"]': { borderColor: vars.color.danger.border } },
});
export const icon = style({
  display: 'inline-flex',
  flexShrink: 0,
  color: vars.color.textMuted,
  selectors: {
    '[data-state="done"] > &': { color: vars.color.success.text },
    '[data-state="failed"] > &, [data-state="refused"] > &': { color: vars.color.danger.text },
  },
});
export const picture = style({
  flexShrink: 0,
  width: vars.size.touch,
  height: vars.size.touch,
  objectFit: 'cover',
  borderRadius: vars.radius.sm,
});
export const words = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, gap: vars.space.hair });
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const note = style({
  fontSize: vars.font.sm,
  color: vars.color.textMuted,
  selectors: {
    '[data-state="failed"] &, [data-state="refused"] &': { color: vars.color.danger.text },
  },
});
export const bar = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: vars.space.xs,
  border: 'none',
  borderRadius: vars.radius.full,
  background: vars.color.surfaceActive,
  overflow: 'hidden',
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': { background: vars.color.accent.solid, borderRadius: vars.radius.full },
    '&::-moz-progress-bar': { background: vars.color.accent.solid },
  },
  '@media': { [media.forcedColors]: { border: `${vars.border.thin} solid CanvasText` } },
});
export const tools = style({ display: 'inline-flex', flexShrink: 0 });
