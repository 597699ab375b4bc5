import { style } from '@vanilla-extract/css';
import { vars } from '@imah/app/styles';

export const rows = style({ display: 'grid', gap: vars.space.sm, margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  padding: vars.space.sm,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
});

export const fields = style({ flex: 1, minWidth: 0 });

/** A finger on it moves the row and not the page. */
export const handle = style({ touchAction: 'none', cursor: 'grab' });
