import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

/** A control made of several: it looks like one box, and the focus is drawn around all of it. */
export const frame = style({
  display: 'flex',
  alignItems: 'stretch',
  width: '100%',
  minWidth: 0,
  minHeight: vars.size.controlMd,
  background: vars.color.surface,
  color: vars.color.text,
  border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  transition: `border-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    '&:has(input:focus-visible, select:focus-visible)': {
      outline: `${vars.border.focus} solid ${vars.color.focus}`,
      outlineOffset: '-1px',
      borderColor: vars.color.focus,
    },
    '&:has([aria-invalid="true"])': { borderColor: vars.color.danger.text },
    '&:has(input:disabled)': { background: vars.color.surfaceSunken, color: vars.color.textMuted },
    // A hidden input counts as read-only.
    '&:has(input:read-only:not([type="hidden"]))': { background: vars.color.surfaceSunken },
  },
  '@media': { [media.phone]: { minHeight: vars.size.touch } },
});

export const input = style({
  flex: 1,
  minWidth: 0,
  width: '100%',
  paddingInline: vars.space.md,
  paddingBlock: vars.space.xs,
  background: 'transparent',
  border: 'none',
  lineHeight: vars.leading.normal,
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&:focus-visible': { outline: 'none' },
    '&:disabled': { cursor: 'not-allowed' },
  },
  // Below 16 px a phone zooms into the field.
  '@media': { [media.phone]: { fontSize: vars.font.lg } },
});
export const inputEnd = style({ textAlign: 'end' });

/** Words that belong to the value and are not typed: "Rp", "m³". */
export const affix = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  paddingInline: vars.space.md,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  selectors: { '&:first-child': { paddingInlineEnd: 0 }, '&:last-child': { paddingInlineStart: 0 } },
});

/** Small buttons at the end of the box. */
export const tools = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  paddingInline: vars.space.hair,
});

export const step = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.size.controlMd,
  color: vars.color.textMuted,
  borderInlineStart: `${vars.border.thin} solid ${vars.color.border}`,
  transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    '&:hover:not(:disabled)': { background: vars.color.surfaceHover, color: vars.color.text },
    '&:active:not(:disabled)': { background: vars.color.surfaceActive },
    '&:disabled': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    '&:last-child': { borderStartEndRadius: vars.radius.md, borderEndEndRadius: vars.radius.md },
  },
  '@media': { [media.phone]: { width: vars.size.touch } },
});

export const unit = style({
  appearance: 'none',
  flexShrink: 0,
  maxWidth: '45%',
  paddingInline: `${vars.space.md} ${vars.space.xl}`,
  background: 'transparent',
  border: 'none',
  borderInlineStart: `${vars.border.thin} solid ${vars.color.border}`,
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': { [media.phone]: { fontSize: vars.font.lg }, [media.forcedColors]: { appearance: 'auto' } },
});
export const unitFrame = style({ position: 'relative', display: 'inline-flex', flexShrink: 0, maxWidth: '45%' });
globalStyle(`${unitFrame} > select`, { maxWidth: '100%' });
export const unitChevron = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.sm,
  display: 'flex',
  alignItems: 'center',
  color: vars.color.textMuted,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { display: 'none' } },
});
globalStyle(`${tools} > button`, {
  '@media': { [media.phone]: { minWidth: vars.size.touch, minHeight: vars.size.touch } },
});
