import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { flexRow } from '../../shared/flow.ts';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

const drop = keyframes({ from: { opacity: 0, transform: 'translate(-50%, -8px)' } });

export const content = style({
  position: 'fixed',
  insetBlockStart: '12vh',
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  zIndex: vars.layer.dialog,
  display: 'flex',
  flexDirection: 'column',
  width: `calc(100vw - ${vars.space.xl})`,
  maxWidth: '36rem',
  maxHeight: '70dvh',
  overflow: 'hidden',
  background: vars.color.surfaceRaised,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.xl,
  boxShadow: vars.shadow.lg,
  animation: `${drop} ${vars.motion.base} ${vars.motion.easeOut}`,
  // The keyboard of a phone takes the lower half.
  '@media': { [media.phone]: { insetBlockStart: vars.space.md, maxHeight: '60dvh' } },
});
export const command = style({ display: 'flex', flexDirection: 'column', minHeight: 0 });
export const search = style({
  ...flexRow('md'),
  paddingInline: vars.space.lg,
  color: vars.color.textMuted,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border}`,
});
export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: '3.25rem',
  border: 'none',
  outline: 'none',
  background: 'transparent',
  color: vars.color.text,
  fontSize: vars.font.lg,
  selectors: { '&::placeholder': { color: vars.color.textMuted, opacity: 1 } },
});
export const list = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: vars.space.sm,
  padding: vars.space.sm,
});
export const group = style({});
globalStyle(`${group} [cmdk-group-heading]`, {
  padding: `${vars.space.sm} ${vars.space.sm} ${vars.space.xs}`,
  fontSize: vars.font.xs,
  fontWeight: vars.weight.semibold,
  color: vars.color.textMuted,
});
export const item = style({
  ...flexRow('md'),
  minHeight: vars.size.controlMd,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  selectors: {
    '&[data-selected="true"]': { background: vars.color.surfaceActive },
    '&[data-disabled="true"]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-selected="true"]': { outline: `${vars.border.focus} solid Highlight` } },
    },
    [media.phone]: { minHeight: vars.size.touch },
  },
});
export const itemIcon = style({ display: 'inline-flex', flexShrink: 0, color: vars.color.textMuted });
export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const detail = style({ marginInlineStart: vars.space.sm, fontSize: vars.font.sm, color: vars.color.textMuted });
export const shortcut = style({
  flexShrink: 0,
  paddingInline: vars.space.xs,
  fontFamily: 'inherit',
  fontSize: vars.font.xs,
  color: vars.color.textMuted,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.sm,
  '@media': { [media.phone]: { display: 'none' } },
});
export const message = style({
  ...flexRow('sm', { justify: 'center' }),
  padding: vars.space.xl,
  color: vars.color.textMuted,
  textAlign: 'center',
});
