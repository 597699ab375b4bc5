import { style } from '@vanilla-extract/css';
import { vars } from '@imah/app/styles';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
});

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.xs,
  paddingBlock: vars.space.md,
  paddingInline: vars.space.sm,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border}`,
  selectors: { '&[data-read=unread]': { background: vars.color.surfaceTint } },
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const words = style({ display: 'grid', gap: vars.space.hair, minWidth: 0, overflowWrap: 'anywhere' });

export const tools = style({ display: 'flex', alignItems: 'start' });

export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  fontSize: vars.font.sm,
  color: vars.color.textMuted,
});
