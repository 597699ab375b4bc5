import { style } from '@vanilla-extract/css';
import { flexColumn, flexRow } from '../../shared/flow.ts';
import { vars } from '../../tokens/contract.css.ts';
import { padShape } from './signature.ts';

export const root = style({
  ...flexColumn('sm'),
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});
export const label = style({ padding: 0, marginBlockEnd: vars.space.xs, fontWeight: vars.weight.medium });
export const hint = style({ fontSize: vars.font.sm, color: vars.color.textMuted });

export const paper = style({
  position: 'relative',
  width: '100%',
  aspectRatio: `${padShape} / 1`,
  color: vars.color.text,
  background: vars.color.surfaceSunken,
  border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
  selectors: { '&[data-invalid]': { borderColor: vars.color.danger.text } },
  // The line on which one signs.
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: '8%',
    insetBlockEnd: '22%',
    borderBlockEnd: `${vars.border.thin} dashed ${vars.color.border}`,
    pointerEvents: 'none',
  },
});

export const canvas = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  cursor: 'crosshair',
  // A finger draws here and does not scroll the page.
  touchAction: 'none',
  userSelect: 'none',
  selectors: { '&[data-mode="typed"]': { cursor: 'default', touchAction: 'auto' } },
});

export const here = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '8%',
  textAlign: 'center',
  fontSize: vars.font.sm,
  color: vars.color.textMuted,
  pointerEvents: 'none',
});

export const tools = style({
  ...flexRow('sm', { wrap: 'wrap', justify: 'space-between' }),
});
export const edits = style({ display: 'flex', gap: vars.space.xs });
