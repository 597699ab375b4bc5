import { style } from '@vanilla-extract/css';
import { flexColumn, flexRow } from '../../shared/flow.ts';
import { measured } from '../../shared/measured.css.ts';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

const line = `${vars.border.thin} solid ${vars.color.border}`;
const ease = `${vars.motion.base} ${vars.motion.easeOut}`;

export const frame = style({
  minWidth: 0,
  selectors: {
    '[data-shape="grid"] > &': { position: 'absolute' },
    '[data-shape="list"] > &': { display: 'flex', flexDirection: 'column' },
    // Only what makes room moves smoothly: what is dragged is where the pointer is.
    '[data-mode="edit"] > &:not([data-state="dragged"])': {
      transition: `left ${ease}, top ${ease}, width ${ease}, height ${ease}`,
    },
    '&[data-state="dragged"]': { zIndex: vars.layer.sticky, cursor: 'grabbing' },
    '&[data-state="held"], &[data-state="sized"]': { zIndex: vars.layer.raised },
  },
});
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  height: '100%',
  minHeight: 0,
  overflow: 'hidden',
  containerType: 'inline-size',
  border: line,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  selectors: {
    '&[data-mode="edit"]': { borderColor: vars.color.borderStrong },
    '[data-state="dragged"] > &, [data-state="held"] > &, [data-state="sized"] > &': {
      borderColor: vars.color.accent.solid,
      boxShadow: vars.shadow.lg,
    },
    '[data-state="held"] > &, [data-state="sized"] > &': {
      outline: `${vars.border.thick} solid ${vars.color.accent.solid}`,
      outlineOffset: `calc(-1 * ${vars.border.thick})`,
    },
  },
  '@media': { [media.print]: { breakInside: 'avoid' } },
});
export const head = style({
  ...flexRow('xs', { wrap: 'wrap' }),
  flexShrink: 0,
  minHeight: vars.size.controlMd,
  paddingInline: vars.space.md,
  paddingBlockStart: vars.space.xs,
  selectors: {
    '[data-mode="edit"] > &': {
      cursor: 'grab',
      touchAction: 'none',
      userSelect: 'none',
      paddingInlineStart: vars.space.xs,
    },
    '[data-state="dragged"] &': { cursor: 'grabbing' },
  },
});
export const icon = style({ display: 'grid', color: vars.color.textMuted, marginInlineEnd: vars.space.hair });
export const title = style({
  flex: 1,
  minWidth: 0,
  // A heading balances its lines, which a plain nowrap would not stop.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  overflow: 'hidden',
});
export const note = style({
  flexShrink: 0,
  fontSize: vars.font.xs,
  '@container': { '(max-width: 15rem)': { order: 1, flexBasis: '100%' } },
});
export const handle = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.size.controlSm,
  minHeight: vars.size.controlSm,
  borderRadius: vars.radius.sm,
  color: vars.color.textMuted,
  cursor: 'grab',
  touchAction: 'none',
  selectors: {
    '&:hover': { background: vars.color.surfaceHover, color: vars.color.text },
    '&[aria-pressed="true"]': { background: vars.color.accent.solid, color: vars.color.accent.on },
  },
  '@media': { [media.phone]: { width: vars.size.touch, minHeight: vars.size.touch } },
});
export const content = style({
  flex: 1,
  minHeight: 0,
  minWidth: 0,
  overflow: 'auto',
  padding: vars.space.md,
  paddingBlockStart: vars.space.xs,
  containerType: 'inline-size',
  selectors: {
    '[data-shape="grid"] &': { containerType: 'size', containerName: measured },
    // What a widget does must not be done while it is put in its place.
    '[data-mode="edit"] > &': { pointerEvents: 'none', overflow: 'hidden' },
    '&[data-padding="none"]': { padding: 0 },
    '&[data-headed="no"]': { paddingBlockStart: vars.space.md },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.focusOffset})` },
  },
});
export const corner = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  width: vars.size.target,
  height: vars.size.target,
  cursor: 'nwse-resize',
  touchAction: 'none',
  color: vars.color.textMuted,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: vars.space.xs,
      insetInlineEnd: vars.space.xs,
      width: vars.size.mark,
      height: vars.size.mark,
      borderBlockEnd: `${vars.border.thick} solid`,
      borderInlineEnd: `${vars.border.thick} solid`,
      borderEndEndRadius: vars.radius.sm,
    },
    '&:hover': { color: vars.color.accent.solid },
  },
  '@media': { [media.phone]: { width: vars.size.touch, height: vars.size.touch } },
});
export const skeletons = style({ display: 'flex', flexDirection: 'column', gap: vars.space.sm });
export const instead = style({
  ...flexColumn('xs', { align: 'center', justify: 'center' }),
  minHeight: '100%',
  textAlign: 'center',
  fontSize: vars.font.sm,
  color: vars.color.textMuted,
  selectors: { '&[data-tone="danger"]': { color: vars.color.danger.text } },
});
export const insteadText = style({
  fontSize: vars.font.xs,
  '@container': { '(max-width: 14rem)': { display: 'none' } },
});
