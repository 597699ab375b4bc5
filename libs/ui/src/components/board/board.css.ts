import { style } from '@vanilla-extract/css';
import { flexColumn, flexRow } from '../../shared/flow.ts';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

const line = `${vars.border.thin} solid ${vars.color.border}`;

export const root = style({ minWidth: 0 });
export const columns = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `minmax(${vars.size.sidebar}, 1fr)`,
  gap: vars.space.md,
  overflowX: 'auto',
  paddingBlockEnd: vars.space.sm,
  '@media': {
    // One column at a time, and a glimpse of the next.
    [media.phone]: { gridAutoColumns: '85%', scrollSnapType: 'x proximity' },
  },
});
export const column = style({
  ...flexColumn('sm'),
  minWidth: 0,
  padding: vars.space.sm,
  borderRadius: vars.radius.lg,
  background: vars.color.surfaceSunken,
  scrollSnapAlign: 'start',
  selectors: {
    '&[data-over="yes"]': {
      outline: `${vars.border.thick} dashed ${vars.color.accent.solid}`,
      outlineOffset: `calc(-1 * ${vars.border.thick})`,
    },
  },
});
export const columnHead = style({
  ...flexRow('sm'),
  paddingInline: vars.space.xs,
  minHeight: vars.size.controlSm,
});
export const list = style({
  ...flexColumn('sm'),
  minHeight: vars.size.touch,
  // A long column scrolls by itself: the heads of all stay in sight.
  maxHeight: '70dvh',
  overflowY: 'auto',
});
/** Where more cards would begin. */
export const end = style({ minHeight: vars.border.thin });
export const card = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  minWidth: 0,
  padding: vars.space.xs,
  border: line,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  boxShadow: vars.shadow.sm,
  selectors: {
    '&[data-state="held"]': { borderColor: vars.color.accent.solid, boxShadow: vars.shadow.md },
    '&[data-state="dragged"]': { opacity: 0.5 },
    // Stands beside the page while its picture is taken.
    '&[data-state="carried"]': {
      position: 'fixed',
      insetBlockStart: 0,
      insetInlineStart: '-200vw',
      boxShadow: vars.shadow.lg,
    },
  },
});
export const content = style({ flex: 1, minWidth: 0, paddingBlock: vars.space.xs });
export const handle = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.size.controlSm,
  minHeight: vars.size.controlMd,
  borderRadius: vars.radius.sm,
  color: vars.color.textMuted,
  cursor: 'grab',
  selectors: {
    '&:hover': { background: vars.color.surfaceHover, color: vars.color.text },
    '&[aria-pressed="true"]': { background: vars.color.accent.surface, color: vars.color.accent.text },
  },
  '@media': { [media.phone]: { width: vars.size.touch, minHeight: vars.size.touch } },
});
