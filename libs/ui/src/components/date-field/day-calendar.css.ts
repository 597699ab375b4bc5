import { globalStyle, style } from '@vanilla-extract/css';
import { inlineFlexRow, flexRow } from '../../shared/flow.ts';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

const cell = vars.size.controlMd;
const surround = '&:not([data-outside])';

export const root = style({ position: 'relative', padding: vars.space.md });
export const months = style({ position: 'relative', display: 'flex', flexWrap: 'wrap', gap: vars.space.xl });
export const month = style({ display: 'flex', flexDirection: 'column', gap: vars.space.sm, marginInline: 'auto' });
export const nav = style({
  position: 'absolute',
  zIndex: vars.layer.raised,
  insetBlockStart: 0,
  insetInline: 0,
  display: 'flex',
  justifyContent: 'space-between',
  pointerEvents: 'none',
});
export const navButton = style({
  display: 'grid',
  placeItems: 'center',
  width: cell,
  height: cell,
  borderRadius: vars.radius.md,
  color: vars.color.textMuted,
  pointerEvents: 'auto',
  selectors: {
    '&:hover:not([aria-disabled="true"])': { background: vars.color.surfaceHover, color: vars.color.text },
    '&[aria-disabled="true"]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
});
export const caption = style({
  ...flexRow(null, { justify: 'center' }),
  minHeight: cell,
  paddingInline: cell,
  fontWeight: vars.weight.semibold,
});
export const dropdowns = style({ display: 'inline-flex', gap: vars.space.hair });
export const dropdownRoot = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: vars.radius.sm,
  selectors: {
    '&:hover': { background: vars.color.surfaceHover },
    '&:focus-within': { outline: `${vars.border.focus} solid ${vars.color.focus}` },
  },
});
export const dropdown = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
  color: vars.color.text,
  background: vars.color.surfaceRaised,
});
export const captionLabel = style({
  ...inlineFlexRow('hair'),
  minHeight: vars.size.target,
  paddingInline: vars.space.xs,
});
export const grid = style({ borderCollapse: 'collapse' });
export const weekday = style({
  width: cell,
  height: vars.size.controlSm,
  fontSize: vars.font.xs,
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
  textAlign: 'center',
});
export const day = style({ padding: `${vars.space.hair} 0`, textAlign: 'center' });
export const dayButton = style({
  width: cell,
  height: cell,
  borderRadius: vars.radius.md,
  textAlign: 'center',
  selectors: {
    '&:hover:not(:disabled)': { background: vars.color.surfaceHover },
    '&:disabled': { color: vars.color.textDisabled, cursor: 'not-allowed', textDecoration: 'line-through' },
  },
  '@media': { [media.phone]: { width: '2.6rem', height: vars.size.touch } },
});
export const outside = style({ color: vars.color.textMuted });
export const today = style({ fontWeight: vars.weight.bold, color: vars.color.accent.text });
export const selected = style({});
export const rangeStart = style({
  selectors: { [surround]: { borderStartStartRadius: vars.radius.md, borderEndStartRadius: vars.radius.md } },
});
export const rangeEnd = style({
  selectors: { [surround]: { borderStartEndRadius: vars.radius.md, borderEndEndRadius: vars.radius.md } },
});
export const rangeMiddle = style({});

// The button inside a chosen day carries its look; the cell behind joins the days of a range.
const chosen = {
  background: vars.color.accent.solid,
  color: vars.color.accent.on,
  fontWeight: vars.weight.semibold,
};
globalStyle(`${selected} > button, ${selected} > button:hover:not(:disabled)`, chosen);
globalStyle(`${rangeMiddle} > button, ${rangeMiddle} > button:hover:not(:disabled)`, {
  background: 'transparent',
  color: vars.color.accent.text,
  fontWeight: vars.weight.regular,
});
globalStyle(`${rangeStart}, ${rangeEnd}, ${rangeMiddle}`, { background: vars.color.accent.surface });
globalStyle(`${today} > button`, { boxShadow: `inset 0 calc(-1 * ${vars.border.thick}) 0 ${vars.color.accent.solid}` });
globalStyle(`${selected} > button`, {
  '@media': { [media.forcedColors]: { outline: `${vars.border.thick} solid Highlight` } },
});
