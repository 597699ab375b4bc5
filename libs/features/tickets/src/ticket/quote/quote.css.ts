import { style } from '@vanilla-extract/css';
import { media, vars } from '@imah/app/styles';

export const lines = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.md,
  paddingBlock: vars.space.xs,
  overflowWrap: 'anywhere',
});

export const total = style([line, { borderBlockStart: `${vars.border.thin} solid ${vars.color.border}` }]);

export const amount = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });

/** Nothing to press stands on paper. */
export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } });
