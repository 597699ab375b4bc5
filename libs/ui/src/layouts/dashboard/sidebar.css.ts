import { style } from '@vanilla-extract/css';
import { flexColumn, flexRow } from '../../shared/flow.ts';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

export const sidebar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.navigation,
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  gap: vars.space.sm,
  width: vars.size.sidebar,
  height: '100dvh',
  padding: vars.space.sm,
  background: vars.color.surface,
  borderInlineEnd: `${vars.border.thin} solid ${vars.color.border}`,
  transition: `width ${vars.motion.base} ${vars.motion.easeOut}`,
  selectors: { '&[data-sidebar="folded"]': { width: vars.size.sidebarFolded } },
  '@media': { [media.phone]: { display: 'none' }, [media.print]: { display: 'none' } },
});

const folded = '[data-sidebar="folded"] &';

export const top = style({
  ...flexRow('sm', { justify: 'space-between' }),
  minHeight: vars.size.controlMd,
  paddingInline: vars.space.xs,
  selectors: { [folded]: { flexDirection: 'column', paddingInline: 0 } },
});
export const slot = style({ minWidth: 0, selectors: { [folded]: { display: 'flex', justifyContent: 'center' } } });
export const scroll = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  scrollbarWidth: 'thin',
  paddingBlock: vars.space.hair,
});
export const foot = style({
  ...flexColumn('xs'),
  paddingBlockStart: vars.space.sm,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border}`,
  selectors: { [folded]: { alignItems: 'center' } },
});
export const connection = style({ paddingInline: vars.space.sm, selectors: { [folded]: { paddingInline: 0 } } });
