import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/tokens.ts';

export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingBlock: vars.space.sm,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border}`,
  breakInside: 'avoid',
});

export const grow = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
