import { style } from '@vanilla-extract/css';
import { vars } from '@imah/app/styles';

export const chain = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  rowGap: vars.space.lg,
  margin: vars.space.none,
  padding: vars.space.none,
  listStyle: 'none',
});

export const step = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.sm,
  fontSize: vars.font.sm,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  selectors: {
    '&:not(:nth-child(3n+1))::before': {
      content: '""',
      position: 'absolute',
      top: `calc(${vars.size.touch} / 2)`,
      insetInlineStart: `calc(-50% + ${vars.size.touch} / 2 + ${vars.space.xs})`,
      width: `calc(100% - ${vars.size.touch} - ${vars.space.sm})`,
      borderTop: `${vars.border.thick} dotted ${vars.color.accent.border}`,
    },
  },
});

export const icon = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  borderRadius: vars.radius.lg,
  background: vars.color.accent.surface,
  color: vars.color.accent.text,
});
