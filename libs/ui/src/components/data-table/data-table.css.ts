import { style, styleVariants } from '@vanilla-extract/css';
import { inlineFlexRow } from '../../shared/flow.ts';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

const line = `${vars.border.thin} solid ${vars.color.border}`;
const focusInside = { outlineOffset: `calc(-1 * ${vars.border.focusOffset})` };

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.sm, minWidth: 0 });
export const scroller = style({
  maxHeight: '70dvh',
  overflow: 'auto',
  isolation: 'isolate',
  border: line,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  contain: 'layout paint style',
  // What the keyboard moves to must not end up below the head or the first column.
  scrollPaddingBlockStart: vars.size.touch,
  scrollPaddingInlineStart: vars.size.menu,
  selectors: {
    // A shade at the end, over the last column in sight: there are more beside it.
    '&[data-beyond="yes"]': {
      maskImage: `linear-gradient(to left, transparent, black ${vars.space['3xl']})`,
    },
  },
  '@media': { [media.print]: { maxHeight: 'none', overflow: 'visible', maskImage: 'none' } },
});
export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.font.sm,
});

const cell = style({
  height: vars.size.touch,
  paddingInline: vars.space.md,
  borderBlockEnd: line,
  background: 'inherit',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'start',
});
export const aligned = styleVariants({ start: {}, end: { textAlign: 'end' } });
export const headRow = style({ background: vars.color.surfaceSunken });
export const head = style([
  cell,
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.sticky,
    color: vars.color.textMuted,
    fontWeight: vars.weight.semibold,
  },
]);
export const body = style([cell, { fontWeight: vars.weight.regular }]);
/** The choice and the name of the row stay while the others move below them. */
const sticky = style({
  position: 'sticky',
  zIndex: vars.layer.raised,
  insetInlineStart: 0,
  selectors: {
    'thead &': { zIndex: vars.layer.navigation },
    '[data-choice="on"] &': { insetInlineStart: vars.space['3xl'] },
  },
});
export const name = style([sticky, { borderInlineEnd: line, fontWeight: vars.weight.medium }]);
export const narrow = style({ padding: 0, textAlign: 'center', overflow: 'visible' });
export const choice = style([
  narrow,
  {
    position: 'sticky',
    zIndex: vars.layer.raised,
    insetInlineStart: 0,
    selectors: { 'thead &': { zIndex: vars.layer.navigation } },
  },
]);
export const row = style({
  background: vars.color.surface,
  selectors: {
    '&:hover': { background: vars.color.surfaceHover },
    '&[data-press="opens"]': { cursor: 'pointer' },
    '&[data-selected="on"]': { background: vars.color.accent.surface },
  },
});
export const spacer = style({ padding: 0, border: 'none' });

export const sort = style({
  ...inlineFlexRow('xs'),
  maxWidth: '100%',
  minHeight: vars.size.touch,
  borderRadius: vars.radius.sm,
  fontWeight: 'inherit',
  selectors: { '&:hover': { color: vars.color.text }, '&:focus-visible': focusInside },
});
export const sortWords = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const sortMark = style({
  display: 'inline-flex',
  flexShrink: 0,
  color: vars.color.textDisabled,
  selectors: { '[aria-sort="ascending"] &, [aria-sort="descending"] &': { color: vars.color.accent.text } },
});
export const check = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  cursor: 'pointer',
});
export const instead = style({ border: line, borderRadius: vars.radius.lg, background: vars.color.surface });
export const skeletons = style([instead, { padding: vars.space.md, display: 'grid', gap: vars.space.sm }]);
