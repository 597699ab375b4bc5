import { style } from '@vanilla-extract/css';
import { flexColumn } from '../../shared/flow.ts';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.layer.navigation,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  background: vars.color.surface,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border}`,
  '@media': { [media.tablet]: { display: 'none' }, [media.print]: { display: 'none' } },
});
export const list = style({ display: 'flex' });
/** Longer words have more room than shorter ones, so that none is cut. */
export const cell = style({ flex: '1 1 auto', minWidth: 0 });
export const item = style({
  ...flexColumn('hair', { align: 'center', justify: 'center' }),
  width: '100%',
  height: vars.size.bottomBar,
  paddingInline: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.font.xs,
  fontWeight: vars.weight.medium,
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current="page"]': { color: vars.color.accent.text, fontWeight: vars.weight.semibold },
  },
});
export const words = style({ maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
