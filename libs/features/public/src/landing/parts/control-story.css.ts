import { style } from '@vanilla-extract/css';
import { vars } from '@imah/app/styles';

export const icon = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  borderRadius: vars.radius.full,
  background: vars.color.info.surface,
  color: vars.color.info.text,
  selectors: {
    '&[data-step=reported]': { background: vars.color.success.surface, color: vars.color.success.text },
  },
});
