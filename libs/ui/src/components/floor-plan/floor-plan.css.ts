import { style } from '@vanilla-extract/css';
import { flexColumn, inlineFlexRow, flexRow } from '../../shared/flow.ts';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

const line = `${vars.border.thin} solid ${vars.color.border}`;
const dark = '[data-color-mode="dark"] &';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.sm, minWidth: 0 });
export const bar = style({
  ...flexRow('sm', { wrap: 'wrap', justify: 'space-between' }),
});
export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });
export const shell = style({
  position: 'relative',
  minWidth: 0,
  border: line,
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
  background: vars.color.surfaceSunken,
  selectors: { '&[data-placing]': { borderColor: vars.color.accent.solid } },
});
export const room = style({ position: 'relative' });
export const frame = style({
  position: 'relative',
  width: '100%',
  minHeight: vars.size.chart,
  maxHeight: 'min(46rem, 78vh)',
  // Not hidden: a pin that takes the focus would scroll what is hidden, beside the view that is kept here.
  overflow: 'clip',
  cursor: 'grab',
  userSelect: 'none',
  selectors: {
    // A finger scrolls the page while all of the plan shows; once it is larger, the finger pans it.
    '&[data-zoomed="no"]': { touchAction: 'pan-y', cursor: 'default' },
    '&[data-zoomed="yes"]': { touchAction: 'none' },
    '&[data-panning]': { cursor: 'grabbing' },
    '&[data-placing]': { cursor: 'crosshair' },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.focusOffset})` },
  },
});
export const stage = style({ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0, transformOrigin: '0 0' });
export const ground = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });
export const image = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  '@media': {
    screen: {
      selectors: {
        [`${dark}[data-theme="light"]`]: { display: 'none' },
        [`${dark}[data-dark="inverted"]`]: { filter: 'invert(0.9) hue-rotate(180deg)' },
      },
    },
  },
  selectors: { ':root:not([data-color-mode="dark"]) &[data-theme="dark"]': { display: 'none' } },
});
/** Where a picture could not be had: paper, so that places can still be told apart. */
export const paper = style({
  position: 'absolute',
  inset: 0,
  background: vars.color.surface,
  backgroundImage: `linear-gradient(${vars.color.border} ${vars.border.thin}, transparent ${vars.border.thin}), linear-gradient(90deg, ${vars.color.border} ${vars.border.thin}, transparent ${vars.border.thin})`,
  backgroundSize: '5% 10%',
});
export const markers = style({ position: 'absolute', inset: 0 });
export const zoom = style({
  position: 'absolute',
  insetBlockStart: vars.space.sm,
  insetInlineEnd: vars.space.sm,
  zIndex: vars.layer.navigation,
  ...flexColumn('xs'),
  '@media': {
    [media.print]: { display: 'none' },
    // A telephone has no room for buttons over the plan.
    [media.phone]: {
      position: 'static',
      flexDirection: 'row',
      justifyContent: 'flex-end',
      padding: vars.space.xs,
      borderBlockStart: line,
      background: vars.color.surface,
    },
  },
});
export const news = style({
  ...flexRow('sm', { wrap: 'wrap' }),
  padding: vars.space.sm,
  fontSize: vars.font.sm,
  background: vars.color.info.surface,
  color: vars.color.info.text,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.info.border}`,
  selectors: {
    '&[data-tone="warning"]': {
      background: vars.color.warning.surface,
      color: vars.color.warning.text,
      borderBlockEndColor: vars.color.warning.border,
    },
  },
});
/** Where Enter puts what is being placed. */
export const aim = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  zIndex: vars.layer.sticky,
  display: 'grid',
  translate: '-50% -50%',
  pointerEvents: 'none',
  color: vars.color.accent.solid,
  opacity: 0,
  selectors: { '[data-placing]:focus-visible > &': { opacity: 1 } },
});
export const corner = style({
  position: 'absolute',
  zIndex: vars.layer.sticky,
  width: vars.size.target,
  height: vars.size.target,
  translate: '-50% -50%',
  display: 'grid',
  placeItems: 'center',
  cursor: 'grab',
  touchAction: 'none',
  borderRadius: vars.radius.full,
  selectors: {
    '&::after': {
      content: '',
      width: vars.space.md,
      height: vars.space.md,
      borderRadius: vars.radius.full,
      border: `${vars.border.thick} solid ${vars.color.accent.solid}`,
      background: vars.color.surface,
    },
    '&[aria-pressed="true"]::after': { background: vars.color.accent.solid },
  },
});
export const detailHead = style({
  ...flexRow('lg', { justify: 'space-between' }),
});
export const rowName = style({
  ...inlineFlexRow('xs'),
  minHeight: vars.size.target,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
});
export const rowDetail = style({ paddingBlock: vars.space.sm, color: vars.color.text });
