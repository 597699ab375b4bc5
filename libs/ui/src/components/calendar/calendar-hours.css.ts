import { style } from '@vanilla-extract/css';
import { flexColumn, flexRow } from '../../shared/flow.ts';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

const line = `${vars.border.thin} solid ${vars.color.border}`;

export const hours = style({
  position: 'relative',
  maxHeight: 'min(44rem, 75vh)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: line,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  '@media': { [media.print]: { maxHeight: 'none', overflow: 'visible' } },
});
export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  background: vars.color.surface,
  borderBlockEnd: `${vars.border.thick} solid ${vars.color.border}`,
});
export const row = style({
  display: 'grid',
  selectors: {
    '[data-days="many"] &': { gridTemplateColumns: `5.25rem repeat(7, minmax(5rem, 1fr))` },
    '[data-days="one"] &': { gridTemplateColumns: '5.25rem minmax(0, 1fr)' },
  },
});
export const rowHead = style({
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.hair,
  fontSize: vars.font.xs,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  lineHeight: vars.leading.tight,
});
export const dayHead = style({
  ...flexRow('xs', { justify: 'center' }),
  paddingBlock: vars.space.sm,
  fontSize: vars.font.xs,
  fontWeight: vars.weight.semibold,
  color: vars.color.textMuted,
});
export const dayNumber = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.size.target,
  height: vars.size.target,
  borderRadius: vars.radius.full,
  fontSize: vars.font.sm,
  color: vars.color.text,
  selectors: { '[data-today] &': { background: vars.color.accent.solid, color: vars.color.accent.on } },
});
export const cell = style({
  position: 'relative',
  minWidth: 0,
  cursor: 'pointer',
  // Lines that take no room: an event's share of the hours stays exact.
  boxShadow: `inset ${vars.border.thin} ${vars.border.thin} 0 ${vars.color.border}`,
  selectors: {
    '&[data-row="hour"]': { height: '3rem' },
    '&[data-row="day"]': {
      ...flexColumn('hair'),
      minHeight: vars.size.controlSm,
      padding: vars.space.hair,
    },
    '[data-days="many"] &[data-chosen="yes"]': {
      backgroundColor: vars.color.surfaceTint,
      // On the tint the usual lines would not be seen.
      boxShadow: `inset ${vars.border.thin} ${vars.border.thin} 0 ${vars.color.borderStrong}`,
    },
    '&:hover': { backgroundColor: vars.color.surfaceHover },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.focusOffset})` },
  },
});
const entry = {
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  columnGap: vars.space.xs,
  minWidth: 0,
  paddingInline: vars.space.xs,
  // Not the shorthand: the colour is the tone's.
  borderStyle: 'solid',
  borderWidth: vars.border.thin,
  borderRadius: vars.radius.sm,
  fontSize: vars.font.xs,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  overflow: 'hidden',
} as const;
export const event = style({
  ...entry,
  position: 'absolute',
  zIndex: vars.layer.raised,
  paddingBlock: vars.space.hair,
  borderInlineStartWidth: vars.space.xs,
  // A seam between neighbours and between what follows one another.
  backgroundClip: 'padding-box',
  outlineOffset: vars.border.thin,
  selectors: {
    '&[data-length="short"]': { flexWrap: 'nowrap' },
    '&:hover, &:focus-visible': { zIndex: vars.layer.sticky, boxShadow: vars.shadow.md },
  },
});
export const dayEvent = style({ ...entry, flexWrap: 'nowrap' });
export const eventTitle = style({
  fontWeight: vars.weight.semibold,
  // Where there is room for one of them it is the name that is read.
  flexShrink: 0,
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: { '[data-length="short"] > &': { whiteSpace: 'nowrap' } },
});
export const eventTime = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const now = style({
  position: 'absolute',
  insetInline: 0,
  zIndex: vars.layer.sticky,
  borderBlockStart: `${vars.border.thick} solid ${vars.color.danger.solid}`,
  pointerEvents: 'none',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: 0,
      width: vars.size.mark,
      height: vars.size.mark,
      borderRadius: vars.radius.full,
      background: vars.color.danger.solid,
      translate: '-50% calc(-50% - 1px)',
    },
  },
});
