import { style } from '@vanilla-extract/css';
import { vars } from '@imah/app/styles';

const tones = {
  '&[data-tone=danger]': { color: vars.color.danger.text },
  '&[data-tone=warning]': { color: vars.color.warning.text },
  '&[data-tone=success]': { color: vars.color.success.text },
  '&[data-tone=info]': { color: vars.color.info.text },
};

export const mark = style({ display: 'inline-flex', color: vars.color.textMuted, selectors: tones });
export const time = style({ selectors: tones });
