import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@imah/app/styles';

export const step = style({
  display: 'grid',
  gap: vars.space.lg,
  border: 'none',
  padding: vars.space.none,
  margin: vars.space.none,
  minWidth: 0,
});
globalStyle(`${step}[hidden]`, { display: 'none' });

export const list = style({
  display: 'flex',
  gap: vars.space.sm,
  listStyle: 'none',
  padding: vars.space.none,
  margin: vars.space.none,
});
export const item = style({
  flex: 1,
  paddingTop: vars.space.sm,
  borderTop: `${vars.border.thick} solid ${vars.color.border}`,
  fontSize: vars.font.sm,
  color: vars.color.textMuted,
  selectors: {
    '&[data-state=done]': { borderColor: vars.color.accent.solid },
    '&[data-state=current]': {
      borderColor: vars.color.accent.solid,
      color: vars.color.text,
      fontWeight: vars.weight.semibold,
    },
  },
});
