import { style } from '@vanilla-extract/css';
import { vars } from '@imah/app/styles';

export const signed = style({
  display: 'grid',
  gap: vars.space.sm,
  margin: 0,
  selectors: { '&[data-standing="superseded"]': { opacity: 0.75 } },
});

/** Paper stays white: what was signed looks the same to everyone, also where the page is dark. */
export const picture = style({
  display: 'block',
  width: '100%',
  maxWidth: '24rem',
  height: 'auto',
  aspectRatio: '3 / 1',
  background: 'white',
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
});

export const earlier = style({
  minHeight: vars.size.target,
  fontSize: vars.font.sm,
  color: vars.color.textMuted,
  cursor: 'pointer',
});
